import { mount } from 'svelte';
import App from './App.svelte';
import { router } from './lib/router.svelte.ts';
import { session } from './lib/session.svelte.ts';
import { apply, followSystem } from './lib/settings.svelte.ts';
import './styles/fonts.css';
import './styles/tokens.css';
import './lib/ui/base.css';

async function begin(): Promise<void> {
  await apply();
  followSystem();
  router.start();
  // Who one is may come later: the first page does not wait for it.
  session.load().catch(() => undefined);
  const target = document.getElementById('app');
  if (!target) return;
  target.replaceChildren();
  mount(App, { target });
}

/** Another page is served now: what of this one was not loaded yet is gone. Nothing is concluded from no answer. */
async function upgraded(): Promise<boolean> {
  const own = document.querySelector('script[type="module"]')?.getAttribute('src') ?? '';
  const served = await fetch('/').then((answer) => answer.text(), () => '');
  return served.includes('type="module"') && !served.includes(own);
}

window.addEventListener('vite:preloadError', () => void upgraded().then((yes) => yes && window.location.reload()));

void begin();
