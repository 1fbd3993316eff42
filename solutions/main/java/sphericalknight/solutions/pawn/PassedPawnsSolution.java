package sphericalknight.solutions.pawn;

import sphericalknight.chess.attack.PawnStructure;
import sphericalknight.exercise.KnownWrong;
import sphericalknight.exercises.pawn.PassedPawns;

/**
 * Exercise 6.3, solved: white pawns in front of black pawns, on three files, are not passed.
 *
 * <p>Other ways: a table of 64 masks, the three files in front of each square; a pawn is passed if its mask contains no enemy pawn. It wins
 * for one pawn, the fill wins for all of them. Widening first and filling afterwards gives the same result, because a fill stays on its
 * file.
 */
public class PassedPawnsSolution implements PassedPawns {
    private static final long NOT_A = ~0x0101_0101_0101_0101L;
    private static final long NOT_H = ~0x8080_8080_8080_8080L;

    @Override
    public long passed(long white, long black) {
        long below = down(black >>> 8);
        long besides = ((below << 1) & NOT_A) | ((below >>> 1) & NOT_H);
        return white & ~(below | besides);
    }

    private static long down(long set) {
        set |= set >>> 8;
        set |= set >>> 16;
        return set | (set >>> 32);
    }

    @KnownWrong(
            fails = "neighbouringFiles",
            says = "You look only at the pawn's own file. A black pawn on a neighbouring file captures what walks"
                    + " past it.")
    static final class OwnFileOnly extends PassedPawnsSolution {
        @Override
        public long passed(long white, long black) {
            return white & ~down(black >>> 8);
        }
    }

    @KnownWrong(
            fails = "noTeleport",
            says = "Black pawns of the a-file guard the h-file of the board, and the other way round: the two shifts"
                    + " to the sides need their masks.")
    static final class NoEdgeMask extends PassedPawnsSolution {
        @Override
        public long passed(long white, long black) {
            long below = down(black >>> 8);
            return white & ~(below | below << 1 | below >>> 1);
        }
    }

    @KnownWrong(
            fails = "behindAndBeside",
            says = "A black pawn on the same rank has been passed: it moves down and captures downwards. Fill from"
                    + " the square below it, not from its own.")
    static final class OwnSquareIncluded extends PassedPawnsSolution {
        @Override
        public long passed(long white, long black) {
            long below = down(black);
            long besides = ((below << 1) & NOT_A) | ((below >>> 1) & NOT_H);
            return white & ~(below | besides);
        }
    }

    @KnownWrong(
            fails = "ownFile",
            says = "You fill upwards, as if black pawns moved up the board. They come down: >>> 8.")
    static final class BlackShiftsLikeWhite extends PassedPawnsSolution {
        @Override
        public long passed(long white, long black) {
            long above = black << 8;
            above |= above << 8;
            above |= above << 16;
            above |= above << 32;
            long besides = ((above << 1) & NOT_A) | ((above >>> 1) & NOT_H);
            return white & ~(above | besides);
        }
    }

    @KnownWrong(
            fails = "ownFile",
            says =
                    "Your fill ends four ranks below a black pawn: the step by 32 is missing, or its result is not used.")
    static final class LastFillMissing extends PassedPawnsSolution {
        @Override
        public long passed(long white, long black) {
            long below = black >>> 8;
            below |= below >>> 8;
            below |= below >>> 16;
            long besides = ((below << 1) & NOT_A) | ((below >>> 1) & NOT_H);
            return white & ~(below | besides);
        }
    }

    @KnownWrong(
            fails = "ownFile",
            says =
                    "Your fill ends two ranks below a black pawn: it must go on down to the first rank, by 16 and by 32.")
    static final class TwoRanksOnly extends PassedPawnsSolution {
        @Override
        public long passed(long white, long black) {
            long below = black >>> 8 | black >>> 16;
            long besides = ((below << 1) & NOT_A) | ((below >>> 1) & NOT_H);
            return white & ~(below | besides);
        }
    }

    @KnownWrong(
            fails = "ownFile",
            says =
                    "You look one rank ahead only. A black pawn stops or guards the whole way, however far away: fill down to the first rank.")
    static final class NoFill extends PassedPawnsSolution {
        @Override
        public long passed(long white, long black) {
            long below = black >>> 8;
            long besides = ((below << 1) & NOT_A) | ((below >>> 1) & NOT_H);
            return white & ~(below | besides);
        }
    }

    @KnownWrong(
            fails = "randomBoards",
            says = "Your fill leaves gaps: the step by 16 is missing, or its result is not used.")
    static final class MiddleFillMissing extends PassedPawnsSolution {
        @Override
        public long passed(long white, long black) {
            long below = black >>> 8;
            below |= below >>> 8;
            below |= below >>> 32;
            long besides = ((below << 1) & NOT_A) | ((below >>> 1) & NOT_H);
            return white & ~(below | besides);
        }
    }

    @KnownWrong(
            fails = "randomBoards",
            says = "Your fill leaves gaps: the step by 8 is missing, or its result is not used.")
    static final class FirstFillMissing extends PassedPawnsSolution {
        @Override
        public long passed(long white, long black) {
            long below = black >>> 8;
            below |= below >>> 16;
            below |= below >>> 32;
            long besides = ((below << 1) & NOT_A) | ((below >>> 1) & NOT_H);
            return white & ~(below | besides);
        }
    }

    @KnownWrong(
            fails = "ownFile",
            says =
                    "The file itself is missing: you look only at the two beside it. A black pawn straight ahead stops the pawn.")
    static final class OwnFileForgotten extends PassedPawnsSolution {
        @Override
        public long passed(long white, long black) {
            long below = down(black >>> 8);
            return white & ~(((below << 1) & NOT_A) | ((below >>> 1) & NOT_H));
        }
    }

    @KnownWrong(
            fails = "neighbouringFiles",
            says =
                    "A black pawn on the file to the left of a white one does not count: its way down must be moved to the right as well, << 1.")
    static final class RightFileForgotten extends PassedPawnsSolution {
        @Override
        public long passed(long white, long black) {
            long below = down(black >>> 8);
            return white & ~(below | ((below >>> 1) & NOT_H));
        }
    }

    @KnownWrong(
            fails = "neighbouringFiles",
            says =
                    "A black pawn on the file to the right of a white one does not count: its way down must be moved to the left as well, >>> 1.")
    static final class LeftFileForgotten extends PassedPawnsSolution {
        @Override
        public long passed(long white, long black) {
            long below = down(black >>> 8);
            return white & ~(below | ((below << 1) & NOT_A));
        }
    }

    @KnownWrong(
            fails = "neighbouringFiles",
            says =
                    "The two masks have changed places: after << 1 nothing honest stands on the a-file, after >>> 1 nothing on the h-file.")
    static final class MasksSwapped extends PassedPawnsSolution {
        @Override
        public long passed(long white, long black) {
            long below = down(black >>> 8);
            return white & ~(below | ((below << 1) & NOT_H) | ((below >>> 1) & NOT_A));
        }
    }

    @KnownWrong(fails = "alone", says = "These are the pawns that are not passed: a complement ~ is missing.")
    static final class NotPassed extends PassedPawnsSolution {
        @Override
        public long passed(long white, long black) {
            return white & ~super.passed(white, black);
        }
    }

    @KnownWrong(
            fails = "alone",
            says = "These are all squares on which a white pawn would be passed. Keep the pawns: & white.")
    static final class SquaresForPawns extends PassedPawnsSolution {
        @Override
        public long passed(long white, long black) {
            return super.passed(-1L, black);
        }
    }

    @KnownWrong(fails = "ownPawns", says = "Your own pawns stop each other. Only black pawns matter.")
    static final class OwnPawnsStop extends PassedPawnsSolution {
        @Override
        public long passed(long white, long black) {
            long below = down(black >>> 8);
            long besides = ((below << 1) & NOT_A) | ((below >>> 1) & NOT_H);
            return white & ~(below | besides | down(white >>> 8));
        }
    }

    @KnownWrong(fails = "ownPawns", says = "Your own pawns stop each other, on three files. Only black pawns matter.")
    static final class OwnPawnsGuard extends PassedPawnsSolution {
        @Override
        public long passed(long white, long black) {
            long below = down((black | white) >>> 8);
            long besides = ((below << 1) & NOT_A) | ((below >>> 1) & NOT_H);
            return white & ~(below | besides);
        }
    }

    @KnownWrong(
            fails = "behindAndBeside",
            says =
                    "You look at the whole files, behind the pawn as well. Only black pawns on higher ranks matter: fill down, not up.")
    static final class WholeFiles extends PassedPawnsSolution {
        @Override
        public long passed(long white, long black) {
            long all = down(black)
                    | black << 8
                    | black << 16
                    | black << 24
                    | black << 32
                    | black << 40
                    | black << 48
                    | black << 56;
            return white & ~(all | ((all << 1) & NOT_A) | ((all >>> 1) & NOT_H));
        }
    }

    @KnownWrong(fails = KnownWrong.RULES)
    static final class CallsTheLibrary extends PassedPawnsSolution {
        @Override
        public long passed(long white, long black) {
            return PawnStructure.whitePassed(white, black);
        }
    }
}
