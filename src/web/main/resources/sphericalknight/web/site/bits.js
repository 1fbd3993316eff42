// Sets of squares are BigInts of 64 bits: a1 is bit 0, h8 is bit 63.

export const bit = square => 1n << BigInt(square);
export const has = (set, square) => (set & bit(square)) !== 0n;
export const unsigned = number => BigInt.asUintN(64, number);
export const squareName = square => 'abcdefgh'[square & 7] + ((square >> 3) + 1);
export const squareNumber = name => 'abcdefgh'.indexOf(name[0]) + 8 * (name[1] - 1);
export const hex = set => `0x${unsigned(set).toString(16).toUpperCase().padStart(16, '0')}`;

/** The numbers of the squares of a set, the lowest first. */
export function squares(set) {
  const all = [];
  for (let square = 0; square < 64; square++) {
    if (has(set, square)) {
      all.push(square);
    }
  }
  return all;
}

/** "b3 c2", or "no square". */
export const names = set => squares(set).map(squareName).join(' ') || 'no square';

/** All 64 bits, the highest first, a blank after each byte. */
export const binary = set => unsigned(set).toString(2).padStart(64, '0').replace(/.{8}(?=.)/g, '$& ');

/** The eight bytes, the highest first. */
export const bytes = set => Array.from({ length: 8 }, (_, i) => Number((unsigned(set) >> BigInt(56 - 8 * i)) & 255n));

/** The letters of the men of a FEN, or of its first field, by their squares. */
export function menOf(fen) {
  const ranks = fen.split(' ')[0].replace(/\d/g, digit => ' '.repeat(digit)).split('/').reverse();
  return Object.fromEntries([...ranks.join('')].entries().filter(([, letter]) => letter !== ' '));
}
