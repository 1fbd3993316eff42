// What a cell shows: text, or a picture.
import { make } from './dom.js';

/** The element for one output; a picture becomes a part of the page, as those that are stored are. */
export function output({ kind, text }) {
  if (kind !== 'picture') {
    // What has columns keeps its lines.
    return make('pre', { class: text.trim().includes('  ') ? kind : `${kind} wrapped`, tabindex: '0' }, text);
  }
  const image = new DOMParser().parseFromString(text, 'text/html').querySelector('img');
  const source = Uint8Array.from(atob(image.src.split(',')[1]), each => each.charCodeAt(0));
  const svg = document.importNode(new DOMParser().parseFromString(new TextDecoder().decode(source), 'image/svg+xml').documentElement, true);
  svg.setAttribute('class', 'drawn');
  svg.setAttribute('role', 'img');
  svg.setAttribute('aria-label', image.alt);
  const least = image.width * 0.7;
  const isWide = least > 340;
  if (isWide) {
    svg.style.minWidth = `${least}px`;
  }
  return make('p', { class: 'picture', ...isWide ? { tabindex: '0' } : {} }, svg);
}
