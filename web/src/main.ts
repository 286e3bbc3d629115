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

void begin();
