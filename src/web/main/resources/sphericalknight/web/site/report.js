// What a check found, as the notebook shows it: a table of the tests, the known mistake, both boards.
import { unsigned } from './bits.js';
import { board } from './boards.js';
import { make } from './dom.js';

const WORDS = { passed: '✔ passed', failed: '✘ failed', 'not-started': '○ not started', error: '✘ not tested' };

/** The element for one report of the machine, fields as in ./course check --json. */
export function report(result) {
  const tested = result.message === '' || result.message === undefined;
  const parts = tested ? [table(result)] : [make('p', {}, badge(result.status), ' ', result.message)];
  const worst = tested && lookAt(result);
  if (worst) {
    parts.push(...failure(worst));
  } else if (tested && result.status === 'not-started') {
    parts.push(make('p', {}, result.tests[0].message));
  }
  if (result.printed) {
    parts.push(make('p', {}, 'Your code printed:'), make('pre', { tabindex: '0' }, result.printed));
  }
  return make('div', { class: 'report' }, ...parts);
}

/** What the compiler found, as a list; goTo(error) shows the place. */
export function errorList(errors, goTo) {
  return make('ul', { class: 'errors' }, ...errors.map(error => make('li', {}, error.line >= 1
    ? make('button', { type: 'button', class: 'place', onclick: () => goTo(error) }, `line ${error.line}`)
    : '', ' ', make('span', { class: 'words' }, error.message))));
}

/** One sentence for those who hear the page. */
export function sentence(result) {
  if (result.message) {
    return result.message;
  }
  const passed = result.tests.filter(test => test.status === 'passed').length;
  const all = result.tests.length;
  return passed === all ? `All ${all} tests passed.` : `${passed} of ${all} tests passed.`;
}

function table(result) {
  const points = result.maxPoints ? `, ${result.points} of ${result.maxPoints} points` : '';
  const rows = result.tests.map(test => make('tr', { class: test.status },
    make('td', {}, badge(test.status)), make('th', { scope: 'row' }, test.name)));
  return make('table', {},
    make('caption', {}, make('strong', {}, sentence(result).replace(/\.$/, '')), points),
    make('thead', {}, make('tr', {}, make('th', { scope: 'col' }, 'Result'), make('th', { scope: 'col' }, 'What is tested'))),
    make('tbody', {}, ...rows));
}

/** The failed test that names a known mistake, else the first. */
function lookAt({ tests }) {
  const failed = tests.filter(test => test.status === 'failed');
  return failed.find(test => test.diagnosis && test.boards) ?? failed.find(test => test.diagnosis) ?? failed[0];
}

function failure(test) {
  const parts = [];
  if (test.diagnosis) {
    const colon = test.diagnosis.indexOf(': ');
    parts.push(make('p', { class: 'diagnosis' },
      make('strong', {}, test.diagnosis.slice(colon + 2)), ' ', make('small', {}, test.diagnosis.slice(0, colon))));
  }
  parts.push(make('p', {}, `In the test “${test.name}”:`));
  if (!test.boards) {
    return [...parts, words(test.message)];
  }
  const expected = unsigned(BigInt(test.boards.expected));
  const actual = unsigned(BigInt(test.boards.actual));
  const pieces = test.boards.pieces ?? {};
  const yours = { title: 'yours', set: actual, wrong: actual & ~expected, missing: expected & ~actual };
  return [...parts, words(test.message.split('\nexpected')[0]), make('div', { class: 'pair' },
    board({ title: 'expected', set: expected, pieces }),
    board({ ...yours, pieces: elsewhere(pieces, yours.wrong | yours.missing) }))];
}

/** On a wrong square, that is shown rather than the piece. */
const elsewhere = (pieces, wrong) => Object.fromEntries(
  Object.entries(pieces).map(([letter, where]) => [letter, unsigned(BigInt(where)) & ~wrong]));

/** Prose as prose; what is aligned, such as a board, with letters of one width. */
function words(text) {
  return /  |\t/.test(text) ? make('pre', { tabindex: '0' }, text) : make('p', { class: 'words' }, text);
}

const badge = status => make('span', { class: `badge ${status}` }, WORDS[status] ?? status);
