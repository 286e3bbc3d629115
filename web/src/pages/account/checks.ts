/** What is wrong with a name or a password before the server is asked: a message of the catalogues, or null. */

export const MOST_LETTERS = 24;
export const FEWEST_SIGNS = 8;
const MOST_SIGNS = 200;

export function nameFault(name: string): string | null {
  const letters = [...name.trim()].length;
  if (letters === 0) return 'account-name-empty';
  return letters > MOST_LETTERS ? 'account-name-long' : null;
}

export function passwordFault(password: string): string | null {
  const signs = [...password].length;
  if (signs === 0) return 'account-password-empty';
  if (signs < FEWEST_SIGNS) return 'account-password-short';
  return signs > MOST_SIGNS ? 'account-password-long' : null;
}
