// Boards as pictures, in the looks of the lessons; the style sheet colours them, so that they turn dark with the page.
import { bytes, has, hex, names, squares, unsigned } from './bits.js';
import { draw } from './dom.js';

const SIZE = 36;
const LEFT = 16;
const TOP = 40;

const x = square => LEFT + SIZE * (square & 7);
const y = square => TOP + SIZE * (7 - (square >> 3));

/**
 * A board. set: squares with a 1, if it is not just a position; of these wrong: with a cross; missing: with a dashed frame; hatch: outside the
 * question; pieces: sets by letters, as in FEN; hasNumber: whether the set is shown as a number, too.
 */
export function board({ title, hasNumber = true, set: given, wrong = 0n, missing = 0n, hatch = 0n, pieces = {} }) {
  const set = given ?? 0n;
  const picture = draw('svg', {
    class: 'board', viewBox: `0 0 ${LEFT + 8 * SIZE + 6} ${TOP + 8 * SIZE + 22}`, role: 'img',
    'aria-label': words({ title, set: given, wrong, missing, pieces }),
  });
  const occupied = Object.values(pieces).reduce((all, where) => all | unsigned(BigInt(where)), 0n);
  picture.append(text(LEFT, 14, title, 'title'), given === undefined || !hasNumber ? '' : text(LEFT, 31, hex(set), 'hex'));
  for (let square = 0; square < 64; square++) {
    picture.append(draw('rect', {
      class: ((square & 7) + (square >> 3)) % 2 ? 'light' : 'dark', x: x(square), y: y(square), width: SIZE, height: SIZE,
    }));
    picture.append(...state(square, { set, wrong, missing, hatch, occupied }));
  }
  for (const [letter, where] of Object.entries(pieces)) {
    for (const square of squares(unsigned(BigInt(where)))) {
      picture.append(draw('use', { href: `#piece-${letter}`, x: x(square), y: y(square), width: SIZE, height: SIZE }));
    }
  }
  for (let i = 0; i < 8; i++) {
    picture.append(text(4, y(8 * i) + 23, i + 1, 'mark'), text(x(i) + 14, TOP + 8 * SIZE + 16, 'abcdefgh'[i], 'mark'));
  }
  return picture;
}

function state(square, { set, wrong, missing, hatch, occupied }) {
  const at = `translate(${x(square)} ${y(square)})`;
  if (has(wrong, square)) {
    return [tile('wrong', at), draw('path', { class: 'on', transform: at, d: 'M13 13l10 10m0-10l-10 10' })];
  }
  if (has(set & occupied, square)) {
    return [tile('ring', at)];
  }
  if (has(set, square)) {
    return [tile('set', at), draw('path', { class: 'on', transform: at, d: 'M15.3 14.8l3.2-2.3v11' })];
  }
  if (has(missing, square)) {
    return [draw('rect', { class: 'missing', x: x(square) + 5, y: y(square) + 5, width: 26, height: 26, rx: 4 })];
  }
  if (has(hatch, square)) {
    return [draw('path', { class: 'hatch', transform: at, d: 'M0 12L12 0M0 24L24 0M0 36L36 0M12 36L36 12M24 36L36 24' })];
  }
  return [draw('circle', { class: 'dot', cx: x(square) + 18, cy: y(square) + 18, r: 1.5 })];
}

const tile = (style, at) => draw('rect', { class: style, transform: at, x: 4, y: 4, width: 28, height: 28, rx: 4 });

function text(left, base, words, style) {
  const element = draw('text', { x: left, y: base, class: style });
  element.textContent = words;
  return element;
}

/** What matters on the board, for those who hear it. */
function words({ title, set, wrong, missing, pieces }) {
  const parts = [set === undefined ? title : `${title}: ${names(set & ~wrong)}`];
  if (wrong) {
    parts.push(`wrong: ${names(wrong)}`);
  }
  if (missing) {
    parts.push(`missing: ${names(missing)}`);
  }
  for (const [letter, where] of Object.entries(pieces)) {
    parts.push(`${letter}: ${names(unsigned(BigInt(where)))}`);
  }
  return parts.join('; ');
}

const CELL = 11;

/** A word of 64 bits as eight rows: a byte for each rank, the eighth rank first, and its two hexadecimal digits. */
export function block({ title, word }) {
  const picture = draw('svg', { class: 'block', viewBox: `0 0 ${8 * CELL + 34} ${24 + 8 * 15}`, role: 'img', 'aria-label': `${title}: ${hex(word)}` });
  picture.append(text(0, 13, title, 'title'));
  bytes(word).forEach((byte, row) => {
    const top = 22 + 15 * row;
    for (let bit = 7; bit >= 0; bit--) {
      const set = byte >> bit & 1;
      const left = CELL * (7 - bit);
      picture.append(draw('rect', { class: set ? 'set' : row % 2 ? 'dark' : 'light', x: left + 0.5, y: top, width: CELL - 1, height: 14, rx: 2 }),
        text(left + CELL / 2, top + 10.5, set, set ? 'on bit' : 'bit'));
    }
    picture.append(text(8 * CELL + 8, top + 11, byte.toString(16).toUpperCase().padStart(2, '0'), 'hex'));
  });
  return picture;
}


/** A word of 64 bits as a strip, the highest bit first, in fields of width bits with the number of each. */
export function strip({ title, word, width }) {
  const picture = draw('svg', {
    class: 'strip', viewBox: `0 0 ${64 * CELL + 8} 58`, role: 'img', 'aria-label': `${title}: ${hex(word)}`,
  });
  picture.append(text(4, 13, title, 'title'));
  for (let place = 0; place < 64; place++) {
    const left = 4 + CELL * (63 - place);
    const set = has(word, place);
    picture.append(draw('rect', {
      class: set ? 'set' : Math.floor(place / width) % 2 ? 'light' : 'dark', x: left + 0.5, y: 20, width: CELL - 1, height: 17, rx: 2,
    }));
    const digit = text(left + CELL / 2, 32.5, set ? '1' : '0', set ? 'on bit' : 'bit');
    picture.append(digit);
  }
  for (let place = 0; width > 1 && place < 64; place += width) {
    const value = (word >> BigInt(place)) & ((1n << BigInt(width)) - 1n);
    picture.append(text(4 + CELL * (64 - place - width / 2), 52, value, 'field'));
  }
  return picture;
}
