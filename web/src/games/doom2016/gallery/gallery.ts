/** Only for `npm run dev`, at /gallery-doom2016.html: every figure and token, every mission's map, boards with questions. */
import { mount } from 'svelte';
import '../../../styles/fonts.css';
import '../../../styles/tokens.css';
import Gallery from './Gallery.svelte';

const target = document.getElementById('app');
if (target) mount(Gallery, { target });
