// The mate table: MateTable.distances, compressed by gzip. All of it is inflated once, 2.6 MB;
// then every question is a few array lookups.
import { after, file, isCheck, isLight, legalMoves, rank } from './rules.js';

export const DRAW = -1;

const LENGTH = 20 * 32 * 64 * 64;

/** The 20 squares of the bottom triangle, numbered from a1 to e4. */
const TRIANGLE = new Map();
for (let square = 0; square < 64; square++) {
  if (mirrorsOf(square).length === 0) {
    TRIANGLE.set(square, TRIANGLE.size);
  }
}

function diagonal(square) {
  return 8 * file(square) + rank(square);
}

function antidiagonal(square) {
  return 63 - diagonal(square);
}

/** The mirrors that bring a square into the triangle. */
function mirrorsOf(square) {
  const mirrors = [];
  if (rank(square) > file(square)) {
    mirrors.push(diagonal);
  }
  if (file(square) + rank(square) > 7) {
    mirrors.push(antidiagonal);
  }
  return mirrors;
}

export class MateTable {
  #distances;

  constructor(distances) {
    this.#distances = distances;
  }

  /** Reads the bytes of the file; an Error says in one sentence what is wrong with them. */
  static async read(bytes) {
    const distances = await inflated(bytes).catch(() => new Uint8Array());
    if (distances.length !== LENGTH) {
      throw new Error('this is not the mate table that this page can read');
    }
    return new MateTable(distances);
  }

  /** White's moves to mate with best play: 0 for mate on the board, up to 33, or DRAW. */
  moves(position) {
    if (position.B < 0 || position.N < 0) {
      return DRAW;
    }
    if (position.white) {
      const won = this.choices(position).map(choice => choice.moves).filter(moves => moves !== DRAW);
      return won.length === 0 ? DRAW : 1 + Math.min(...won);
    }
    // A dark-squared bishop is looked up in the mirror: file a becomes h.
    const flip = isLight(position.B) ? 0 : 7;
    const mirrors = mirrorsOf(position.K ^ flip);
    const seen = square => mirrors.reduce((each, mirror) => mirror(each), square ^ flip);
    const placement = (32 * TRIANGLE.get(seen(position.K)) + (seen(position.B) >> 1)) * 64 + seen(position.N);
    return this.#distances[64 * placement + seen(position.k)] - 1;
  }

  /** Every legal move with the moves to mate after it, best for the side to move first. */
  choices(position) {
    const choices = legalMoves(position).map(move => ({ move, moves: this.moves(after(position, move)) }));
    const last = moves => moves === DRAW ? 1000 : moves;
    return choices.sort((a, b) => position.white ? last(a.moves) - last(b.moves) : last(b.moves) - last(a.moves));
  }

  /** How it stands: {moves, ended}, ended being 'checkmate', 'stalemate', 'taken' or ''. */
  verdict(position) {
    if (position.B < 0 || position.N < 0) {
      return { moves: DRAW, ended: 'taken' };
    }
    if (legalMoves(position).length > 0) {
      return { moves: this.moves(position), ended: '' };
    }
    return isCheck(position) ? { moves: 0, ended: 'checkmate' } : { moves: DRAW, ended: 'stalemate' };
  }
}

async function inflated(bytes) {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
