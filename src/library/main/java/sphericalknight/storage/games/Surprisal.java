package sphericalknight.storage.games;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import sphericalknight.chess.position.Position;
import sphericalknight.chess.position.San;
import sphericalknight.storage.Game;

/**
 * The surprisal of a move, which is its cost in bits: log2(1 / probability). A game is a sequence of surprisals, and their sum is about the
 * size of its code.
 *
 * <pre>{@code
 * for (Surprisal each : Surprisal.curve(FamousGames.opera(), model)) {
 *     each.san();                         // "Qb8+"
 *     each.bits();                        // 9.0
 *     each.choices().get(0);              // the likeliest move with its probability
 * }
 * }</pre>
 *
 * @param ply 1 for White's first move
 * @param position the position before the move
 * @param san the move played, in SAN
 * @param move the same move, coded as in {@link sphericalknight.chess.position.Move}
 * @param bits log2(1 / probability); 0 if it was the only move
 * @param choices all legal moves, the likeliest first
 */
public record Surprisal(int ply, Position position, String san, int move, double bits, List<Choice> choices) {
    /**
     * A legal move and its probability under the model.
     *
     * @param move the same move, coded as in {@link sphericalknight.chess.position.Move}
     * @param probability more than 0; those of all legal moves add up to 1
     */
    public record Choice(String san, int move, double probability) {}

    /** Returns the surprisal of every move of a game: one entry per ply. */
    public static List<Surprisal> curve(Game game, MoveModel model) {
        List<Surprisal> curve = new ArrayList<>();
        GameCursor cursor = new GameCursor();
        int[] frequencies = new int[GameCursor.MOST_MOVES];
        for (int move : game.moves()) {
            int played = cursor.indexOf(move);
            int total = model.weigh(cursor, frequencies);
            Position position = cursor.position().copy();
            List<Choice> choices = IntStream.range(0, cursor.count())
                    .mapToObj(i -> new Choice(
                            San.text(position, cursor.legal(i)), cursor.legal(i), (double) frequencies[i] / total))
                    .sorted(Comparator.comparingDouble(Choice::probability).reversed())
                    .toList();
            double bits = log2((double) total / frequencies[played]);
            curve.add(new Surprisal(cursor.plies() + 1, position, San.text(position, move), move, bits, choices));
            cursor.play(played);
        }
        return curve;
    }

    private static double log2(double number) {
        return StrictMath.log(number) / StrictMath.log(2);
    }

    /** Returns the rank of the move played among the legal moves: 1 if it was the likeliest. */
    public int rank() {
        return 1
                + IntStream.range(0, choices.size())
                        .filter(i -> choices.get(i).move() == move)
                        .findFirst()
                        .orElseThrow();
    }

    /** {@return the move and its surprisal, such as "16. Qb8+ 9.0 bits"} */
    @Override
    public String toString() {
        String number = (ply + 1) / 2 + (ply % 2 == 1 ? ". " : "... ");
        return number + san + " " + Math.round(10 * bits) / 10.0 + " bits";
    }
}
