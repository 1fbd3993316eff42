package sphericalknight.exercises.detective;

import java.util.Map;
import sphericalknight.bits.SplitMix64;
import sphericalknight.chess.position.Move;
import sphericalknight.chess.position.Piece;
import sphericalknight.chess.position.Position;

/**
 * The five generators of exercise 10.4. In each case one of them makes a mistake, always the same one. The case number determines the
 * broken generator and its mistake, so answers may not call {@code caseNumber}.
 *
 * @param caseNumber any number
 */
public record Suspects(long caseNumber) {
    /** The number of generators in each case. */
    public static final int NUMBER = 5;

    private static final int DEEPEST = 4;
    private static final int MOST_MOVES = 80;

    /**
     * Returns the counts of a generator.
     *
     * @param suspect 0 to 4
     * @param fen the position at the root
     * @param depth 1 to 4
     * @return the number of leaves below each of its moves, by the UCI notation of the move, in alphabetical order
     * @throws IllegalArgumentException if there is no such suspect, the depth is out of range, the FEN cannot be read, or the position has more than 80 moves
     */
    public Map<String, Long> divide(int suspect, String fen, int depth) {
        if (suspect < 0 || suspect >= NUMBER) {
            throw new IllegalArgumentException("there is no suspect " + suspect + "; 0 to 4 can be questioned");
        }
        if (depth < 1 || depth > DEEPEST) {
            throw new IllegalArgumentException("depth " + depth + " is not answered; 1 to " + DEEPEST + " are");
        }
        Position position = Position.fromFen(fen);
        if (position.legalMoves().length > MOST_MOVES) {
            throw new IllegalArgumentException("a position with more than " + MOST_MOVES + " moves is not answered");
        }
        Mistake mistake = suspect == culprit() ? mistake() : Mistake.NO_MISTAKE;
        return mistake.divide(position, depth);
    }

    int culprit() {
        return (int) Long.remainderUnsigned(mixed(), NUMBER);
    }

    Mistake mistake() {
        Mistake[] all = Mistake.values();
        return all[1 + (int) Long.remainderUnsigned(mixed() >>> 20, all.length - 1)];
    }

    private long mixed() {
        return new SplitMix64(caseNumber).next();
    }

    /** Whether {@code other} are five suspects, too: which case it is can only be found out by questions. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Suspects;
    }

    /** Returns a constant, so that it does not reveal the broken generator. */
    @Override
    public int hashCode() {
        return NUMBER;
    }

    /** Returns the same text in every case, so that it does not reveal the broken generator. */
    @Override
    public String toString() {
        return "five suspects";
    }

    /** Whether a move captures a king. This can happen only after an illegal move. */
    static boolean takesKing(Position position, int move) {
        int victim = position.pieceAt(Move.to(move));
        return !Move.isCastling(move) && victim != Piece.NONE && Piece.kind(victim) == Piece.KING;
    }
}
