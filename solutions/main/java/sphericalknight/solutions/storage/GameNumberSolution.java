package sphericalknight.solutions.storage;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.StringJoiner;
import java.util.stream.IntStream;
import sphericalknight.chess.position.Position;
import sphericalknight.chess.position.Uci;
import sphericalknight.exercise.KnownWrong;
import sphericalknight.exercises.storage.GameNumber;
import sphericalknight.storage.Game;
import sphericalknight.storage.games.MixedRadix;

/**
 * Exercise 12.4, solved: walk through the game and keep the value of a digit, the product of all bases so far. On the way back, the
 * remainder by the number of legal moves is the move; divide, make the move, and continue.
 *
 * <p>Other ways: first the bases, then Horner's rule from the last move to the first. A range coder, as the library's, does the same with
 * 32 bits at a time, and allows moves of unequal weight. With digits from 1 to the base instead of from 0, the number of plies is not
 * needed.
 */
public class GameNumberSolution implements GameNumber {
    @Override
    public String number(String moves) {
        return value(moves).toString();
    }

    @Override
    public String moves(String number, int plies) {
        return game(new BigInteger(number), plies);
    }

    String[] alphabet(Position position) {
        String[] alphabet = unsorted(position);
        Arrays.sort(alphabet);
        return alphabet;
    }

    private static String[] unsorted(Position position) {
        return Arrays.stream(position.legalMoves())
                .mapToObj(move -> Uci.text(position, move))
                .toArray(String[]::new);
    }

    private static String[] words(String moves) {
        return moves.isEmpty() ? new String[0] : moves.split(" ");
    }

    BigInteger value(String moves) {
        Position position = Position.start();
        BigInteger number = BigInteger.ZERO;
        BigInteger worth = BigInteger.ONE;
        for (String move : words(moves)) {
            String[] alphabet = alphabet(position);
            int place = Arrays.asList(alphabet).indexOf(move);
            number = number.add(worth.multiply(BigInteger.valueOf(place)));
            worth = worth.multiply(BigInteger.valueOf(alphabet.length));
            position.make(Uci.move(position, move));
        }
        return number;
    }

    String game(BigInteger number, int plies) {
        Position position = Position.start();
        StringJoiner moves = new StringJoiner(" ");
        BigInteger rest = number;
        for (int ply = 0; ply < plies; ply++) {
            String[] alphabet = alphabet(position);
            BigInteger[] parts = rest.divideAndRemainder(BigInteger.valueOf(alphabet.length));
            String move = alphabet[parts[1].intValue()];
            moves.add(move);
            position.make(Uci.move(position, move));
            rest = parts[0];
        }
        return moves.toString();
    }

    @KnownWrong(
            fails = "oneMove",
            says = "You take the moves in the order in which the generator finds them. Another generator finds them"
                    + " in another order and reads other games. Sort them.")
    static final class GeneratorOrder extends GameNumberSolution {
        @Override
        String[] alphabet(Position position) {
            return unsorted(position);
        }
    }

    @KnownWrong(
            fails = "twoMoves",
            says = "Your base is always 218, the most moves any position has. It works, at 7.8 bits a move; with the"
                    + " number of moves that are really legal it is below five.")
    static final class FixedBase extends GameNumberSolution {
        @Override
        String[] alphabet(Position position) {
            return Arrays.copyOf(super.alphabet(position), 218);
        }
    }

    @KnownWrong(
            fails = "twoMoves",
            says = "Your last move is the lowest digit: number * base + place, from the first move on. The reader"
                    + " would have to know the last position to begin. The first move must come out first.")
    static final class LastMoveLowest extends GameNumberSolution {
        @Override
        BigInteger value(String moves) {
            Position position = Position.start();
            BigInteger number = BigInteger.ZERO;
            for (String move : words(moves)) {
                String[] alphabet = alphabet(position);
                int place = Arrays.asList(alphabet).indexOf(move);
                number = number.multiply(BigInteger.valueOf(alphabet.length)).add(BigInteger.valueOf(place));
                position.make(Uci.move(position, move));
            }
            return number;
        }
    }

    @KnownWrong(
            fails = "longGames",
            says = "Your number is a long, and after some 13 plies it runs over. A game is a number of hundreds of"
                    + " bits: BigInteger.")
    static final class LongTooShort extends GameNumberSolution {
        @Override
        BigInteger value(String moves) {
            return BigInteger.valueOf(super.value(moves).longValue());
        }

        @Override
        String game(BigInteger number, int plies) {
            return super.game(BigInteger.valueOf(number.longValue() & Long.MAX_VALUE), plies);
        }
    }

    @KnownWrong(
            fails = "ownBases",
            says = "You count the legal moves after the move is made: that is the opponent's list. The base belongs"
                    + " to the position in which the move is chosen.")
    static final class BaseAfterTheMove extends GameNumberSolution {
        @Override
        BigInteger value(String moves) {
            Position position = Position.start();
            BigInteger number = BigInteger.ZERO;
            BigInteger worth = BigInteger.ONE;
            for (String move : words(moves)) {
                int place = Arrays.asList(alphabet(position)).indexOf(move);
                number = number.add(worth.multiply(BigInteger.valueOf(place)));
                position.make(Uci.move(position, move));
                worth = worth.multiply(BigInteger.valueOf(position.legalMoves().length));
            }
            return number;
        }
    }

    @KnownWrong(
            fails = "oneMove",
            says =
                    "The moves are not sorted, and binarySearch finds nothing in such a list, or a wrong place: a negative number where it finds nothing. Sort first: Arrays.sort.")
    static final class NotSortedForSearch extends GameNumberSolution {
        @Override
        String[] alphabet(Position position) {
            return unsorted(position);
        }

        @Override
        BigInteger value(String moves) {
            Position position = Position.start();
            BigInteger number = BigInteger.ZERO;
            BigInteger worth = BigInteger.ONE;
            for (String move : words(moves)) {
                String[] alphabet = alphabet(position);
                int place = Arrays.binarySearch(alphabet, move);
                number = number.add(worth.multiply(BigInteger.valueOf(place)));
                worth = worth.multiply(BigInteger.valueOf(alphabet.length));
                position.make(Uci.move(position, move));
            }
            return number;
        }
    }

    @KnownWrong(
            fails = "ownBases",
            says =
                    "number() takes 20 for the base everywhere. 20 is the number of moves at the start; each position has its own.")
    static final class AlwaysTwenty extends GameNumberSolution {
        @Override
        BigInteger value(String moves) {
            Position position = Position.start();
            BigInteger number = BigInteger.ZERO;
            BigInteger worth = BigInteger.ONE;
            for (String move : words(moves)) {
                int place = Arrays.asList(alphabet(position)).indexOf(move);
                number = number.add(worth.multiply(BigInteger.valueOf(place)));
                worth = worth.multiply(BigInteger.valueOf(20));
                position.make(Uci.move(position, move));
            }
            return number;
        }
    }

    @KnownWrong(
            fails = "oneMove",
            says =
                    "moves() leaves a blank behind the last move. Blanks stand between moves only: String.join, or strip().")
    static final class TrailingBlank extends GameNumberSolution {
        @Override
        String game(BigInteger number, int plies) {
            String game = super.game(number, plies);
            return game.isEmpty() ? game : game + " ";
        }
    }

    @KnownWrong(fails = "oneMove", says = "number() counts the places from 1. The first move of the list is number 0.")
    static final class PlacesFromOne extends GameNumberSolution {
        @Override
        BigInteger value(String moves) {
            Position position = Position.start();
            BigInteger number = BigInteger.ZERO;
            BigInteger worth = BigInteger.ONE;
            for (String move : words(moves)) {
                String[] alphabet = alphabet(position);
                int place = Arrays.asList(alphabet).indexOf(move) + 1;
                number = number.add(worth.multiply(BigInteger.valueOf(place)));
                worth = worth.multiply(BigInteger.valueOf(alphabet.length));
                position.make(Uci.move(position, move));
            }
            return number;
        }
    }

    @KnownWrong(
            fails = "twoMoves",
            says =
                    "number() adds the places up: each counts 1. The second counts 20, the third 20 times the next base, and so on: multiply the worth by the base after each move.")
    static final class WorthNeverGrows extends GameNumberSolution {
        @Override
        BigInteger value(String moves) {
            Position position = Position.start();
            BigInteger number = BigInteger.ZERO;
            for (String move : words(moves)) {
                number = number.add(
                        BigInteger.valueOf(Arrays.asList(alphabet(position)).indexOf(move)));
                position.make(Uci.move(position, move));
            }
            return number;
        }
    }

    @KnownWrong(fails = "twoMoves", says = "moves() gives the game backwards: the first remainder is the first move.")
    static final class LastMoveFirstOut extends GameNumberSolution {
        @Override
        String game(BigInteger number, int plies) {
            StringJoiner backwards = new StringJoiner(" ");
            String[] game = words(super.game(number, plies));
            for (int i = game.length - 1; i >= 0; i--) {
                backwards.add(game[i]);
            }
            return backwards.toString();
        }
    }

    @KnownWrong(fails = KnownWrong.RULES)
    static final class CallsTheLibrary extends GameNumberSolution {
        @Override
        public String number(String moves) {
            Position position = Position.start();
            int[] game = IntStream.range(0, words(moves).length)
                    .map(ply -> {
                        int move = Uci.move(position, words(moves)[ply]);
                        position.make(move);
                        return move;
                    })
                    .toArray();
            return MixedRadix.number(Game.of(game)).toString();
        }
    }
}
