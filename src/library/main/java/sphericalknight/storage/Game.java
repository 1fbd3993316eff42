package sphericalknight.storage;

import java.util.Arrays;
import sphericalknight.chess.position.Position;
import sphericalknight.chess.position.San;

/**
 * A game of chess: its moves from the start position, possibly none.
 *
 * <pre>{@code
 * Game game = Game.ofSan("e4 e5 Nf3");
 * game.plies();        // 3
 * game.end().fen();    // rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2
 * }</pre>
 */
public final class Game {
    private final int[] moves;

    private Game(int[] moves) {
        this.moves = moves;
    }

    /**
     * Returns the game with these moves, without checking that they are legal.
     *
     * @param moves legal moves, coded as in {@link sphericalknight.chess.position.Move}, in order
     */
    public static Game of(int... moves) {
        return new Game(moves.clone());
    }

    /**
     * Reads a game from a line of moves.
     *
     * @param line moves in SAN, separated by blanks; an empty line is a game without moves
     * @throws IllegalArgumentException if a move is not legal; the message names the ply
     */
    public static Game ofSan(String line) {
        String[] words = line.isBlank() ? new String[0] : line.strip().split("\\s+");
        int[] moves = new int[words.length];
        Position position = Position.start();
        for (int ply = 0; ply < words.length; ply++) {
            try {
                moves[ply] = San.move(position, words[ply]);
            } catch (IllegalArgumentException faulty) {
                throw new IllegalArgumentException("ply " + (ply + 1) + ", " + faulty.getMessage(), faulty);
            }
            position.make(moves[ply]);
        }
        return new Game(moves);
    }

    /** {@return the number of half-moves, 0 or more} */
    public int plies() {
        return moves.length;
    }

    /**
     * Returns one move, coded as in {@link sphericalknight.chess.position.Move}.
     *
     * @param ply 0 for White's first move
     */
    public int move(int ply) {
        return moves[ply];
    }

    /** {@return all moves, in a new array} */
    public int[] moves() {
        return moves.clone();
    }

    /** {@return the last position, with its history} */
    public Position end() {
        Position position = Position.start();
        for (int move : moves) {
            position.make(move);
        }
        return position;
    }

    /** {@return the moves in SAN, separated by single blanks, with signs for check and mate; "" for a game without moves} */
    public String san() {
        StringBuilder line = new StringBuilder();
        Position position = Position.start();
        for (int move : moves) {
            line.append(line.isEmpty() ? "" : " ").append(San.text(position, move));
            position.make(move);
        }
        return line.toString();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Game game && Arrays.equals(moves, game.moves);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(moves);
    }

    @Override
    public String toString() {
        return san();
    }
}
