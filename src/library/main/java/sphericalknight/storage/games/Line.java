package sphericalknight.storage.games;

import java.util.Arrays;
import sphericalknight.chess.attack.SliderMethods;
import sphericalknight.chess.position.Move;
import sphericalknight.chess.position.MoveGenerator;
import sphericalknight.chess.position.MoveList;
import sphericalknight.chess.position.Position;
import sphericalknight.storage.Game;

/**
 * A game in the middle of being written or read: the moves played, the position they led to, and its legal moves in <b>canonical order</b>,
 * by rising {@link Move} code. Writer and reader must number the moves alike, whatever generator they use, and sorted numbers have one
 * order only.
 *
 * <pre>{@code
 * Line line = new Line();
 * line.count();                           // 20
 * line.play(line.indexOf(move));          // say 1.e4
 * line.plies();                           // 1
 * }</pre>
 */
public final class Line {
    /** The most legal moves a position of chess can have is 218; this leaves room. */
    static final int MOST_MOVES = 256;

    /** No game is longer: the 75-move rule ends every game after 5,898 moves and a half at the latest. */
    static final int MOST_PLIES = 11_797;

    private static final MoveGenerator GENERATOR = new MoveGenerator(SliderMethods.best());

    private final Position position;
    private final MoveList generated = new MoveList();
    private final int[] legal = new int[MOST_MOVES];
    private int count;
    private int[] played = new int[128];
    private int plies;

    /** A game without moves. */
    public Line() {
        this(Position.start());
    }

    /** A game that goes on from some other position, for tests of positions that are hard to reach. */
    Line(Position start) {
        position = start;
        generate();
    }

    private void generate() {
        generated.clear();
        GENERATOR.legal(position, generated);
        count = generated.size();
        for (int i = 0; i < count; i++) {
            legal[i] = generated.get(i);
        }
        Arrays.sort(legal, 0, count);
    }

    /**
     * The position on the board.
     *
     * @return not a copy: to be read, or to be changed and changed back
     */
    public Position position() {
        return position;
    }

    /**
     * How many legal moves there are.
     *
     * @return 0 where the game is over
     */
    public int count() {
        return count;
    }

    /**
     * A legal move.
     *
     * @param index 0 to {@link #count} - 1, its place in canonical order
     * @return the move as {@link Move} codes it
     */
    public int legal(int index) {
        return legal[index];
    }

    /**
     * The place of a move in canonical order.
     *
     * @param move a move as {@link Move} codes it
     * @return 0 to {@link #count} - 1
     * @throws IllegalArgumentException if the move is not legal here
     */
    public int indexOf(int move) {
        for (int i = 0; i < count; i++) {
            if (legal[i] == move) {
                return i;
            }
        }
        throw new IllegalArgumentException("ply " + (plies + 1) + ": the move from " + Move.from(move) + " to "
                + Move.to(move) + " (squares 0 to 63) is not legal in " + position.fen());
    }

    /**
     * Plays a legal move.
     *
     * @param index its place in canonical order
     * @throws IllegalArgumentException if there is no such move, or the game is longer than any game can be
     */
    public void play(int index) {
        if (index < 0 || index >= count) {
            throw new IllegalArgumentException(
                    "ply " + (plies + 1) + ": move number " + index + " is asked for, but " + count + " are legal");
        }
        if (plies == MOST_PLIES) {
            throw new IllegalArgumentException(
                    "ply " + (plies + 1) + ": the 75-move rule ends every game after " + MOST_PLIES + " plies");
        }
        if (plies == played.length) {
            played = Arrays.copyOf(played, 2 * plies);
        }
        played[plies++] = legal[index];
        position.make(legal[index]);
        generate();
    }

    /**
     * How many moves were played.
     *
     * @return half-moves, 0 or more
     */
    public int plies() {
        return plies;
    }

    /**
     * A move that was played.
     *
     * @param back 1 for the last move, 2 for the one before, ...
     * @return the move as {@link Move} codes it, or -1 where the game had not begun
     */
    public int played(int back) {
        return back <= plies ? played[plies - back] : -1;
    }

    /**
     * The game so far.
     *
     * @return all moves played
     */
    public Game game() {
        return Game.of(Arrays.copyOf(played, plies));
    }

    @Override
    public String toString() {
        return plies + " plies, then " + position.fen();
    }
}
