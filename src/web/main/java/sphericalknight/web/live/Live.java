package sphericalknight.web.live;

import java.util.Map;
import sphericalknight.bits.Squares;
import sphericalknight.bits.SwarCount;
import sphericalknight.chess.attack.KingMoves;
import sphericalknight.chess.attack.KnightMoves;
import sphericalknight.chess.attack.MagicNumbers;
import sphericalknight.chess.attack.MagicSearch;
import sphericalknight.chess.attack.PawnMoves;
import sphericalknight.chess.attack.RayWalk;
import sphericalknight.chess.attack.RelevantSquares;
import sphericalknight.chess.attack.Sliders;
import sphericalknight.chess.mailbox.Cells;
import sphericalknight.chess.perft.Perft;
import sphericalknight.chess.position.Piece;
import sphericalknight.chess.position.Position;
import sphericalknight.chess.position.Uci;
import sphericalknight.chess.position.ZobristKeys;
import sphericalknight.draw.Draw;

/** Answers the requests of the interactive boards and of the mate trainer. */
public final class Live {
    private static final int[][] KNIGHT = {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};
    private static final int[] KNIGHT_CELLS = {33, 18, -14, -31, -33, -18, 14, 31};
    private static final int DEEPEST = 6;
    private static final Sliders SLIDERS = new RayWalk();

    private Live() {}

    /**
     * Answers a request as JSON; see {@link LiveAnswer} and, for the trainer, {@link Mates}.
     *
     * @param call the name of the interactive board, or what the trainer asks
     * @param args the arguments of the request; sets are decimal numbers
     * @throws IllegalArgumentException if there is no such board, or an argument is invalid
     */
    public static String answer(String call, String[] args) {
        return switch (call) {
            case "word" -> word(set(args[0])).json();
            case "knight" -> knight(set(args[0])).json();
            case "king" -> king(set(args[0])).json();
            case "pawns" -> pawns(set(args[0])).json();
            case "rook" -> slider(true, square(args[0]), set(args[1])).json();
            case "bishop" -> slider(false, square(args[0]), set(args[1])).json();
            case "magic" -> magic(square(args[0]), set(args[1])).json();
            case "search" -> search(square(args[0]), set(args[1])).json();
            case "popcount" -> popcount(set(args[0])).json();
            case "lowest" -> lowest(set(args[0])).json();
            case "0x88" -> cells(square(args[0])).json();
            case "zobrist" -> zobrist(set(args[0])).json();
            case "perft" -> perft(args[0], Integer.parseInt(args[1])).json();
            case "after" -> after(args[0], args[1]).json();
            case "mate" ->
                Mates.board(square(args[0]), square(args[1]), square(args[2]), square(args[3]))
                        .json();
            case "game" -> Mates.game(args[0]);
            case "hard" -> Mates.hard(set(args[0]));
            default -> throw new IllegalArgumentException("there is no live board called " + call);
        };
    }

    private static LiveAnswer word(long squares) {
        return new LiveAnswer()
                .strip("the ribbon, bit 63 at the left: eight bytes, the eighth rank first", squares, 8)
                .fact("hexadecimal, a byte for each rank", Draw.hex(squares))
                .fact("as Java prints it", String.valueOf(squares));
    }

    private static LiveAnswer knight(long knights) {
        long shifted = 0;
        for (int[] jump : KNIGHT) {
            shifted |= shift(knights, 8 * jump[1] + jump[0]);
        }
        return leaper("the knights attack", KnightMoves.attacks(knights), shifted);
    }

    private static LiveAnswer king(long kings) {
        long shifted = 0;
        for (int step : new int[] {1, 7, 8, 9}) {
            shifted |= shift(kings, step) | shift(kings, -step);
        }
        return leaper("the kings attack", KingMoves.attacks(kings), shifted);
    }

    private static LiveAnswer leaper(String title, long attacked, long shifted) {
        long ghosts = shifted & ~attacked;
        return new LiveAnswer()
                .board(title, attacked, 0)
                .board("shifts without masks", shifted, ghosts)
                .fact("attacked", squares(attacked))
                .fact("as a number", Draw.hex(attacked))
                .fact("ghosts without masks", ghosts == 0 ? "none" : Squares.names(ghosts));
    }

    private static LiveAnswer pawns(long pawns) {
        long pushes = PawnMoves.whitePushes(pawns, ~pawns);
        long doubles = PawnMoves.whiteDoublePushes(pawns, ~pawns);
        long attacked = PawnMoves.whiteAttacks(pawns);
        long shifted = pawns << 7 | pawns << 9;
        return new LiveAnswer()
                .board("the pawns attack", attacked, 0)
                .board("they can be pushed to", pushes | doubles, 0)
                .board("<< 7 and << 9 without masks", shifted, shifted & ~attacked)
                .fact("attacked", Draw.hex(attacked))
                .fact("pushes, one step", Draw.hex(pushes))
                .fact("pushes, two steps", Draw.hex(doubles));
    }

    private static LiveAnswer slider(boolean rook, int square, long blockers) {
        long occupied = blockers & ~Squares.bit(square);
        long attacked = rook ? SLIDERS.rook(square, occupied) : SLIDERS.bishop(square, occupied);
        return new LiveAnswer()
                .board((rook ? "the rook attacks" : "the bishop attacks"), attacked, 0)
                .fact("attacked", squares(attacked))
                .fact("as a number", Draw.hex(attacked))
                .fact("stopped by", names(attacked & occupied));
    }

    private static LiveAnswer magic(int square, long blockers) {
        long relevant = RelevantSquares.rook(square);
        int bits = Long.bitCount(relevant);
        long seen = blockers & relevant;
        long magic = MagicNumbers.rook(square);
        long product = seen * magic;
        return new LiveAnswer()
                .board("the rook attacks", SLIDERS.rook(square, blockers & ~Squares.bit(square)), 0)
                .board("blockers that matter", seen, 0, ~relevant)
                .board("times the magic number", product, 0, -1L >>> bits)
                .fact("blockers that matter", Draw.hex(seen))
                .fact("magic number", Draw.hex(magic))
                .fact("product", Draw.hex(product))
                .fact("its top " + bits + " bits, the index", String.valueOf(product >>> (64 - bits)));
    }

    private static LiveAnswer search(int square, long seed) {
        MagicSearch.Found found = MagicSearch.rook(square, seed);
        return new LiveAnswer()
                .board("the magic number as a board", found.magic(), 0)
                .fact("found", Draw.hex(found.magic()))
                .fact("numbers tried", String.valueOf(found.candidates()))
                .fact("bits of the index", String.valueOf(Long.bitCount(RelevantSquares.rook(square))));
    }

    private static LiveAnswer popcount(long set) {
        long pairs = sums(set, 1);
        long nibbles = sums(pairs, 2);
        return new LiveAnswer()
                .strip("64 fields of one bit", set, 1)
                .strip("pairs: 32 fields of two bits", pairs, 2)
                .strip("nibbles: 16 fields of four bits", nibbles, 4)
                .strip("bytes: 8 fields of eight bits", sums(nibbles, 4), 8)
                .fact("times 0x0101010101010101, top byte", String.valueOf(SwarCount.count(set)));
    }

    /** The sums of pairs of neighbouring fields of {@code width} bits, in fields twice as wide. */
    private static long sums(long fields, int width) {
        // 0x5555..., 0x3333..., 0x0F0F...: the bits of every second field.
        long everySecond = Long.divideUnsigned(-1L, (1L << width) + 1);
        return (fields & everySecond) + (fields >>> width & everySecond);
    }

    private static LiveAnswer lowest(long set) {
        return new LiveAnswer()
                .board("set & -set", set & -set, 0)
                .board("set & (set - 1)", set & (set - 1), 0)
                .strip("set", set, 8)
                .strip("-set", -set, 8)
                .strip("set & -set", set & -set, 8)
                .fact(
                        "number of the lowest square",
                        set == 0 ? "64: there is none" : String.valueOf(Long.numberOfTrailingZeros(set)));
    }

    private static LiveAnswer cells(int square) {
        long landed = 0;
        LiveAnswer answer = new LiveAnswer();
        int from = Cells.of(square);
        for (int step : KNIGHT_CELLS) {
            int to = from + step;
            boolean inside = Cells.isSquare(to);
            landed |= inside ? Squares.bit(Cells.square(to)) : 0;
            answer.fact(
                    hex2(from) + (step < 0 ? " - " : " + ") + hex2(Math.abs(step)) + " = " + hex2(to & 0xFF)
                            + ", & 0x88 = " + hex2(to & 0x88),
                    inside ? Squares.name(Cells.square(to)) : "off the board");
        }
        return answer.board("the knight lands on", landed, 0);
    }

    private static LiveAnswer zobrist(long knights) {
        long key = 0;
        LiveAnswer answer = new LiveAnswer();
        for (long rest = knights; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            long number = ZobristKeys.piece(Piece.KNIGHT, square);
            key ^= number;
            if (Long.bitCount(knights) <= 8) {
                answer.fact("white knight on " + Squares.name(square), Draw.hex(number));
            }
        }
        return answer.fact("XOR of all: the key", Draw.hex(key)).board("", 0, 0).board("the key as a board", key, 0);
    }

    private static LiveAnswer perft(String fen, int depth) {
        if (depth < 1 || depth > DEEPEST) {
            throw new IllegalArgumentException("depth " + depth + " is not counted here; 1 to " + DEEPEST + " are");
        }
        long all = 0;
        LiveAnswer answer = new LiveAnswer();
        for (Map.Entry<String, Long> move :
                new Perft().divide(Position.fromFen(fen), depth).entrySet()) {
            all += move.getValue();
            answer.fact(move.getKey(), String.valueOf(move.getValue()));
        }
        return answer.fact("all", String.valueOf(all));
    }

    private static LiveAnswer after(String fen, String move) {
        Position position = Position.fromFen(fen);
        position.make(Uci.move(position, move));
        return new LiveAnswer().fact("fen", position.fen());
    }

    private static long shift(long set, int places) {
        return places > 0 ? set << places : set >>> -places;
    }

    private static long set(String decimal) {
        return Long.parseLong(decimal);
    }

    private static int square(String number) {
        return Squares.checked(Integer.parseInt(number));
    }

    static String squares(long set) {
        int count = Long.bitCount(set);
        return count + (count == 1 ? " square" : " squares");
    }

    private static String names(long set) {
        return set == 0 ? "nothing but the edge" : Squares.names(set);
    }

    private static String hex2(int number) {
        String digits = Integer.toHexString(number).toUpperCase();
        return "0x" + (digits.length() < 2 ? "0" : "") + digits;
    }
}
