package sphericalknight.chess.attack;

import sphericalknight.SlowBoard;

/** The slow generator: one piece and one jump at a time, with files and ranks and without bits. */
final class SlowLeaper {
    private SlowLeaper() {}

    static long attacks(long leapers, int longer, int shorter) {
        boolean[][] pieces = SlowBoard.board(leapers);
        boolean[][] attacked = new boolean[8][8];
        for (int file = 0; file < 8; file++) {
            for (int rank = 0; rank < 8; rank++) {
                if (pieces[file][rank]) {
                    jump(file, rank, longer, shorter, attacked);
                    jump(file, rank, shorter, longer, attacked);
                }
            }
        }
        return SlowBoard.set(attacked);
    }

    private static void jump(int file, int rank, int files, int ranks, boolean[][] attacked) {
        for (int toFile : new int[] {file - files, file + files}) {
            for (int toRank : new int[] {rank - ranks, rank + ranks}) {
                if (0 <= toFile && toFile <= 7 && 0 <= toRank && toRank <= 7) {
                    attacked[toFile][toRank] = true;
                }
            }
        }
    }
}
