// What a check found, as the notebook shows it: the mistake, the failed case with both boards, the tests.
import { bit, menOf, unsigned } from './bits.js';
import { board } from './boards.js';
import { make } from './dom.js';

/** A position in letters, as tests write it, and one in a FEN. */
const LETTERS = /((?:[1-8]  (?:[KQRBNPkqrbnp.] ){7}[KQRBNPkqrbnp.]\n){8})   a b c d e f g h\n?/;
const FEN = /(?:[1-8KQRBNPkqrbnp]+\/){7}[1-8KQRBNPkqrbnp]+ [wb](?= )/g;

const WORDS = { passed: '✔ passed', failed: '✘ failed', 'not-started': '○ not started', error: '✘ not tested' };

/** The element for one report of the machine, fields as in ./course check --json; goTo(line) shows a line that it names. */
export function report(result, goTo) {
  const isPassed = result.status === 'passed';
  const isUnfinished = result.status === 'failed' && result.score && result.shown < 0; // no test fails, some meet a stub
  const parts = [make('p', {}, badge(isUnfinished ? 'not-started' : result.status, isUnfinished ? '○ unfinished' : undefined))];
  if (result.sentence) {
    parts.push(make('p', { class: result.status === 'failed' ? 'diagnosis words' : 'words' }, ...withLines(result.sentence, goTo)));
  }
  if (result.shown >= 0) {
    parts.push(...failure(result.tests[result.shown]));
  }
  if (result.printed) {
    parts.push(make('p', {}, 'Your code printed:'), make('pre', { tabindex: '0' }, result.printed));
  }
  if (result.score && !isPassed) {
    parts.push(make('details', {}, make('summary', {}, 'The tests one by one'), table(result.tests)));
  }
  return make('div', { class: 'report' }, ...parts);
}

/** What the compiler found, as a list; goTo(error) shows the place. */
export function errorList(errors, goTo) {
  return make('ul', { class: 'errors' }, ...errors.map(error => make('li', {}, error.line >= 1
    ? make('button', { type: 'button', class: 'place', onclick: () => goTo(error) }, `line ${error.line}`)
    : '', ' ', make('span', { class: 'words' }, error.message))));
}

/** One sentence beside the buttons, also for those who hear the page; which tests fail stands in the report. */
export const sentence = result => result.message || result.score.split(';')[0];

function table(tests) {
  return make('table', {},
    make('thead', {}, make('tr', {}, make('th', { scope: 'col' }, 'Result'), make('th', { scope: 'col' }, 'What is tested'))),
    make('tbody', {}, ...tests.map(test => make('tr', { class: test.status },
      make('td', {}, badge(test.status)), make('th', { scope: 'row' }, test.name)))));
}

function failure(test) {
  if (!test.boards) {
    return said(test.words);
  }
  const expected = unsigned(BigInt(test.boards.expected));
  const actual = unsigned(BigInt(test.boards.actual));
  const pieces = test.boards.pieces ?? {};
  const hasNumber = !test.boards.draughts; // a word of draughts has 32 bits, in another order
  const yours = { title: 'yours', hasNumber, set: actual, wrong: actual & ~expected, missing: expected & ~actual };
  return [prose(test.words), make('div', { class: 'pair' },
    board({ title: 'expected', hasNumber, set: expected, pieces }),
    board({ ...yours, pieces: elsewhere(pieces, yours.wrong | yours.missing) }))];
}

/** On a wrong square, that is shown rather than the piece. */
const elsewhere = (pieces, wrong) => Object.fromEntries(
  Object.entries(pieces).map(([letter, where]) => [letter, unsigned(BigInt(where)) & ~wrong]));

/** What a test says, with its positions drawn. */
function said(text) {
  const [before, letters, after] = text.split(LETTERS);
  if (letters) {
    const ranks = letters.trim().split('\n').map(line => line.slice(3).replaceAll(' ', '').replaceAll('.', '1'));
    return [prose(before), position(ranks.join('/'), 'the position'), ...after ? [prose(after)] : []];
  }
  const fens = [...new Set(text.match(FEN) ?? [])].slice(0, 2);
  return [prose(text), ...fens.map(fen => position(fen, fen.endsWith('w') ? 'White to move' : 'Black to move'))];
}

function position(fen, title) {
  const pieces = {};
  for (const [square, letter] of Object.entries(menOf(fen))) {
    pieces[letter] = (pieces[letter] ?? 0n) | bit(square);
  }
  return board({ title, pieces });
}

/** Prose as prose; what is aligned with letters of one width. */
function prose(text) {
  return /  |\t/.test(text) ? make('pre', { tabindex: '0' }, text) : make('p', { class: 'words' }, ...withCode(text));
}

/** The same, with the first line that it names as a button. */
function withLines(text, goTo) {
  const [before, line, after] = text.split(/\b(Line \d+)\b(.*)/s);
  return line === undefined ? withCode(text) : [...withCode(before),
    make('button', { type: 'button', class: 'place', onclick: () => goTo(Number(line.slice(5))) }, line), ...withCode(after)];
}

/** The parts of a text, with what stands between backticks as code. */
const withCode = text => text.split(/`([^`\n]+)`/).map((part, i) => (i % 2 ? make('code', {}, part) : part));

const badge = (status, words = WORDS[status] ?? status) => make('span', { class: `badge ${status}` }, words);
