package sphericalknight.solutions.memory;

import sphericalknight.chess.position.Position;
import sphericalknight.exercise.KnownWrong;
import sphericalknight.exercises.memory.ThirdTime;

/**
 * Exercise 8.3, solved: count from the end, as far back as the clock allows.
 *
 * <p>Other ways: check only every second key, because the same side must be to move. A hash map of counts is enough if moves are never
 * taken back.
 */
public class ThirdTimeSolution implements ThirdTime {
    @Override
    public boolean isThird(long[] keys, int clock) {
        return times(keys, keys[keys.length - 1], clock) >= 3;
    }

    private static int times(long[] keys, long key, int clock) {
        int times = 0;
        for (int i = keys.length - 1; i >= 0 && i >= keys.length - 1 - clock; i--) {
            times += keys[i] == key ? 1 : 0;
        }
        return times;
    }

    @KnownWrong(fails = "twice", says = "You say yes at the second time. Three times means: now, and twice before.")
    static final class OffByOne extends ThirdTimeSolution {
        @Override
        public boolean isThird(long[] keys, int clock) {
            return times(keys, keys[keys.length - 1], clock) >= 2;
        }
    }

    @KnownWrong(
            fails = "clock",
            says = "You look at one key too few: a clock of 4 means four plies, and they lie between five positions.")
    static final class ClockTooShort extends ThirdTimeSolution {
        @Override
        public boolean isThird(long[] keys, int clock) {
            return times(keys, keys[keys.length - 1], clock - 1) >= 3;
        }
    }

    @KnownWrong(
            fails = "clock",
            says = "You go back to the beginning of the game. Before the last capture or pawn move an equal key is an"
                    + " accident.")
    static final class ClockIgnored extends ThirdTimeSolution {
        @Override
        public boolean isThird(long[] keys, int clock) {
            return times(keys, keys[keys.length - 1], keys.length) >= 3;
        }
    }

    @KnownWrong(
            fails = "onlyTheLast",
            says = "You say yes when any position was there three times. The rule asks for the one on the board now.")
    static final class AnyPosition extends ThirdTimeSolution {
        @Override
        public boolean isThird(long[] keys, int clock) {
            for (long key : keys) {
                if (times(keys, key, clock) >= 3) {
                    return true;
                }
            }
            return false;
        }
    }

    @KnownWrong(
            fails = "wholeKeys",
            says = "You compare 32 bits of the keys. Cut to an int, different keys become equal: keep them long.")
    static final class IntResult extends ThirdTimeSolution {
        @Override
        public boolean isThird(long[] keys, int clock) {
            long[] cut = keys.clone();
            for (int i = 0; i < cut.length; i++) {
                cut[i] = (int) cut[i];
            }
            return times(cut, cut[cut.length - 1], clock) >= 3;
        }
    }

    @KnownWrong(
            fails = "anyDistance",
            says = "You say yes at the third time and no at the fourth. The third time or more often: >= 3, not == 3.")
    static final class ExactlyThree extends ThirdTimeSolution {
        @Override
        public boolean isThird(long[] keys, int clock) {
            return times(keys, keys[keys.length - 1], clock) == 3;
        }
    }

    @KnownWrong(
            fails = "thirdTime",
            says =
                    "You say yes at the fourth time only. The position on the board now is one of the three: twice before is enough.")
    static final class FourthTime extends ThirdTimeSolution {
        @Override
        public boolean isThird(long[] keys, int clock) {
            return times(keys, keys[keys.length - 1], clock) >= 4;
        }
    }

    @KnownWrong(
            fails = "clock",
            says =
                    "You look at one key too many: a clock of 4 means four plies, and they lie between five positions, no more.")
    static final class ClockTooLong extends ThirdTimeSolution {
        @Override
        public boolean isThird(long[] keys, int clock) {
            return times(keys, keys[keys.length - 1], clock + 1) >= 3;
        }
    }

    @KnownWrong(
            fails = "onlyTheLast",
            says =
                    "You compare with the first key of the game. The position on the board is the last one: keys[keys.length - 1].")
    static final class FirstForLast extends ThirdTimeSolution {
        @Override
        public boolean isThird(long[] keys, int clock) {
            return times(keys, keys[0], clock) >= 3;
        }
    }

    @KnownWrong(
            fails = "clock",
            says =
                    "You look at the first keys of the game. The clock counts from the end: the last clock + 1 keys count.")
    static final class FromTheFront extends ThirdTimeSolution {
        @Override
        public boolean isThird(long[] keys, int clock) {
            int times = 0;
            for (int i = 0; i <= clock; i++) {
                times += keys[i] == keys[keys.length - 1] ? 1 : 0;
            }
            return times >= 3;
        }
    }

    @KnownWrong(
            fails = "thirdTime",
            says =
                    "You take the clock for an index, and begin with keys[clock]. It counts from the end: begin with keys[keys.length - 1 - clock].")
    static final class ClockAsIndex extends ThirdTimeSolution {
        @Override
        public boolean isThird(long[] keys, int clock) {
            int times = 0;
            for (int i = clock; i < keys.length; i++) {
                times += keys[i] == keys[keys.length - 1] ? 1 : 0;
            }
            return times >= 3;
        }
    }

    @KnownWrong(
            fails = "randomGames",
            says =
                    "You look at every second key only. In a game that is enough, for the same side must be to move; here the keys are any numbers, and each of them counts.")
    static final class EverySecondKey extends ThirdTimeSolution {
        @Override
        public boolean isThird(long[] keys, int clock) {
            int times = 0;
            for (int i = keys.length - 1; i >= 0 && i >= keys.length - 1 - clock; i -= 2) {
                times += keys[i] == keys[keys.length - 1] ? 1 : 0;
            }
            return times >= 3;
        }
    }

    @KnownWrong(
            fails = "randomGames",
            says =
                    "You look at every fourth key only, as if each return took four plies. It may take any number: look at each key.")
    static final class EveryFourthKey extends ThirdTimeSolution {
        @Override
        public boolean isThird(long[] keys, int clock) {
            int times = 0;
            for (int i = keys.length - 1; i >= 0 && i >= keys.length - 1 - clock; i -= 4) {
                times += keys[i] == keys[keys.length - 1] ? 1 : 0;
            }
            return times >= 3;
        }
    }

    @KnownWrong(fails = KnownWrong.RULES)
    static final class CallsTheLibrary extends ThirdTimeSolution {
        @Override
        public boolean isThird(long[] keys, int clock) {
            return Position.start().occurrences() >= 3;
        }
    }
}
