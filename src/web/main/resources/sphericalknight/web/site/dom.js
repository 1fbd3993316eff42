// Making elements.

/** An element: make('button', { type: 'button', class: 'go', onclick: f }, 'words', another). */
export function make(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith('on')) {
      element.addEventListener(key.slice(2), value);
    } else if (value === true) {
      element.setAttribute(key, '');
    } else if (value !== false && value !== undefined) {
      element.setAttribute(key, value);
    }
  }
  element.append(...children);
  return element;
}

/** A button that does something. */
export const button = (words, style, onclick) => make('button', { type: 'button', class: style, onclick }, words);

const SVG = 'http://www.w3.org/2000/svg';

/** An SVG element. */
export function draw(name, attributes = {}, ...children) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) {
    element.setAttribute(key, value);
  }
  element.append(...children);
  return element;
}
