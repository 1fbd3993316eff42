// Compares rules.js and table.js with what the library says of the positions in positions.json. Run by TrainerRulesTest.
import { readFile } from 'node:fs/promises';
import { fault, fromFen, legalMoves, name, toFen } from './rules.js';
import { DRAW, MateTable } from './table.js';

const table = await MateTable.read(new Uint8Array(await readFile('kbnk.table')));
const { legal, illegal } = JSON.parse(await readFile('positions.json', 'utf8'));
let wrong = 0;

function expectEqual(actual, expected, what) {
  if (JSON.stringify(actual) !== JSON.stringify(expected) && ++wrong <= 5) {
    console.log(`${what}: ${JSON.stringify(actual)} instead of ${JSON.stringify(expected)}`);
  }
}

for (const { fen, moves, choices } of legal) {
  const position = fromFen(fen);
  expectEqual(fault(position), '', `${fen}, fault`);
  expectEqual(toFen(position), `${fen} - - 0 1`, `${fen}, read and written`);
  expectEqual(table.moves(position), moves, `${fen}, moves`);
  const found = table.choices(position).map(each => [name(each.move.from) + name(each.move.to), each.moves]);
  expectEqual(Object.fromEntries(found.sort()), choices, `${fen}, choices`);
  expectEqual(found.length, legalMoves(position).length, `${fen}, number of moves`);
}
for (const fen of illegal) {
  expectEqual(fault(fromFen(fen)) !== '', true, `${fen} is illegal`);
}
for (const fen of ['', 'startpos', '8/8/8/8/8/8/8/KBN4k w - -', '7k/8/8/8/8/8/8/KBN6 w', '7k/8/8/8/8/8/KBN5 w',
  '7k/7K/8/8/8/8/8/KBN5 w', '7q/8/8/8/8/8/8/KBN5 w', '7k/8/8/8/8/8/8/KBN5 x']) {
  const position = fromFen(fen);
  expectEqual(position, fen.startsWith('8/8') ? position : null, `"${fen}" is no position`);
}
for (const damaged of [new Uint8Array(10), new Uint8Array(5000)]) {
  await MateTable.read(damaged).then(
    () => expectEqual('read', 'refused', 'a foreign file'),
    error => expectEqual(/cannot|can read|instead/.test(error.message), true, error.message));
}
console.log(`${legal.length} legal and ${illegal.length} illegal positions, ${wrong} differences, draw is ${DRAW}`);
process.exitCode = wrong ? 1 : 0;
