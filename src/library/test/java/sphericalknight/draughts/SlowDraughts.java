package sphericalknight.draughts;

import java.util.HashSet;
import java.util.Set;

/**
 * A slow generator for Russian draughts, with a board of characters, files and ranks, and without bits.
 *
 * <pre>{@code
 *   w W   white man, white king        b B   black man, black king        .   empty        x   captured, not yet removed
 * }</pre>
 */
final class SlowDraughts {
    private static final int[][] DIRECTIONS = {{1, 1}, {1, -1}, {-1, 1}, {-1, -1}};

    private final char[][] board;
    private final boolean white;
    /** What stands on the start square during a capture: nothing or, as a common mistake has it, the man himself. */
    private final char start;

    private final Set<String> results = new HashSet<>();

    private SlowDraughts(char[][] board, boolean white, char start) {
        this.board = board;
        this.white = white;
        this.start = start;
    }

    /** The number of leaves, with each result of a capture counted once. */
    static long perft(DraughtsPosition position, int depth) {
        return perft(characters(position), position.whiteToMove(), depth, '.');
    }

    /** The same with a common mistake: the start square blocks a capture that comes back to it. */
    static long perftWithBlockedStart(DraughtsPosition position, int depth) {
        return perft(characters(position), position.whiteToMove(), depth, '#');
    }

    private static long perft(char[][] board, boolean white, int depth, char start) {
        Set<String> moves = new SlowDraughts(board, white, start).moves();
        if (depth == 1) {
            return moves.size();
        }
        long leaves = 0;
        for (String move : moves) {
            char[][] next = new char[8][];
            for (int rank = 0; rank < 8; rank++) {
                next[rank] =
                        move.substring(8 * rank, 8 * rank + 8).replace('x', '.').toCharArray();
            }
            leaves += perft(next, !white, depth - 1, start);
        }
        return leaves;
    }

    private static char[][] characters(DraughtsPosition position) {
        char[][] board = new char[8][8];
        for (int square = 0; square < 64; square++) {
            int man = Numbering.isDark(square) ? 1 << Numbering.B.bit(square) : 0;
            char kind = (position.white() & man) != 0 ? 'W' : (position.black() & man) != 0 ? 'B' : '.';
            boolean simple = ((position.whiteMen() | position.blackMen()) & man) != 0;
            board[square / 8][square % 8] = simple ? Character.toLowerCase(kind) : kind;
        }
        return board;
    }

    /** Every move as the board after it, with its captured men still on the board as x, its start and its end. */
    private Set<String> moves() {
        for (int square = 0; square < 64; square++) {
            char man = at(square / 8, square % 8);
            if (isOwn(man)) {
                board[square / 8][square % 8] = start;
                capture(square / 8, square % 8, man, square);
                board[square / 8][square % 8] = man;
            }
        }
        if (results.isEmpty()) {
            for (int square = 0; square < 64; square++) {
                quiet(square / 8, square % 8);
            }
        }
        return results;
    }

    private void quiet(int rank, int file) {
        char man = at(rank, file);
        for (int[] direction : DIRECTIONS) {
            boolean mayStep = Character.isUpperCase(man) || direction[0] == (white ? 1 : -1);
            int steps = !isOwn(man) || !mayStep ? 0 : Character.isUpperCase(man) ? 7 : 1;
            for (int i = 1; i <= steps && at(rank + i * direction[0], file + i * direction[1]) == '.'; i++) {
                board[rank][file] = '.';
                add(rank + i * direction[0], file + i * direction[1], man, 8 * rank + file);
                board[rank][file] = man;
            }
        }
    }

    /** Continues a capture; returns false if no further man can be captured. */
    private boolean capture(int rank, int file, char man, int from) {
        boolean goesOn = false;
        for (int[] direction : DIRECTIONS) {
            int far = 1;
            while (Character.isUpperCase(man) && at(rank + far * direction[0], file + far * direction[1]) == '.') {
                far++;
            }
            int victimRank = rank + far * direction[0];
            int victimFile = file + far * direction[1];
            char victim = at(victimRank, victimFile);
            if (isEnemy(victim) && at(victimRank + direction[0], victimFile + direction[1]) == '.') {
                goesOn = true;
                board[victimRank][victimFile] = 'x';
                land(victimRank, victimFile, direction, man, from);
                board[victimRank][victimFile] = victim;
            }
        }
        return goesOn;
    }

    private void land(int rank, int file, int[] direction, char man, int from) {
        int landings = 1;
        while (Character.isUpperCase(man)
                && at(rank + (landings + 1) * direction[0], file + (landings + 1) * direction[1]) == '.') {
            landings++;
        }
        boolean goesOn = false;
        for (int i = 1; i <= landings; i++) {
            int toRank = rank + i * direction[0];
            goesOn |= capture(toRank, file + i * direction[1], crowned(man, toRank), from);
        }
        for (int i = 1; i <= landings && !goesOn; i++) {
            add(rank + i * direction[0], file + i * direction[1], man, from);
        }
    }

    private char crowned(char man, int rank) {
        return rank == (white ? 7 : 0) ? Character.toUpperCase(man) : man;
    }

    private void add(int rank, int file, char man, int from) {
        char before = board[rank][file];
        char blocked = board[from / 8][from % 8];
        board[from / 8][from % 8] = '.';
        board[rank][file] = crowned(man, rank);
        StringBuilder result = new StringBuilder();
        for (char[] row : board) {
            result.append(row);
        }
        results.add(result.append(from).append(' ').append(8 * rank + file).toString());
        board[rank][file] = before;
        board[from / 8][from % 8] = blocked;
    }

    private char at(int rank, int file) {
        return rank < 0 || rank > 7 || file < 0 || file > 7 ? '#' : board[rank][file];
    }

    private boolean isOwn(char man) {
        return Character.toLowerCase(man) == (white ? 'w' : 'b');
    }

    private boolean isEnemy(char man) {
        return Character.toLowerCase(man) == (white ? 'b' : 'w');
    }
}
