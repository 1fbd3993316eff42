// The page: a game against the table. State is one position, what came before it, and what is selected.
import { Board, piece } from './board.js';
import { MEN, after, fault, fromFen, isCheck, legalMoves, name, toFen, words } from './rules.js';
import { DRAW, MateTable } from './table.js';

const LONGEST = 33;
const START = '7k/8/8/8/8/8/8/KBN5 w';

const $ = id => document.getElementById(id);
const chosen = group => document.querySelector(`input[name=${group}]:checked`).value;

let table;
let position = fromFen(START);
let game = [];
let selected = -1;

const board = new Board($('board'), {
  chosen: choose,
  dropped: (from, to) => chosen('you') === 'setup' ? place(manOn(from), to) : tryMove(from, to) || show(),
  escaped: () => select(-1),
});

const manOn = square => Object.keys(MEN).find(man => position[man] === square);

// Choosing, moving

function choose(square) {
  if (chosen('you') === 'setup') {
    place(chosen('man'), square);
  } else if (selected < 0 || !tryMove(selected, square)) {
    const movable = legalMoves(position).some(move => move.from === square);
    select(movable && square !== selected ? square : -1);
  }
}

function select(square) {
  selected = square;
  show();
}

function tryMove(from, to) {
  const move = legalMoves(position).find(each => each.from === from && each.to === to);
  if (move && table) {
    play(move);
  }
  return Boolean(move);
}

/** Plays a move, and Black's best answer where the page plays Black. */
function play(move) {
  make(move);
  if (!position.white && chosen('you') === 'white') {
    const answer = table.choices(position)[0];
    if (answer) {
      make(answer.move);
    }
  }
  show();
}

function make(move) {
  const before = table.moves(position);
  const next = after(position, move);
  game.push({ position, move, before, left: table.moves(next) });
  position = next;
  selected = -1;
}

function takeBack() {
  do {
    const last = game.pop();
    position = last ? last.position : position;
  } while (game.length > 0 && !position.white && chosen('you') === 'white');
  select(-1);
}

function start(next) {
  position = next;
  game = [];
  selected = -1;
  if (table && !fault(position) && !position.white && chosen('you') === 'white') {
    const answer = table.choices(position)[0];
    if (answer) {
      make(answer.move);
    }
  }
  show();
}

/** A random position with White to move and at least 30 moves to mate. */
function hard() {
  let found = fromFen(START);
  let distance = -1;
  for (let tries = 0; tries < 20000 && distance < LONGEST - 3; tries++) {
    const random = () => Math.floor(64 * Math.random());
    const next = { K: random(), B: random(), N: random(), k: random(), white: true };
    const moves = fault(next) ? DRAW : table.moves(next);
    if (moves > distance) {
      distance = moves;
      found = next;
    }
  }
  leaveSetup();
  start(found);
}

// Setting up

function place(man, square) {
  const other = manOn(square);
  const next = { ...position, [man]: square };
  if (other && other !== man) {
    next[other] = position[man];
  }
  start(next);
}

function leaveSetup() {
  if (chosen('you') === 'setup') {
    document.querySelector('input[name=you][value=white]').checked = true;
  }
}

// Showing

function show() {
  const setup = chosen('you') === 'setup';
  const wrong = fault(position);
  const playable = table && (!wrong || position.B < 0 || position.N < 0);
  const choices = playable ? table.choices(position) : [];
  $('setup').hidden = !setup;
  $('distances').hidden = setup;
  $('back').disabled = game.length === 0;
  $('best').disabled = setup || choices.length === 0;
  $('hard').disabled = !table;
  board.show(position, marks(setup ? [] : choices));
  $('status').textContent = setup && wrong ? wrong : playable ? sentence() : wrong || 'The table is on its way …';
  showChoices(choices);
  showGame();
  if (document.activeElement !== $('fen')) {
    $('fen').value = toFen(position);
  }
  document.querySelector(`input[name=side][value=${position.white ? 'white' : 'black'}]`).checked = true;
  if (!wrong) {
    history.replaceState(null, '', `#${toFen(position).split(' ').slice(0, 2).join('_')}`);
  }
}

/** What each square shows beside its man. */
function marks(choices) {
  const all = {};
  const last = game.at(-1)?.move;
  for (const square of last ? [last.from, last.to] : []) {
    all[square] = { last: true };
  }
  const distances = $('show').checked;
  for (const { move, moves } of choices) {
    const target = move.from === selected;
    if (target || (selected < 0 && !position.white && distances)) {
      const text = distances ? left(moves) : '';
      all[move.to] = { ...all[move.to], target: true, text, says: `possible${text ? `: ${inWords(moves)}` : ''}` };
    }
  }
  if (selected >= 0) {
    all[selected] = { ...all[selected], selected: true, says: 'selected' };
  }
  return all;
}

const left = moves => moves === DRAW ? '½' : moves === 0 ? '#' : String(moves);
const inWords = moves => moves === DRAW ? 'draw' : moves === 0 ? 'mate' : `mate in ${moves}`;

function sentence() {
  const { moves, ended } = table.verdict(position);
  const last = game.at(-1);
  const heard = last && last.position.white === false ? `Black played ${words(last.move)}. ` : '';
  if (ended === 'checkmate') {
    return 'Checkmate.';
  }
  if (ended) {
    return heard + (ended === 'taken' ? 'A man is lost: drawn.' : 'Stalemate: drawn.');
  }
  const side = position.white ? 'White' : 'Black';
  const check = isCheck(position) ? ', in check' : '';
  return `${heard}${side} to move${check}: ${moves === DRAW ? 'drawn' : inWords(moves)}.`;
}

function showChoices(choices) {
  const list = $('choices');
  list.replaceChildren();
  if (!$('show').checked) {
    return;
  }
  for (const { move, moves } of choices) {
    const button = document.createElement('button');
    button.type = 'button';
    button.append(span(words(move)), span(moves > 0 ? ' mate in ' : ' ', 'heard'), span(moves > 0 ? moves : inWords(moves)));
    button.dataset.move = name(move.from) + name(move.to);
    button.addEventListener('click', () => play(move));
    const item = document.createElement('li');
    item.className = moves === choices[0].moves ? 'best' : '';
    item.append(button);
    list.append(item);
  }
}

function span(text, style = '') {
  return Object.assign(document.createElement('span'), { textContent: text, className: style });
}

function showGame() {
  const lines = [];
  for (const { position: was, move, before, left: now } of game) {
    const lost = was.white && before !== DRAW ? (now === DRAW ? ' throws the win away' : slower(1 + now - before)) : '';
    if (was.white || lines.length === 0) {
      lines.push(was.white ? '' : '… ');
    }
    lines[lines.length - 1] += `${lines.at(-1) && was.white === false ? ' ' : ''}${words(move)}${lost && `,${lost}`}`;
  }
  $('game').replaceChildren(...lines.map(line => {
    const item = document.createElement('li');
    item.textContent = line;
    return item;
  }));
  $('game').scrollTop = $('game').scrollHeight;
}

const slower = moves => moves === 0 ? '' : ` ${moves} move${moves === 1 ? '' : 's'} longer than needed`;

// The start

for (const man of Object.keys(MEN)) {
  const label = document.createElement('label');
  const input = document.createElement('input');
  Object.assign(input, { type: 'radio', name: 'man', value: man, checked: man === 'K' });
  label.append(input, piece(man), span(MEN[man]));
  $('men').append(label);
}
$('back').addEventListener('click', takeBack);
$('best').addEventListener('click', () => play(table.choices(position)[0].move));
$('hard').addEventListener('click', hard);
$('turn').addEventListener('click', () => { board.turn(); show(); });
$('show').addEventListener('change', show);
$('fen').addEventListener('change', () => {
  const next = fromFen($('fen').value.trim());
  if (next) {
    start(next);
  } else {
    $('status').textContent = 'This is no FEN of the ending; it looks like 7k/8/8/8/8/8/8/KBN5 w.';
  }
});
document.querySelectorAll('input[name=side]').forEach(input =>
  input.addEventListener('change', () => start({ ...position, white: chosen('side') === 'white' })));
document.querySelectorAll('input[name=you]').forEach(input =>
  input.addEventListener('change', () => start(position)));
window.addEventListener('hashchange', fromAddress);

function fromAddress() {
  const next = fromFen(decodeURIComponent(location.hash.slice(1)).replace('_', ' '));
  if (next && toFen(next) !== toFen(position)) {
    start(next);
  }
}

async function fetched(name) {
  const response = await fetch(name);
  if (!response.ok) {
    throw new Error(`the server answered ${response.status}`);
  }
  return new Uint8Array(await response.arrayBuffer());
}

fromAddress();
show();
try {
  // As a page of the course's site, it has the table from there.
  const bytes = await (globalThis.courseBytes?.('trainer/kbnk.table') ?? fetched('kbnk.table'));
  table = await MateTable.read(bytes);
  $('size').textContent = Math.round(bytes.length / 1000);
  start(position);
} catch (error) {
  $('status').textContent = `The mate table cannot be read (${error.message}). `
    + 'Open this page through a web server: ./course trainer starts one.';
}
