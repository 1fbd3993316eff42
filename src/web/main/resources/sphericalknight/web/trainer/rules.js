// The rules of the ending: which positions are legal, who attacks what, who may go where.
// Squares are numbers, a1 = 0, b1 = 1, ... h8 = 63. A man that has been taken stands on -1.

export const MEN = { K: 'white king', B: 'white bishop', N: 'white knight', k: 'black king' };

const KING = [[1, 0], [1, 1], [0, 1], [-1, 1], [-1, 0], [-1, -1], [0, -1], [1, -1]];
const KNIGHT = [[1, 2], [2, 1], [2, -1], [1, -2], [-1, -2], [-2, -1], [-2, 1], [-1, 2]];
const DIAGONALS = [[1, 1], [-1, 1], [-1, -1], [1, -1]];

export const file = square => square & 7;
export const rank = square => square >> 3;
export const name = square => 'abcdefgh'[file(square)] + (rank(square) + 1);
export const square = text => 'abcdefgh'.indexOf(text[0]) + 8 * (text[1] - 1);
export const isLight = square => (file(square) + rank(square)) % 2 === 1;

/** The square one step away, or -1 beside the board. */
function step(from, [files, ranks]) {
  const f = file(from) + files;
  const r = rank(from) + ranks;
  return f < 0 || f > 7 || r < 0 || r > 7 ? -1 : 8 * r + f;
}

const steps = (from, ways) => from < 0 ? [] : ways.map(way => step(from, way)).filter(to => to >= 0);

/** What a bishop attacks: each ray up to the first man, that man's square too. */
function bishopAttacks(from, men) {
  const attacked = [];
  for (const way of from < 0 ? [] : DIAGONALS) {
    for (let to = step(from, way); to >= 0; to = men.includes(to) ? -1 : step(to, way)) {
      attacked.push(to);
    }
  }
  return attacked;
}

/** Every square that White attacks. The black king is no obstacle: stepping back along a check does not help him. */
function whiteAttacks(position) {
  return new Set([
    ...steps(position.K, KING),
    ...steps(position.N, KNIGHT),
    ...bishopAttacks(position.B, [position.K, position.N]),
  ]);
}

export const isCheck = position => whiteAttacks(position).has(position.k);

/** Why a position is none, in one sentence; '' if it is one. */
export function fault(position) {
  const men = Object.keys(MEN);
  for (const man of men) {
    if (!(position[man] >= 0)) {
      return `Put the ${MEN[man]} on the board.`;
    }
    const other = men.find(each => each !== man && position[each] === position[man]);
    if (other) {
      return `The ${MEN[man]} and the ${MEN[other]} share ${name(position[man])}.`;
    }
  }
  if (steps(position.K, KING).includes(position.k)) {
    return 'The kings touch; a square must lie between them.';
  }
  if (position.white && isCheck(position)) {
    return 'The black king is in check, so it must be Black to move.';
  }
  return '';
}

/** All legal moves of the side to move: {man, from, to, takes}. */
export function legalMoves(position) {
  return position.white ? whiteMoves(position) : blackMoves(position);
}

function whiteMoves(position) {
  const beside = steps(position.k, KING);
  const men = [position.K, position.B, position.N, position.k];
  const targets = {
    K: steps(position.K, KING).filter(to => !beside.includes(to)),
    B: bishopAttacks(position.B, men),
    N: steps(position.N, KNIGHT),
  };
  return Object.entries(targets).flatMap(([man, squares]) => squares
    .filter(to => !men.includes(to))
    .map(to => ({ man, from: position[man], to, takes: '' })));
}

function blackMoves(position) {
  const guarded = whiteAttacks(position);
  return steps(position.k, KING)
    .filter(to => !guarded.has(to))
    .map(to => ({ man: 'k', from: position.k, to, takes: to === position.B ? 'B' : to === position.N ? 'N' : '' }));
}

/** The position after a legal move. */
export function after(position, move) {
  const next = { ...position, [move.man]: move.to, white: !position.white };
  if (move.takes) {
    next[move.takes] = -1;
  }
  return next;
}

/** As people write it: Nd5-e7, Kb8xa8. */
export const words = move =>
  move.man.toUpperCase() + name(move.from) + (move.takes ? 'x' : '–') + name(move.to);

export function toFen(position) {
  const ranks = [];
  for (let r = 7; r >= 0; r--) {
    let text = '';
    let empty = 0;
    for (let f = 0; f < 8; f++) {
      const man = Object.keys(MEN).find(each => position[each] === 8 * r + f);
      text += man ? (empty || '') + man : '';
      empty = man ? 0 : empty + 1;
    }
    ranks.push(text + (empty || ''));
  }
  return `${ranks.join('/')} ${position.white ? 'w' : 'b'} - - 0 1`;
}

/** Reads what toFen writes; null if it is something else. */
export function fromFen(fen) {
  const match = /^([1-8KBNk]+(?:\/[1-8KBNk]+){7}) ([wb])\b/.exec(fen);
  if (!match) {
    return null;
  }
  const position = { K: -1, B: -1, N: -1, k: -1, white: match[2] === 'w' };
  for (const [i, text] of match[1].split('/').entries()) {
    let f = 0;
    for (const letter of text) {
      if (letter in MEN) {
        if (position[letter] >= 0 || f > 7) {
          return null;
        }
        position[letter] = 8 * (7 - i) + f++;
      } else {
        f += Number(letter);
      }
    }
    if (f !== 8) {
      return null;
    }
  }
  return position;
}
