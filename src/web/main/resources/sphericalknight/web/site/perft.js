// Perft with divide: count the moves below each move of a position, and follow one of them down.
import { button, make } from './dom.js';
import { askLibrary } from './machine.js';

const DEPTHS = [1, 2, 3, 4, 5];

/** Brings the figure of lesson 10 to life. */
export function perftBoard(figure) {
  const way = [];
  const fen = make('textarea', { class: 'fen', rows: '2', spellcheck: 'false', autocomplete: 'off' }, figure.dataset.fen);
  const depth = make('select', {}, ...DEPTHS.map(each => make('option', { selected: each === 3 }, String(each))));
  const back = button('One move back', '', () => { fen.value = way.pop(); count(); });
  const said = make('p', { class: 'said', role: 'status' });
  const moves = make('ol', { class: 'divide' });

  function show({ facts }) {
    const [, all] = facts.at(-1);
    const words = facts.length === 1 ? 'No legal move: mate or stalemate.'
      : `${Number(all).toLocaleString('en')} ways to play ${depth.value === '1' ? 'one move' : `${depth.value} moves`}.`;
    said.textContent = words;
    moves.replaceChildren(...facts.slice(0, -1).map(([move, number]) => make('li', {},
      make('button', { type: 'button', onclick: () => follow(move) }, make('code', {}, move), ' ', Number(number).toLocaleString('en')))));
    back.disabled = way.length === 0;
  }

  async function count() {
    said.textContent = 'Counting …';
    try {
      const began = performance.now();
      show(await askLibrary('perft', fen.value.trim(), depth.value));
      said.textContent += ` Counted in ${Math.round(performance.now() - began)} ms.`;
    } catch (error) {
      said.textContent = error.message;
    }
  }

  async function follow(move) {
    try {
      const { facts: [[, next]] } = await askLibrary('after', fen.value.trim(), move);
      way.push(fen.value.trim());
      fen.value = next;
      depth.value = String(Math.max(1, depth.value - 1));
      await count();
      moves.querySelector('button')?.focus();
    } catch (error) {
      said.textContent = error.message;
    }
  }

  figure.append(
    make('form', { class: 'counting', onsubmit: event => { event.preventDefault(); way.length = 0; count(); } },
      make('label', { class: 'wide' }, 'FEN ', fen), make('label', {}, 'moves ', depth),
      make('button', { type: 'submit', class: 'go' }, 'Count'), back),
    said, moves);
  show(JSON.parse(figure.dataset.answer));
}
