package sphericalknight.draughts;

import java.util.HashSet;
import java.util.Set;

/**
 * A slow generator for Russian draughts, with a board of characters, files and ranks, and without bits. It can make one of the eleven
 * common mistakes.
 *
 * <pre>{@code
 *   w W   white man, white king        b B   black man, black king        .   empty        x   captured, not yet removed
 * }</pre>
 */
final class SlowDraughts {
    /** Common mistakes of draughts programmers. */
    enum Mistake {
        NONE,
        MAJORITY_RULE,
        NO_BACKWARD_CAPTURE,
        CAPTURES_OPTIONAL,
        BACK_RANK_PASSED_AS_MAN,
        CAPTURE_ENDS_ON_BACK_RANK,
        KING_LANDS_ANYWHERE,
        CAPTURED_REMOVED_AT_ONCE,
        KING_MOVES_ONE_SQUARE,
        START_SQUARE_BLOCKED,
        KING_LANDS_NEXT_TO_VICTIM,
        NO_SECOND_VICTIM_ON_THE_LINE
    }

    private static final int[][] WAYS = {{1, 1}, {1, -1}, {-1, 1}, {-1, -1}};

    private final Mistake mistake;
    private final char[][] board;
    private final boolean white;
    private int longest;
    private final Set<String> results = new HashSet<>();

    private SlowDraughts(Mistake mistake, char[][] board, boolean white) {
        this.mistake = mistake;
        this.board = board;
        this.white = white;
    }

    /** The number of leaves, with each result of a capture counted once. */
    static long perft(Mistake mistake, DraughtsPosition position, int depth) {
        return perft(mistake, characters(position), position.whiteToMove(), depth);
    }

    private static long perft(Mistake mistake, char[][] board, boolean white, int depth) {
        Set<String> moves = new SlowDraughts(mistake, board, white).moves();
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
            leaves += perft(mistake, next, !white, depth - 1);
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
            if (man != '.' && isOwn(man)) {
                board[square / 8][square % 8] = mistake == Mistake.START_SQUARE_BLOCKED ? '#' : '.';
                capture(square / 8, square % 8, man, square, 0, -1);
                board[square / 8][square % 8] = man;
            }
        }
        if (results.isEmpty() || mistake == Mistake.CAPTURES_OPTIONAL) {
            for (int square = 0; square < 64; square++) {
                quiet(square / 8, square % 8);
            }
        }
        return results;
    }

    private void quiet(int rank, int file) {
        char man = at(rank, file);
        if (man == '.' || !isOwn(man)) {
            return;
        }
        for (int[] way : WAYS) {
            boolean king = Character.isUpperCase(man);
            boolean mayStep = king || way[0] == (white ? 1 : -1);
            int steps = king && mistake != Mistake.KING_MOVES_ONE_SQUARE ? 7 : mayStep ? 1 : 0;
            for (int i = 1; i <= steps && at(rank + i * way[0], file + i * way[1]) == '.'; i++) {
                board[rank][file] = '.';
                add(rank + i * way[0], file + i * way[1], man, 8 * rank + file);
                board[rank][file] = man;
            }
        }
    }

    /** Continues a capture; returns false if no further man can be captured. */
    private boolean capture(int rank, int file, char man, int start, int taken, int lastWay) {
        boolean goesOn = false;
        boolean king = Character.isUpperCase(man);
        for (int w = 0; w < 4; w++) {
            int up = WAYS[w][0];
            int right = WAYS[w][1];
            boolean backward = up != (white ? 1 : -1);
            if (!king && backward && mistake == Mistake.NO_BACKWARD_CAPTURE
                    || king && w == lastWay && mistake == Mistake.NO_SECOND_VICTIM_ON_THE_LINE) {
                continue;
            }
            int far = 1;
            while (flies(king) && at(rank + far * up, file + far * right) == '.') {
                far++;
            }
            int victimRank = rank + far * up;
            int victimFile = file + far * right;
            char victim = at(victimRank, victimFile);
            if (isEnemy(victim) && at(victimRank + up, victimFile + right) == '.') {
                goesOn = true;
                board[victimRank][victimFile] = mistake == Mistake.CAPTURED_REMOVED_AT_ONCE ? '.' : 'x';
                land(victimRank, victimFile, w, man, start, taken + 1);
                board[victimRank][victimFile] = victim;
            }
        }
        return goesOn;
    }

    private void land(int rank, int file, int w, char man, int start, int taken) {
        int up = WAYS[w][0];
        int right = WAYS[w][1];
        boolean king = Character.isUpperCase(man);
        int landings = 1;
        while (flies(king)
                && mistake != Mistake.KING_LANDS_NEXT_TO_VICTIM
                && at(rank + (landings + 1) * up, file + (landings + 1) * right) == '.') {
            landings++;
        }
        boolean goesOn = false;
        boolean[] ends = new boolean[landings + 1];
        for (int i = 1; i <= landings; i++) {
            int toRank = rank + i * up;
            int toFile = file + i * right;
            boolean lastRow = toRank == (white ? 7 : 0);
            boolean stops = lastRow && !king && mistake == Mistake.CAPTURE_ENDS_ON_BACK_RANK;
            boolean staysMan = mistake == Mistake.BACK_RANK_PASSED_AS_MAN;
            char next = lastRow && !staysMan ? Character.toUpperCase(man) : man;
            ends[i] = stops || !capture(toRank, toFile, next, start, taken, w);
            goesOn |= !ends[i];
        }
        for (int i = 1; i <= landings; i++) {
            if (ends[i] && (!goesOn || mistake == Mistake.KING_LANDS_ANYWHERE)) {
                keep(rank + i * up, file + i * right, man, start, taken);
            }
        }
    }

    private void keep(int rank, int file, char man, int start, int taken) {
        if (mistake == Mistake.MAJORITY_RULE) {
            if (taken < longest) {
                return;
            }
            if (taken > longest) {
                results.clear();
                longest = taken;
            }
        }
        add(rank, file, man, start);
    }

    private void add(int rank, int file, char man, int start) {
        char before = board[rank][file];
        char blocked = board[start / 8][start % 8];
        board[start / 8][start % 8] = '.';
        board[rank][file] = rank == (white ? 7 : 0) ? Character.toUpperCase(man) : man;
        StringBuilder result = new StringBuilder();
        for (char[] row : board) {
            result.append(row);
        }
        results.add(result.append(start).append(' ').append(8 * rank + file).toString());
        board[rank][file] = before;
        board[start / 8][start % 8] = blocked;
    }

    private boolean flies(boolean king) {
        return king && mistake != Mistake.KING_MOVES_ONE_SQUARE;
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
