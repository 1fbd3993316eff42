package sphericalknight.solutions.knight;

import java.util.Arrays;
import sphericalknight.chess.attack.KnightDistance;
import sphericalknight.chess.attack.KnightMoves;
import sphericalknight.exercise.KnownWrong;
import sphericalknight.exercises.knight.KnightHops;

/**
 * Exercise 2.3, solved: a flood fill, ring by ring.
 *
 * <p>Other ways: if every ring is wanted, keep the last ring and all squares seen, as the lesson does. On a large board, let two fills run
 * towards each other. For 64 squares, a table of 64 times 64 bytes, computed once by flood fills, answers with one look-up.
 */
public class KnightHopsSolution implements KnightHops {
    @Override
    public int hops(int from, int to) {
        long flood = 1L << from;
        long target = 1L << to;
        int hops = 0;
        while ((flood & target) == 0) {
            flood |= KnightMoves.attacks(flood);
            hops++;
        }
        return hops;
    }

    @KnownWrong(
            fails = "zeroHops",
            says = "A knight that is there already needs 0 hops; yours leaves and comes back. Ask before the first"
                    + " hop.")
    static final class ZeroCase extends KnightHopsSolution {
        @Override
        public int hops(int from, int to) {
            long ring = KnightMoves.attacks(1L << from);
            int hops = 1;
            while ((ring & (1L << to)) == 0) {
                ring = KnightMoves.attacks(ring);
                hops++;
            }
            return hops;
        }
    }

    @KnownWrong(
            fails = "signBit",
            says = "h8 stays dry for ever: its bit is the sign of a long, so what you find there is less than 0. Ask"
                    + " != 0, not > 0.")
    static final class SignBitLost extends KnightHopsSolution {
        @Override
        public int hops(int from, int to) {
            long flood = 1L << from;
            for (int hops = 0; hops <= 6; hops++) {
                if ((flood & (1L << to)) > 0) {
                    return hops;
                }
                flood |= KnightMoves.attacks(flood);
            }
            return -1;
        }
    }

    @KnownWrong(
            fails = "oneHop",
            says = "One too many: you count the square where the knight starts as a hop. Ring 0 is the start.")
    static final class OffByOne extends KnightHopsSolution {
        @Override
        public int hops(int from, int to) {
            return super.hops(from, to) + 1;
        }
    }

    @KnownWrong(
            fails = "nearIsNotQuick",
            says = "This is the ruler of the lesson: it does not know the corner, nor the squares too near to be hit."
                    + " Let the knight run.")
    static final class RulerForKnight extends KnightHopsSolution {
        @Override
        public int hops(int from, int to) {
            int files = Math.abs(from % 8 - to % 8);
            int ranks = Math.abs(from / 8 - to / 8);
            int hops = Math.max((Math.max(files, ranks) + 1) / 2, (files + ranks + 2) / 3);
            return (hops + files + ranks) % 2 == 0 ? hops : hops + 1;
        }
    }

    @KnownWrong(
            fails = "ringsFromTheCorner",
            says = "The upper half of the board is wrong: 1 << 35 is 8, for an int has 32 bits. Write 1L << from and"
                    + " 1L << to.")
    static final class IntShift extends KnightHopsSolution {
        @Override
        public int hops(int from, int to) {
            long flood = 1 << from;
            int hops = 0;
            while ((flood & (1 << to)) == 0) {
                flood |= KnightMoves.attacks(flood);
                hops++;
            }
            return hops;
        }
    }

    @KnownWrong(
            fails = "zeroHops",
            says =
                    "From a square to itself you say 1: your loop hops before it asks whether the knight is there. Ask first.")
    static final class HopsBeforeAsking extends KnightHopsSolution {
        @Override
        public int hops(int from, int to) {
            return Math.max(1, super.hops(from, to));
        }
    }

    @KnownWrong(fails = "oneHop", says = "`from` plays no part: you always begin on a1.")
    static final class FromIgnored extends KnightHopsSolution {
        @Override
        public int hops(int from, int to) {
            return super.hops(0, to);
        }
    }

    @KnownWrong(fails = "oneHop", says = "`to` plays no part: you always go to h8.")
    static final class ToIgnored extends KnightHopsSolution {
        @Override
        public int hops(int from, int to) {
            return super.hops(from, 63);
        }
    }

    @KnownWrong(
            fails = "oneHop",
            says =
                    "A square that is met again gets the new, larger number. The first number that it gets is the shortest way: keep it.")
    static final class DistanceOverwritten extends KnightHopsSolution {
        @Override
        public int hops(int from, int to) {
            int[] distance = new int[64];
            Arrays.fill(distance, -1);
            distance[from] = 0;
            for (int hop = 1; hop <= 6; hop++) {
                int[] before = distance.clone();
                for (int square = 0; square < 64; square++) {
                    long next = before[square] == hop - 1 ? KnightMoves.attacks(1L << square) : 0;
                    for (long rest = next; rest != 0; rest &= rest - 1) {
                        distance[Long.numberOfTrailingZeros(rest)] = hop;
                    }
                }
            }
            return distance[to];
        }
    }

    @KnownWrong(
            fails = "nearIsNotQuick",
            says =
                    "This is half the ruler of the lesson: with each hop the colour of the square changes, so hops and files + ranks are both even or both odd. And even the whole ruler fails near the corner: let the knight run.")
    static final class RulerWithoutColour extends KnightHopsSolution {
        @Override
        public int hops(int from, int to) {
            int files = Math.abs(from % 8 - to % 8);
            int ranks = Math.abs(from / 8 - to / 8);
            return Math.max((Math.max(files, ranks) + 1) / 2, (files + ranks + 2) / 3);
        }
    }

    @KnownWrong(
            fails = "oneHop",
            says =
                    "These are the steps of a king: the larger of the distances in files and ranks. A knight hops; let its attacks grow, ring by ring.")
    static final class KingForKnight extends KnightHopsSolution {
        @Override
        public int hops(int from, int to) {
            return Math.max(Math.abs(from % 8 - to % 8), Math.abs(from / 8 - to / 8));
        }
    }

    @KnownWrong(fails = KnownWrong.RULES)
    static final class CallsTheLibrary extends KnightHopsSolution {
        @Override
        public int hops(int from, int to) {
            return KnightDistance.hops(from, to);
        }
    }
}
