// Making elements.

const SVG = 'http://www.w3.org/2000/svg';

function filled(element, attributes, children) {
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith('on')) {
      element.addEventListener(key.slice(2), value);
    } else if (value !== false && value !== undefined) {
      element.setAttribute(key, value === true ? '' : value);
    }
  }
  element.append(...children);
  return element;
}

/** An element: make('button', { type: 'button', class: 'go', onclick: f }, 'words', another). */
export const make = (name, attributes = {}, ...children) => filled(document.createElement(name), attributes, children);

/** An SVG element. */
export const draw = (name, attributes = {}, ...children) => filled(document.createElementNS(SVG, name), attributes, children);

/** A button that does something. */
export const button = (words, style, onclick) => make('button', { type: 'button', class: style, onclick }, words);

/** Shows again what the address names, after something above it has grown; not later than a few seconds after the page was opened. */
export function keepPlace() {
  if (location.hash && performance.now() < 5000) {
    document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
  }
}

/** Whether the reader has fingers rather than a mouse and, most likely, no keyboard. */
export const isTouched = () => matchMedia('(hover: none) and (pointer: coarse)').matches;

/** The drawing of a man, as in the lessons; letters as in FEN. */
export const piece = letter => draw('svg', { viewBox: '0 0 36 36', 'aria-hidden': 'true' }, draw('use', { href: `#piece-${letter}` }));
