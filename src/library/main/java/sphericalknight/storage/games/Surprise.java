package sphericalknight.storage.games;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import sphericalknight.chess.position.Position;
import sphericalknight.chess.position.San;
import sphericalknight.storage.Game;

/**
 * How surprising a move was: what it costs to store. A game is a sequence of surprises, and their sum is the size of its code.
 *
 * <pre>{@code
 * for (Surprise surprise : Surprise.curve(FamousGames.opera(), model)) {
 *     surprise.san();                     // "Qb8+"
 *     surprise.bits();                    // 9.9
 *     surprise.expected(3);               // the three likeliest moves with their probabilities
 * }
 * }</pre>
 *
 * @param ply 1 for White's first move
 * @param position the position before the move
 * @param san the move played
 * @param move the same as {@link sphericalknight.chess.position.Move} codes it
 * @param bits log2(1 / probability); 0 where it was the only move
 * @param choices all legal moves, the likeliest first
 */
public record Surprise(int ply, Position position, String san, int move, double bits, List<Choice> choices) {
    /**
     * A legal move and how likely the model takes it to be.
     *
     * @param san the move
     * @param move the same as {@link sphericalknight.chess.position.Move} codes it
     * @param probability more than 0; those of all legal moves add up to 1
     */
    public record Choice(String san, int move, double probability) {}

    /**
     * The surprise of every move of a game.
     *
     * @param game any game
     * @param model what is surprised
     * @return one entry per ply
     */
    public static List<Surprise> curve(Game game, MoveModel model) {
        List<Surprise> curve = new ArrayList<>();
        Line line = new Line();
        int[] frequencies = new int[Line.MOST_MOVES];
        for (int move : game.moves()) {
            int played = line.indexOf(move);
            int total = model.weigh(line, frequencies);
            Position position = line.position().copy();
            List<Choice> choices = IntStream.range(0, line.count())
                    .mapToObj(i -> new Choice(
                            San.text(position, line.legal(i)), line.legal(i), (double) frequencies[i] / total))
                    .sorted(Comparator.comparingDouble(Choice::probability).reversed())
                    .toList();
            double bits = log2((double) total / frequencies[played]);
            curve.add(new Surprise(line.plies() + 1, position, San.text(position, move), move, bits, choices));
            line.play(played);
        }
        return curve;
    }

    private static double log2(double number) {
        return StrictMath.log(number) / StrictMath.log(2);
    }

    /**
     * The likeliest moves.
     *
     * @param count how many at most
     * @return the likeliest first
     */
    public List<Choice> expected(int count) {
        return choices.subList(0, Math.min(count, choices.size()));
    }

    /**
     * How the move played ranks among the legal moves.
     *
     * @return 1 where it was the likeliest
     */
    public int rank() {
        return 1
                + IntStream.range(0, choices.size())
                        .filter(i -> choices.get(i).move() == move)
                        .findFirst()
                        .orElseThrow();
    }

    /**
     * The moves that cost most.
     *
     * @param curve the surprises of a game
     * @param count how many
     * @return the most expensive first
     */
    public static List<Surprise> greatest(List<Surprise> curve, int count) {
        return curve.stream()
                .sorted(Comparator.comparingDouble(Surprise::bits).reversed())
                .limit(count)
                .toList();
    }

    /** Such as "16. Qb8+ 9.9 bits". */
    @Override
    public String toString() {
        String number = (ply + 1) / 2 + (ply % 2 == 1 ? ". " : "... ");
        return number + san + " " + Math.round(10 * bits) / 10.0 + " bits";
    }
}
