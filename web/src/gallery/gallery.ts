/**
 * Only for `npm run dev`, at /gallery.html?of=NAME: everything that a game (or the bare boards) draws, in every state.
 * What is shown is the `gallery/Gallery.svelte` of that folder; `lang` and `theme` are parts of the address too.
 */
import { mount, type Component } from 'svelte';
import { spoken } from '../lib/spoken.svelte.ts';
import type { Language } from '../lib/types.ts';
import { say } from './words.ts';
import '../styles/fonts.css';
import '../styles/tokens.css';

const galleries = import.meta.glob<Component>(['../games/*/gallery/Gallery.svelte', '../boards/gallery/Gallery.svelte'], { import: 'default' });

const wish = new URLSearchParams(location.search);
const lang: Language = wish.get('lang') === 'en' ? 'en' : 'ru';
spoken.lang = lang;
document.documentElement.dataset.theme = wish.get('theme') ?? 'dark';
const path = Object.keys(galleries).find((one) => one.split('/').at(-3) === (wish.get('of') ?? 'neuroshima'));
const target = document.getElementById('app');
const Gallery = path ? await galleries[path]?.() : undefined;
if (target && Gallery) mount(Gallery, { target, context: new Map([['words', say(lang)]]) });
