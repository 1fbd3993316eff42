package sphericalknight.storage.games;

import java.util.Arrays;
import sphericalknight.chess.attack.SliderMethods;
import sphericalknight.chess.position.Move;
import sphericalknight.chess.position.MoveGenerator;
import sphericalknight.chess.position.MoveList;
import sphericalknight.chess.position.Position;
import sphericalknight.storage.Game;

/**
 * A position within a game: the moves played, the position they led to, and its legal moves in <b>canonical order</b>, by ascending {@link
 * Move} code. Writer and reader must number the moves in the same way, whatever generator they use; sorting by code ensures this.
 *
 * <pre>{@code
 * GameCursor cursor = new GameCursor();
 * cursor.count();                           // 20
 * cursor.play(cursor.indexOf(move));          // say 1.e4
 * cursor.plies();                           // 1
 * }</pre>
 */
public final class GameCursor {
    /** The capacity of the list of moves; a chess position has at most 218 legal moves. */
    static final int MOST_MOVES = 256;

    /** The maximum length of a game in plies: the 75-move rule ends every game after 5,898 and a half moves at the latest. */
    static final int MOST_PLIES = 11_797;

    private final MoveGenerator generator = new MoveGenerator(SliderMethods.best());

    private final Position position;
    private final MoveList generated = new MoveList();
    private final int[] legal = new int[MOST_MOVES];
    private int count;
    private int[] played = new int[128];
    private int plies;

    /** Creates a cursor at the start of a game. */
    public GameCursor() {
        this(Position.start());
    }

    /** Creates a cursor that starts from a given position, for tests. */
    GameCursor(Position start) {
        position = start;
        generate();
    }

    private void generate() {
        generated.clear();
        generator.legal(position, generated);
        count = generated.size();
        for (int i = 0; i < count; i++) {
            legal[i] = generated.get(i);
        }
        Arrays.sort(legal, 0, count);
    }

    /** {@return the position on the board; not a copy, so a caller that changes it must change it back} */
    public Position position() {
        return position;
    }

    /** {@return the number of legal moves, 0 in checkmate or stalemate} */
    public int count() {
        return count;
    }

    /**
     * Returns a legal move, coded as in {@link Move}.
     *
     * @param index its index in canonical order, 0 to {@link #count} - 1
     */
    public int legal(int index) {
        return legal[index];
    }

    /**
     * Returns the index of a move in canonical order: 0 to {@link #count} - 1.
     *
     * @param move a move, coded as in {@link Move}
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
     * @param index its index in canonical order
     * @throws IllegalArgumentException if there is no such move, or the game would be longer than any chess game can be
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

    /** {@return the number of half-moves played} */
    public int plies() {
        return plies;
    }

    /**
     * Returns a move already played, coded as in {@link Move}; -1 before the start of the game.
     *
     * @param back 1 for the last move, 2 for the one before, ...
     */
    public int played(int back) {
        return back <= plies ? played[plies - back] : -1;
    }

    /** {@return the game so far} */
    public Game game() {
        return Game.of(Arrays.copyOf(played, plies));
    }
}
