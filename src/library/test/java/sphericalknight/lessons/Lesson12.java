package sphericalknight.lessons;

import static sphericalknight.draw.Draw.board;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import sphericalknight.chess.position.Move;
import sphericalknight.chess.position.Piece;
import sphericalknight.chess.position.Position;
import sphericalknight.chess.position.San;
import sphericalknight.draw.Board;
import sphericalknight.draw.Picture;
import sphericalknight.storage.Game;
import sphericalknight.storage.Scheme;
import sphericalknight.storage.games.GameCursor;
import sphericalknight.storage.games.Surprisal;

/** The code that lesson 12 builds step by step. Its cells show these regions, {@link Lesson12Test} tests them. */
final class Lesson12 {
    private Lesson12() {}

    /** The opera game before White's sixteenth move. */
    static final String OPERA = "4kb1r/p2n1ppp/4q3/4p1B1/4P3/1Q6/PPP2PPP/2KR4";

    /** The picture at the start of the lesson, stored in {@code notebooks/pictures/12-storing.svg}. */
    static Picture opening() {
        return board().title("White to move").pieces(OPERA);
    }

    // region 12.bits
    static BigInteger power(int base, int squares) {
        return BigInteger.valueOf(base).pow(squares);
    }

    static int bits(BigInteger boards) {
        return boards.subtract(BigInteger.ONE).bitLength();
    }
    // endregion

    // region 12.one-king
    static BigInteger oneKingEach() {
        BigInteger bothOnTheEdge = power(9, 14).multiply(power(11, 48));
        BigInteger oneOnTheEdge = power(9, 15).multiply(power(11, 47));
        BigInteger bothInside = power(9, 16).multiply(power(11, 46));
        return BigInteger.ZERO
                .add(bothOnTheEdge.multiply(BigInteger.valueOf(16 * 15)))
                .add(oneOnTheEdge.multiply(BigInteger.valueOf(2 * 16 * 48)))
                .add(bothInside.multiply(BigInteger.valueOf(48 * 47)));
    }
    // endregion

    // region 12.sample
    static List<Position> sample(List<Game> games) {
        List<Position> positions = new ArrayList<>();
        for (Game game : games) {
            Position position = Position.start();
            for (int ply = 1; ply <= game.plies(); ply++) {
                position.make(game.move(ply - 1));
                if (ply % 8 == 0) {
                    positions.add(position.copy());
                }
            }
        }
        return positions;
    }

    static double mean(Scheme<Position> scheme, List<Position> positions) {
        return positions.stream().mapToInt(scheme::bits).average().orElse(Double.NaN);
    }
    // endregion

    // region 12.cost
    static double cost(double chance) {
        return StrictMath.log(1 / chance) / StrictMath.log(2);
    }
    // endregion

    // region 12.pay
    static double pay(Position before, int move, String guess) {
        String[] words = guess.split(" ");
        double sure = Double.parseDouble(words[1]) / 100;
        boolean right = San.move(before, words[0]) == move;
        int others = before.legalMoves().length - 1;
        return right ? cost(sure) : cost((1 - sure) / others);
    }
    // endregion

    // region 12.alphabet
    static double[] alphabet(List<Game> games) {
        double plies = 0;
        double moves = 0;
        double bits = 0;
        for (Game game : games) {
            GameCursor cursor = new GameCursor();
            for (int move : game.moves()) {
                plies++;
                moves += cursor.count();
                bits += cost(1.0 / cursor.count());
                cursor.play(cursor.indexOf(move));
            }
        }
        return new double[] {moves / plies, bits / plies};
    }
    // endregion

    // region 12.features
    static int[] features(GameCursor cursor, int index) {
        Position position = cursor.position();
        int move = cursor.legal(index);
        int to = Move.to(move);
        int flip = position.side() == Piece.WHITE ? 0 : 56;
        int kind = Piece.kind(position.pieceAt(Move.from(move)));
        boolean captures = position.pieceAt(to) != Piece.NONE && !Move.isCastling(move);
        int taken = captures ? Piece.kind(position.pieceAt(to)) : 6;
        int attacked = position.isAttacked(to, 1 - position.side()) ? 1 : 0;
        int back = captures && cursor.plies() > 0 && Move.to(cursor.played(1)) == to ? 1 : 0;
        return new int[] {
            64 * kind + (to ^ flip),
            384 + 64 * kind + (Move.from(move) ^ flip),
            768 + (7 * kind + taken) * 4 + 2 * attacked + back
        };
    }
    // endregion

    // region 12.softmax
    static double[] softmax(GameCursor cursor, double[] weights) {
        double[] chances = new double[cursor.count()];
        double sum = 0;
        for (int i = 0; i < chances.length; i++) {
            double score = 0;
            for (int feature : features(cursor, i)) {
                score += weights[feature];
            }
            chances[i] = StrictMath.exp(score);
            sum += chances[i];
        }
        for (int i = 0; i < chances.length; i++) {
            chances[i] /= sum;
        }
        return chances;
    }
    // endregion

    // region 12.learn
    static double learn(Game game, double[] weights, double rate) {
        double bits = 0;
        GameCursor cursor = new GameCursor();
        for (int move : game.moves()) {
            int played = cursor.indexOf(move);
            double[] chances = softmax(cursor, weights);
            bits += cost(chances[played]);
            for (int i = 0; i < chances.length; i++) {
                double error = chances[i] - (i == played ? 1 : 0);
                for (int feature : features(cursor, i)) {
                    weights[feature] -= rate * error;
                }
            }
            cursor.play(played);
        }
        return bits;
    }
    // endregion

    // region 12.told
    static String told(Surprisal surprise) {
        List<String> expected = new ArrayList<>();
        for (Surprisal.Choice choice : surprise.choices().subList(0, 3)) {
            expected.add(choice.san() + " " + Math.round(100 * choice.probability()) + " %");
        }
        return surprise + ", choice " + surprise.rank() + " of "
                + surprise.choices().size() + "; expected " + String.join(", ", expected);
    }

    static int target(int move) {
        int step = Move.to(move) > Move.from(move) ? 2 : -2;
        return Move.isCastling(move) ? Move.from(move) + step : Move.to(move);
    }

    static Board scene(Surprisal surprise) {
        int likeliest = surprise.choices().get(0).move();
        return board().title(surprise.toString())
                .pieces(surprise.position().fen())
                .mark(1L << target(likeliest))
                .arrow(Move.from(surprise.move()), target(surprise.move()));
    }
    // endregion
}
