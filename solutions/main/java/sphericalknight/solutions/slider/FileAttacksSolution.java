package sphericalknight.solutions.slider;

import sphericalknight.chess.attack.RayWalk;
import sphericalknight.exercise.KnownWrong;
import sphericalknight.exercises.slider.FileAttacks;

/**
 * Exercise 9.1, solved: a subtraction upwards, and the same downwards on the reversed file. The o of the two halves cancels:
 * {@code (o ^ up) ^ (o ^ down)} is {@code up ^ down}.
 *
 * <p>Other ways: a loop over the squares, which takes a branch per square; or shift the file to the a-file, turn it into a rank by a
 * multiplication and look it up in a table of 8 times 64 bytes. The subtraction needs neither branches nor tables.
 */
public class FileAttacksSolution implements FileAttacks {
    private static final long FILE_A = 0x0101_0101_0101_0101L;

    @Override
    public long attacks(int square, long occupied) {
        long file = FILE_A << (square & 7);
        return bothWays(1L << square, occupied & file) & file;
    }

    private static long bothWays(long r, long o) {
        long up = o - 2 * r;
        long down = Long.reverseBytes(Long.reverseBytes(o) - 2 * Long.reverseBytes(r));
        return up ^ down;
    }

    @KnownWrong(
            fails = "below",
            says = "Your rook looks up and never down. A subtraction borrows only upwards; for the other way turn the"
                    + " file round, do the same, and turn the result back.")
    static final class OneDirection extends FileAttacksSolution {
        @Override
        public long attacks(int square, long occupied) {
            long file = FILE_A << (square & 7);
            long o = occupied & file;
            return (o ^ (o - 2 * (1L << square))) & file;
        }
    }

    @KnownWrong(
            fails = "bothWays",
            says = "Downwards the squares come out upside down: after the subtraction on the turned file, turn the"
                    + " result back with Long.reverseBytes.")
    static final class NotTurnedBack extends FileAttacksSolution {
        @Override
        public long attacks(int square, long occupied) {
            long file = FILE_A << (square & 7);
            long r = 1L << square;
            long o = occupied & file;
            long turned = Long.reverseBytes(o);
            long down = turned ^ (turned - 2 * Long.reverseBytes(r));
            return ((o ^ (o - 2 * r)) ^ down) & file;
        }
    }

    @KnownWrong(
            fails = "otherFiles",
            says = "Pieces on other files stop your rook: the subtraction borrows from the next piece of the whole"
                    + " board. Cut the file out first, o = occupied & file.")
    static final class FileNotCutOut extends FileAttacksSolution {
        @Override
        public long attacks(int square, long occupied) {
            return bothWays(1L << square, occupied) & FILE_A << (square & 7);
        }
    }

    @KnownWrong(
            fails = "ownSquare",
            says = "You subtract r. Where the rook itself is among the occupied squares, that only takes it away, and"
                    + " nothing is borrowed: subtract 2r, the square beyond it.")
    static final class OffByOne extends FileAttacksSolution {
        @Override
        public long attacks(int square, long occupied) {
            long file = FILE_A << (square & 7);
            long r = 1L << square;
            long o = occupied & file;
            long up = o - r;
            long down = Long.reverseBytes(Long.reverseBytes(o) - Long.reverseBytes(r));
            return (up ^ down) & file;
        }
    }

    @KnownWrong(
            fails = "above",
            says = "Your rook stops before the first piece. That square is attacked too: there may be something to"
                    + " take.")
    static final class RayStopsBeforeBlocker extends FileAttacksSolution {
        @Override
        public long attacks(int square, long occupied) {
            return super.attacks(square, occupied) & ~occupied;
        }
    }

    @KnownWrong(
            fails = "above",
            says = "Your rook passes through pieces: it always attacks the whole file. The first piece on each side"
                    + " ends the ray.")
    static final class RayPassesBlocker extends FileAttacksSolution {
        @Override
        public long attacks(int square, long occupied) {
            return FILE_A << (square & 7) & ~(1L << square);
        }
    }

    @KnownWrong(fails = "emptyFile", says = "1 << square shifts an int: for e5 it gives bit 4, e1. Write 1L << square.")
    static final class IntShift extends FileAttacksSolution {
        @Override
        public long attacks(int square, long occupied) {
            long file = FILE_A << (square & 7);
            return bothWays(1 << square, occupied & file) & file;
        }
    }

    @KnownWrong(
            fails = "bothWays",
            says =
                    "Downwards the squares come out upside down: after the subtraction on the turned file, turn the result back with Long.reverseBytes (or reverse).")
    static final class NotTurnedBackJoined extends FileAttacksSolution {
        @Override
        public long attacks(int square, long occupied) {
            long file = FILE_A << (square & 7);
            long r = 1L << square;
            long o = occupied & file & ~r;
            long up = o ^ o - 2 * r;
            long turned = Long.reverseBytes(o);
            return (up | turned ^ turned - 2 * Long.reverseBytes(r)) & file;
        }
    }

    @KnownWrong(
            fails = "bothWays",
            says =
                    "Downwards the squares come out upside down: after the subtraction on the turned file, turn the result back with Long.reverseBytes (or reverse).")
    static final class NotTurnedBackWithoutRook extends FileAttacksSolution {
        @Override
        public long attacks(int square, long occupied) {
            long file = FILE_A << (square & 7);
            long r = 1L << square;
            long o = occupied & file & ~r;
            long up = o ^ o - 2 * r;
            long turned = Long.reverseBytes(o);
            return (up ^ turned ^ turned - 2 * Long.reverseBytes(r)) & file & ~r;
        }
    }

    @KnownWrong(
            fails = "below",
            says =
                    "Downwards the rook itself is not turned round. The file stands on its head, so the rook's bit must, too: Long.reverseBytes(r).")
    static final class RookNotTurned extends FileAttacksSolution {
        @Override
        public long attacks(int square, long occupied) {
            long file = FILE_A << (square & 7);
            long r = 1L << square;
            long o = occupied & file & ~r;
            long up = o ^ o - 2 * r;
            long turned = Long.reverseBytes(o);
            return (up | Long.reverseBytes(turned ^ turned - 2 * r)) & file;
        }
    }

    @KnownWrong(
            fails = "below",
            says =
                    "Downwards the rook itself is not turned round. The file stands on its head, so the rook's bit must, too: Long.reverseBytes(r).")
    static final class RookNotTurnedXor extends FileAttacksSolution {
        @Override
        public long attacks(int square, long occupied) {
            long file = FILE_A << (square & 7);
            long r = 1L << square;
            long o = occupied & file & ~r;
            long up = o ^ o - 2 * r;
            long turned = Long.reverseBytes(o);
            return (up ^ Long.reverseBytes(turned ^ turned - 2 * r)) & file;
        }
    }

    @KnownWrong(
            fails = "below",
            says =
                    "Downwards the rook itself is not turned round. The file stands on its head, so the rook's bit must, too: Long.reverseBytes(r).")
    static final class RookNotTurnedReverse extends FileAttacksSolution {
        @Override
        public long attacks(int square, long occupied) {
            long file = FILE_A << (square & 7);
            long r = 1L << square;
            long o = occupied & file;
            long turned = Long.reverse(o);
            return (o ^ o - 2 * r | Long.reverse(turned ^ turned - 2 * r)) & file;
        }
    }

    @KnownWrong(
            fails = "below",
            says =
                    "Downwards the rook is turned round and the file is not. Both must stand on their heads before the subtraction, and the result be turned back.")
    static final class FileNotTurned extends FileAttacksSolution {
        @Override
        public long attacks(int square, long occupied) {
            long file = FILE_A << (square & 7);
            long r = 1L << square;
            long o = occupied & file & ~r;
            long up = o ^ o - 2 * r;
            long turned = Long.reverseBytes(o);
            return (up ^ Long.reverseBytes(o ^ o - 2 * Long.reverseBytes(r))) & file;
        }
    }

    @KnownWrong(
            fails = "above",
            says = "Your rook looks down and never up. Both directions belong to the answer: up ^ down.")
    static final class DownOnly extends FileAttacksSolution {
        @Override
        public long attacks(int square, long occupied) {
            long file = FILE_A << (square & 7);
            long r = 1L << square;
            long o = occupied & file & ~r;
            long up = o ^ o - 2 * r;
            long turned = Long.reverseBytes(o);
            return Long.reverseBytes(turned ^ turned - 2 * Long.reverseBytes(r)) & file;
        }
    }

    @KnownWrong(
            fails = "emptyFile",
            says =
                    "The subtraction borrows from squares beside the file, too, and you leave them in. At the end keep the file only: & file.")
    static final class FileNotCutOutAtTheEnd extends FileAttacksSolution {
        @Override
        public long attacks(int square, long occupied) {
            long file = FILE_A << (square & 7);
            long r = 1L << square;
            long o = occupied & file & ~r;
            long up = o ^ o - 2 * r;
            long turned = Long.reverseBytes(o);
            long down = Long.reverseBytes(turned ^ turned - 2 * Long.reverseBytes(r));
            return (up ^ down) & ~r;
        }
    }

    @KnownWrong(
            fails = "emptyFile",
            says = "You take the rank of the square for its file: square >>> 3. The file is square & 7.")
    static final class RankForFile extends FileAttacksSolution {
        @Override
        public long attacks(int square, long occupied) {
            long file = FILE_A << (square >>> 3);
            return bothWays(1L << square, occupied & file & ~(1L << square)) & file & ~(1L << square);
        }
    }

    @KnownWrong(
            fails = "emptyFile",
            says = "The rook's own square is in your answer. A rook does not attack itself: & ~r at the end.")
    static final class OwnSquareIncluded extends FileAttacksSolution {
        @Override
        public long attacks(int square, long occupied) {
            return super.attacks(square, occupied) | 1L << square;
        }
    }

    @KnownWrong(
            fails = "ownSquare",
            says =
                    "The rook's own square is in your answer where it counts as occupied. Take it out of the set first: & ~r.")
    static final class OwnSquareIncludedIfOccupied extends FileAttacksSolution {
        @Override
        public long attacks(int square, long occupied) {
            return super.attacks(square, occupied) | 1L << square & occupied;
        }
    }

    @KnownWrong(fails = KnownWrong.RULES)
    static final class CallsTheLibrary extends FileAttacksSolution {
        @Override
        public long attacks(int square, long occupied) {
            return new RayWalk().rook(square, occupied) & (FILE_A << (square & 7));
        }
    }
}
