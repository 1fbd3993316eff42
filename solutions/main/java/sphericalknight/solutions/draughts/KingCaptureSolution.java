package sphericalknight.solutions.draughts;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.TreeSet;
import sphericalknight.draughts.Diagonals;
import sphericalknight.draughts.DraughtsMoves;
import sphericalknight.draughts.DraughtsPosition;
import sphericalknight.exercise.KnownWrong;
import sphericalknight.exercises.draughts.KingCapture;

/**
 * Exercise 11.4, solved: a capture that continues is again a capture, with one more man captured. A call returns whether it could continue;
 * the capture may end only if it cannot continue from any landing square.
 *
 * <p>Other ways: look up the line in a table instead of walking (as the library's {@code Captures} does), and examine a second victim on
 * the same line once instead of from every square before it. For short captures the walk is as fast.
 */
public class KingCaptureSolution implements KingCapture {
    @Override
    public long[] captures(int king, int own, int enemies) {
        Collection<Long> results = new TreeSet<>();
        goOn(king, own | enemies, enemies, results, 0);
        return results.stream().mapToLong(Long::longValue).toArray();
    }

    /** Adds the results of going on from {@code here}; false if no further man can be captured. */
    final boolean goOn(int here, int occupied, int enemies, Collection<Long> results, int captured) {
        boolean found = false;
        for (int direction = 0; direction < 4; direction++) {
            found |= take(here, direction, occupied, enemies, results, captured);
        }
        return found;
    }

    boolean take(int here, int direction, int occupied, int enemies, Collection<Long> results, int captured) {
        int victim = firstMan(here, direction, occupied);
        int first = Diagonals.step(victim, direction) & ~occupied;
        if ((victim & enemies & ~captured) == 0 || first == 0) {
            return false;
        }
        land(first, direction, occupied, enemies, results, captured | victim);
        return true;
    }

    int firstMan(int here, int direction, int occupied) {
        int man = Diagonals.step(1 << here, direction);
        while ((man & ~occupied) != 0) {
            man = Diagonals.step(man, direction);
        }
        return man;
    }

    void land(int first, int direction, int occupied, int enemies, Collection<Long> results, int captured) {
        boolean goesOn = false;
        for (int square = first; square != 0; square = Diagonals.step(square, direction) & ~occupied) {
            goesOn |= goOn(Integer.numberOfTrailingZeros(square), occupied, enemies, results, captured);
        }
        if (!goesOn) {
            end(first, direction, occupied, results, captured);
        }
    }

    static void end(int first, int direction, int occupied, Collection<Long> results, int captured) {
        for (int square = first; square != 0; square = Diagonals.step(square, direction) & ~occupied) {
            results.add((long) Integer.numberOfTrailingZeros(square) << 32 | captured & 0xFFFF_FFFFL);
        }
    }

    @KnownWrong(
            fails = "choiceIsFree",
            says = "You keep the longest captures only. That is the majority rule of international draughts; in"
                    + " Russian draughts the choice is free, one man or ten.")
    static final class GreedyMajority extends KingCaptureSolution {
        @Override
        public long[] captures(int king, int own, int enemies) {
            long[] all = super.captures(king, own, enemies);
            int most = Arrays.stream(all)
                    .mapToInt(result -> Integer.bitCount((int) result))
                    .max()
                    .orElse(0);
            return Arrays.stream(all)
                    .filter(result -> Integer.bitCount((int) result) == most)
                    .toArray();
        }
    }

    @KnownWrong(
            fails = "capturedMenStillBlock",
            says = "You take captured men off the board at once, and your king slides through the hole. They stay"
                    + " until the move is over, and nobody jumps them twice: the Turkish strike.")
    static final class StruckManRemovedAtOnce extends KingCaptureSolution {
        @Override
        void land(int first, int direction, int occupied, int enemies, Collection<Long> results, int captured) {
            super.land(first, direction, occupied & ~captured, enemies & ~captured, results, captured);
        }
    }

    @KnownWrong(
            fails = "landsWhereItGoesOn",
            says = "Your king ends where it likes. If one of the squares behind the captured man lets the capture go"
                    + " on, it must land on such a square.")
    static final class LandsAnywhere extends KingCaptureSolution {
        @Override
        void land(int first, int direction, int occupied, int enemies, Collection<Long> results, int captured) {
            for (int square = first; square != 0; square = Diagonals.step(square, direction) & ~occupied) {
                int here = Integer.numberOfTrailingZeros(square);
                if (!goOn(here, occupied, enemies, results, captured)) {
                    results.add((long) here << 32 | captured & 0xFFFF_FFFFL);
                }
            }
        }
    }

    @KnownWrong(
            fails = "anyDistance",
            says = "Your king stops right behind the captured man. It flies: any empty square behind him will do, up"
                    + " to the next man.")
    static final class LandsNextToVictim extends KingCaptureSolution {
        @Override
        void land(int first, int direction, int occupied, int enemies, Collection<Long> results, int captured) {
            int here = Integer.numberOfTrailingZeros(first);
            if (!goOn(here, occupied, enemies, results, captured)) {
                results.add((long) here << 32 | captured & 0xFFFF_FFFFL);
            }
        }
    }

    @KnownWrong(
            fails = "circle",
            says = "The square where your king began stops it. During the move it is empty, so a capture may cross it"
                    + " or end on it.")
    static final class StartSquareBlocked extends KingCaptureSolution {
        @Override
        public long[] captures(int king, int own, int enemies) {
            return super.captures(king, own | 1 << king, enemies);
        }
    }

    @KnownWrong(
            fails = "sameLine",
            says = "Your king takes one man and ends. A capture that has begun goes on while it can.")
    static final class OneCaptureOnly extends KingCaptureSolution {
        @Override
        void land(int first, int direction, int occupied, int enemies, Collection<Long> results, int captured) {
            end(first, direction, occupied, results, captured);
        }
    }

    @KnownWrong(
            fails = "anyDistance",
            says = "Your king captures only what stands next to it, like a man. It flies: the first man on the line,"
                    + " at any distance.")
    static final class KingMovesLikeMan extends KingCaptureSolution {
        @Override
        int firstMan(int here, int direction, int occupied) {
            return Diagonals.step(1 << here, direction);
        }
    }

    @KnownWrong(
            fails = "eachResultOnce",
            says = "You count routes: a circle that can be run both ways appears twice. The same end and the same"
                    + " captured men are one result; a set keeps each once.")
    static final class RoutesCounted extends KingCaptureSolution {
        @Override
        public long[] captures(int king, int own, int enemies) {
            Collection<Long> results = new ArrayList<>();
            goOn(king, own | enemies, enemies, results, 0);
            return results.stream().mapToLong(Long::longValue).sorted().toArray();
        }
    }

    @KnownWrong(fails = KnownWrong.RULES)
    static final class CallsTheLibrary extends KingCaptureSolution {
        @Override
        public long[] captures(int king, int own, int enemies) {
            return DraughtsMoves.legal(new DraughtsPosition(true, own | 1 << king, enemies, 0, 0));
        }
    }
}
