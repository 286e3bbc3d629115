/** What is wrong with a field of a form, told by the browser beside it, but in the words and the language of the page. */
export function complaint(words: () => string): (node: HTMLInputElement) => () => void {
  return (node) => {
    const told = (): void => node.setCustomValidity(words());
    const changed = (): void => node.setCustomValidity('');
    const form = node.form ?? node; // one field may be right again because another has changed
    node.addEventListener('invalid', told);
    form.addEventListener('input', changed);
    return () => {
      node.removeEventListener('invalid', told);
      form.removeEventListener('input', changed);
    };
  };
}
