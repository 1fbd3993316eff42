package sphericalknight.draughts;

/**
 * All captures of a position, by the Russian rules. A capture continues as long as it can; captured men stay on the board as obstacles
 * until the capture ends and may not be jumped twice (the Turkish strike); the start square counts as empty.
 *
 * <pre>{@code
 * 6  . . . . . . . .      K a1 takes b2 and could stop on c3 (1), d4 (2), e5, f6, g7 or h8 -
 * 5  . . . . . . . .      but only from d4 does the capture go on, over e3 to f2,
 * 4  . . . 2 . . . .      so d4 it must be.
 * 3  . . 1 . b . . .
 * 2  . b . . . x . .
 * 1  K . . . . . . .
 *    a b c d e f g h
 * }</pre>
 */
final class Captures {
    private final KingReach kings;
    private final MoveSink sink;
    private int enemies;
    private int occupied;
    private int lastRow;
    private int start;
    private boolean startedAsKing;

    Captures(KingReach kings, MoveSink sink) {
        this.kings = kings;
        this.sink = sink;
    }

    /** Adds every capture of {@code position} to the sink. */
    void find(DraughtsPosition position) {
        enemies = position.enemies();
        lastRow = Men.lastRow(position.whiteToMove());
        int men = Men.capturers(position.ownMen(), enemies, position.empty());
        for (int rest = men; rest != 0; rest &= rest - 1) {
            begin(position, Integer.numberOfTrailingZeros(rest), false);
            man(start, 0);
        }
        for (int rest = position.ownKings(); rest != 0; rest &= rest - 1) {
            begin(position, Integer.numberOfTrailingZeros(rest), true);
            king(start, 0);
        }
    }

    private void begin(DraughtsPosition position, int square, boolean king) {
        start = square;
        startedAsKing = king;
        occupied = position.occupied() & ~(1 << square);
    }

    /**
     * Continues a capture with a man on {@code square} after capturing {@code captured}; returns false if no further capture is possible.
     */
    private boolean man(int square, int captured) {
        boolean goesOn = false;
        for (int direction = 0; direction < 4; direction++) {
            int victim = Diagonals.step(1 << square, direction) & enemies & ~captured;
            int landing = Diagonals.step(victim, direction) & ~occupied;
            if (landing != 0) {
                goesOn = true;
                manLands(landing, captured | victim);
            }
        }
        return goesOn;
    }

    private void manLands(int landing, int captured) {
        int square = Integer.numberOfTrailingZeros(landing);
        boolean crowned = (landing & lastRow) != 0;
        boolean goesOn = crowned ? king(square, captured) : man(square, captured);
        if (!goesOn) {
            sink.add(DraughtsMove.of(start, square, captured, startedAsKing, crowned));
        }
    }

    /**
     * Continues a capture with a king on {@code square} after capturing {@code captured}; returns false if no further capture is possible.
     */
    private boolean king(int square, int captured) {
        boolean goesOn = false;
        int seen = kings.reach(square, occupied) & enemies & ~captured;
        for (int direction = 0; direction < 4; direction++) {
            goesOn |= kingTakes(square, direction, seen, captured);
        }
        return goesOn;
    }

    private boolean kingTakes(int square, int direction, int seen, int captured) {
        int victim = seen & Diagonals.ray(direction, square);
        int behind = Diagonals.step(victim, direction) & ~occupied;
        if (behind == 0) {
            return false;
        }
        kingLands(Integer.numberOfTrailingZeros(victim), direction, captured | victim);
        return true;
    }

    /**
     * Lands a king on the squares behind {@code victim} from which the capture continues; if there are none, on all free squares up to the
     * next man.
     */
    private void kingLands(int victim, int direction, int captured) {
        int ray = Diagonals.ray(direction, victim);
        int seen = kings.reach(victim, occupied) & ray;
        int landings = seen & ~occupied;
        int first = Integer.numberOfTrailingZeros(Diagonals.step(1 << victim, direction));
        boolean goesOn = kingTakes(first, direction, kings.reach(first, occupied) & enemies & ~captured, captured);
        for (int rest = landings; rest != 0; rest &= rest - 1) {
            goesOn |= kingTurns(Integer.numberOfTrailingZeros(rest), direction, captured);
        }
        if (!goesOn) {
            for (int rest = landings; rest != 0; rest &= rest - 1) {
                sink.add(DraughtsMove.of(start, Integer.numberOfTrailingZeros(rest), captured, startedAsKing, true));
            }
        }
    }

    private boolean kingTurns(int square, int direction, int captured) {
        int seen = kings.reach(square, occupied) & enemies & ~captured;
        return kingTakes(square, direction ^ 1, seen, captured) | kingTakes(square, direction ^ 3, seen, captured);
    }
}
