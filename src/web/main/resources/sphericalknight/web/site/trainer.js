// The trainer: mate with bishop and knight, against the table of lesson 13, which the Java library builds and asks.
import { menOf, squareName, squareNumber } from './bits.js';
import { make, piece } from './dom.js';
import { EASY } from './easy.js';
import { Grid } from './grid.js';
import { askLibrary } from './machine.js';

const MEN = { K: 'white king', B: 'white bishop', N: 'white knight', k: 'black king' };
const START = '7k/8/8/8/8/8/8/KBN5 w';
const SHAPE = /^([1-8KBNk]+\/){7}[1-8KBNk]+[ _][wb]/;
const DRAW = -1;

const $ = id => document.getElementById(id);
const chosen = group => document.querySelector(`input[name=${group}]:checked`).value;

/** The position, as the library knows it: { fen, says, moves, choices: [{ move, moves, fen }] }, the best choice first. */
let now = { fen: START, says: 'The table is on its way …', moves: DRAW, choices: [] };
/** What was played: the position before each move, the choice, and whether the table chose it. */
let game = [];
let selected = -1;

const board = new Grid('Chess board: arrow keys move, Enter chooses, Escape cancels', {
  chosen: square => chosen('you') === 'setup' ? place(chosen('man'), square) : choose(square),
  dropped: (from, to) => chosen('you') === 'setup' ? place(menOf(now.fen)[from], to) : move(from, to) || refuse(from, to),
  escaped: () => select(-1),
});

// Positions as texts

function fenOf(men, side) {
  const squares = Array.from({ length: 64 }, (_, square) => men[square] ?? '1');
  const ranks = squares.join('').match(/.{8}/g).reverse().join('/');
  return `${ranks.replace(/1+/g, ones => ones.length)} ${side}`;
}

const sideOf = fen => fen.split(' ')[1];
const isBlacks = ({ fen }) => sideOf(fen) === 'b';

/** As people write it: Nd5–e7, Kb8xa8. */
function words({ fen }, { move }) {
  const [from, to] = [move.slice(0, 2), move.slice(2)];
  const men = menOf(fen);
  return men[squareNumber(from)].toUpperCase() + from + (men[squareNumber(to)] ? 'x' : '–') + to;
}

// Choosing, moving

function choose(square) {
  const isMovable = now.choices.some(({ move }) => move.startsWith(squareName(square)));
  if (isMovable || selected < 0 || square === selected) {
    select(isMovable && square !== selected ? square : -1);
  } else if (!move(selected, square)) {
    refuse(selected, square);
  }
}

/** Says that a move is not legal; what is selected stays so. */
function refuse(from, to) {
  show();
  $('status').textContent = `${squareName(from)} to ${squareName(to)} is not a legal move. ${now.says}`;
}

function select(square) {
  selected = square;
  show();
}

/** Plays a move, if it is legal. */
function move(from, to) {
  const choice = now.choices.find(({ move }) => move === squareName(from) + squareName(to));
  if (choice) {
    play(choice);
  }
  return Boolean(choice);
}

async function play(choice, isTables = false) {
  game.push({ was: now, choice, isTables });
  now = { ...now, choices: [] };
  await go(await askLibrary('game', choice.fen));
}

/** Shows a position, after Black's best answer where the page plays Black; the first move of a game is left to the player. */
async function go(position) {
  now = position;
  selected = -1;
  const [answer] = now.choices;
  if (answer && game.length > 0 && isBlacks(now) && chosen('you') === 'white') {
    await play(answer, true);
  } else {
    show();
  }
}

function takeBack() {
  do {
    now = game.pop().was;
  } while (game.length > 0 && isBlacks(now) && chosen('you') === 'white');
  select(-1);
}

/** Begins a game from a position; false if it is none. Why is said: on the board if it is being set up. */
async function start(fen) {
  try {
    const position = await askLibrary('game', fen);
    game = [];
    await go(position);
    return true;
  } catch (error) {
    const says = `${error.message[0].toUpperCase()}${error.message.slice(1)}.`;
    now = chosen('you') === 'setup' && SHAPE.test(fen) ? { fen, says, moves: DRAW, choices: [] } : { ...now, says };
    show();
    return false;
  }
}

/** Begins a game at a position, also for somebody who was setting up another. */
async function pose(fen) {
  if (chosen('you') === 'setup') {
    document.querySelector('input[name=you][value=white]').checked = true;
  }
  await start(fen);
}

/** Another easy position than the one on the board and the one with which the game began. */
async function easy() {
  const begun = game[0]?.was.fen;
  const others = EASY.filter(fen => fen !== begun && fen !== now.fen);
  await pose(others[Math.floor(Math.random() * others.length)]);
}

async function hard() {
  const men = Object.entries(await askLibrary('hard', Math.floor(Math.random() * 2 ** 53)));
  await pose(fenOf(Object.fromEntries(men.map(([man, square]) => [square, man])), 'w'));
}

/** Puts a man on a square; one that stands there takes his place. */
function place(man, square) {
  const men = menOf(now.fen);
  const from = Object.keys(men).find(each => men[each] === man);
  [men[from], men[square]] = [men[square], man];
  start(fenOf(men, sideOf(now.fen)));
}

// Showing

function show() {
  const isSetup = chosen('you') === 'setup';
  $('setup').hidden = !isSetup;
  $('distances').hidden = isSetup;
  $('back').disabled = game.length === 0;
  $('best').disabled = isSetup || now.choices.length === 0;
  $('status').textContent = heard() + now.says + hint() + total();
  showBoard(isSetup ? [] : now.choices);
  showChoices();
  $('game').replaceChildren(...lines().map(line => make('li', {}, line)));
  $('game').scrollTop = $('game').scrollHeight;
  if (document.activeElement !== $('fen')) {
    $('fen').value = now.fen;
  }
  document.querySelector(`input[name=side][value=${sideOf(now.fen)}]`).checked = true;
  history.replaceState(null, '', `#${now.fen.replace(' ', '_')}`);
}

/** How to begin with a long mate, or with Black's move. */
function hint() {
  if (game.length > 0 || now.choices.length === 0 || chosen('you') !== 'white') {
    return '';
  }
  return isBlacks(now) ? ' Move for Black, or let “Play the best move” do it.'
    : now.fen === START ? ' That is long: “An easy position” is a way to begin.' : '';
}

/** What White gave away by the last move, and what Black played. */
function heard() {
  const last = game.at(-1);
  if (!last || !isBlacks(last.was)) {
    return '';
  }
  const mine = game.at(-2);
  const loss = mine ? lost(mine.was.moves, mine.choice.moves) : '';
  return `${loss && `${words(mine.was, mine.choice)}: ${loss}. `}Black played ${words(last.was, last.choice)}. `;
}

/** When White has mated: in how many moves, how many were enough, and how many of them the table chose. */
function total() {
  const mine = game.filter(({ was }) => !isBlacks(was));
  const least = mine[0]?.was.moves;
  if (now.moves !== 0 || !mine.length || least === DRAW) {
    return '';
  }
  const all = `${mine.length} move${mine.length === 1 ? '' : 's'}`;
  const tables = mine.filter(({ isTables }) => isTables).length;
  if (tables > 0) {
    return ` In ${all}${mine.length === least ? '' : ` (${least} were enough)`}; the table played ${tables} of them.`;
  }
  return mine.length === least ? ` In ${all}, the fewest there are.` : ` In ${all}; ${least} were enough.`;
}

const inWords = moves => moves === DRAW ? 'draw' : moves === 0 ? 'mate' : `mate in ${moves}`;
const inShort = moves => moves === DRAW ? '½' : moves === 0 ? '#' : String(moves);

/** With a man selected, or where only the black king can move: what is left after each move. */
function showBoard(choices) {
  const men = menOf(now.fen);
  const last = game.at(-1)?.choice.move ?? '';
  const isShown = $('show').checked;
  const mover = selected >= 0 ? squareName(selected) : isBlacks(now) && isShown ? '' : 'none';
  board.show(square => {
    const name = squareName(square);
    const target = choices.find(({ move }) => move.startsWith(mover) && move.endsWith(name));
    const distance = target && isShown ? make('span', {}, inShort(target.moves)) : '';
    const isLast = last.startsWith(name) || last.endsWith(name);
    return {
      children: [men[square] ? piece(men[square]) : '', distance],
      style: `${isLast ? 'last ' : ''}${target ? 'target ' : ''}${square === selected ? 'selected' : ''}`,
      selected: square === selected,
      says: [MEN[men[square]], square === selected ? 'selected' : '', target ? `possible${isShown ? `: ${inWords(target.moves)}` : ''}` : ''],
    };
  });
}

function showChoices() {
  $('choices').replaceChildren(...($('show').checked ? now.choices : []).map(choice => {
    const { move, moves } = choice;
    return make('li', { class: moves === now.choices[0].moves ? 'best' : '' },
      make('button', { type: 'button', 'data-move': move, onclick: () => play(choice) },
        make('span', {}, words(now, choice)), make('span', { class: 'heard' }, moves > 0 ? ' mate in ' : ' '),
        make('span', {}, moves > 0 ? String(moves) : inWords(moves))));
  }));
}

/** The game, a line for White's move with Black's answer. */
function lines() {
  const all = [];
  for (const { was, choice } of game) {
    if (isBlacks(was)) {
      all.push(`${all.pop() ?? '…'} ${words(was, choice)}`);
    } else {
      const loss = lost(was.moves, choice.moves);
      all.push(words(was, choice) + (loss && ` (${loss})`));
    }
  }
  return all;
}

/** What White's move gave away; '' for nothing. */
function lost(before, after) {
  if (before === DRAW || after === before - 1) {
    return '';
  }
  const longer = 1 + after - before;
  return after === DRAW ? 'throws the win away' : `${longer} move${longer === 1 ? '' : 's'} longer than needed`;
}

// The start

$('board').append(board.table);
$('men').append(...Object.entries(MEN).map(([man, words]) => make('label', {},
  make('input', { type: 'radio', name: 'man', value: man, checked: man === 'K' }), piece(man), words)));
const on = (id, event, act) => $(id).addEventListener(event, act);
on('back', 'click', takeBack);
on('best', 'click', () => play(now.choices[0], true));
on('easy', 'click', easy);
on('hard', 'click', hard);
on('turn', 'click', () => { board.turn(); show(); });
on('show', 'change', show);
on('fen', 'change', () => start($('fen').value));
document.querySelectorAll('input[name=side]').forEach(input =>
  input.addEventListener('change', () => start(fenOf(menOf(now.fen), chosen('side')))));
document.querySelectorAll('input[name=you]').forEach(input => input.addEventListener('change', () => start(now.fen)));

/** The position in the address, as far as it can be read. */
function inAddress() {
  const text = location.hash.slice(1);
  try {
    return decodeURIComponent(text).replace('_', ' ');
  } catch {
    return text;
  }
}

window.addEventListener('hashchange', () => inAddress() !== now.fen && start(inAddress()));
if (!await start(inAddress() || START)) {
  await start(START);
}
