package sphericalknight.exercise.repair;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.StringJoiner;
import java.util.TreeMap;
import java.util.function.LongPredicate;
import java.util.function.Predicate;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;
import sphericalknight.bits.Squares;
import sphericalknight.exercise.contract.Calls;
import sphericalknight.exercise.contract.Diagnosis;
import sphericalknight.exercise.contract.ExerciseMethod;
import sphericalknight.exercise.contract.Survey;
import sphericalknight.exercise.contract.Survey.Seen;

/**
 * Finds patterns in right and wrong boards: the sets for which an answer is wrong, the steps of a piece that are missing, and the steps
 * that wrap around to the other side of the board. These are observations only; the learner must find the cause.
 */
final class Differences {
    private static final long FILE_A = 0x0101_0101_0101_0101L;
    private static final long H8 = 1L << 63;
    private static final int MOST_FILES = 4;
    private static final int FEWEST = 3;
    private static final int LONGEST = 60;

    /**
     * Conditions on a set, by their description. If an answer is wrong for exactly the sets that meet one of them, that condition is the
     * diagnosis.
     */
    private static final Map<String, LongPredicate> CONDITIONS = new LinkedHashMap<>();

    static {
        CONDITIONS.put("if the set is empty", set -> set == 0);
        CONDITIONS.put("if the set contains h8, bit 63", set -> set < 0);
        CONDITIONS.put("if the set contains a square of the upper half, bits 32 to 63", set -> set >>> 32 != 0);
        CONDITIONS.put("if the set contains h4, bit 31", set -> (set >>> 31 & 1) != 0);
        CONDITIONS.put("if the set contains a square of the lower half, bits 0 to 31", set -> set << 32 != 0);
        CONDITIONS.put("if more than one square is in the set", set -> Long.bitCount(set) > 1);
        for (int file = 0; file < 8; file++) {
            long squares = FILE_A << file;
            CONDITIONS.put(
                    "if the set contains a square of the " + (char) ('a' + file) + "-file",
                    set -> (set & squares) != 0);
            long rank = 0xFFL << 8 * file;
            CONDITIONS.put("if the set contains a square of rank " + (file + 1), set -> (set & rank) != 0);
        }
    }

    /** Conditions on the direction of a square, seen from another square, by their description. */
    private static final Map<String, Predicate<Step>> DIRECTIONS = new LinkedHashMap<>();

    static {
        DIRECTIONS.put("all of them straight above", step -> step.files() == 0 && step.ranks() > 0);
        DIRECTIONS.put("all of them straight below", step -> step.files() == 0 && step.ranks() < 0);
        DIRECTIONS.put("all of them on the rank and to the left of", step -> step.ranks() == 0 && step.files() < 0);
        DIRECTIONS.put("all of them on the rank and to the right of", step -> step.ranks() == 0 && step.files() > 0);
        DIRECTIONS.put("all of them on the file of", step -> step.files() == 0);
        DIRECTIONS.put("all of them on the rank of", step -> step.ranks() == 0);
        DIRECTIONS.put("all of them above", step -> step.ranks() > 0);
        DIRECTIONS.put("all of them below", step -> step.ranks() < 0);
        DIRECTIONS.put("all of them to the left of", step -> step.files() < 0);
        DIRECTIONS.put("all of them to the right of", step -> step.files() > 0);
        DIRECTIONS.put("all of them on the diagonals of", step -> Math.abs(step.files()) == Math.abs(step.ranks()));
    }

    /** The offset from one square to another, in files and ranks. */
    private record Step(int files, int ranks) implements Comparable<Step> {
        @Override
        public int compareTo(Step other) {
            return ranks != other.ranks ? other.ranks - ranks : files - other.files;
        }

        static Step between(int from, int to) {
            return new Step(to % 8 - from % 8, to / 8 - from / 8);
        }

        /** The intended step, if this step is the result of wrapping around the edge of the board. */
        Step unwrapped() {
            return files > 0 ? new Step(files - 8, ranks + 1) : new Step(files + 8, ranks - 1);
        }

        String words() {
            StringJoiner words = new StringJoiner(" and ");
            if (ranks != 0) {
                words.add(Math.abs(ranks) + (ranks > 0 ? " up" : " down"));
            }
            if (files != 0) {
                words.add(Math.abs(files) + (files > 0 ? " right" : " left"));
            }
            return words.toString();
        }
    }

    private Differences() {}

    /** Returns the first diagnosis found; empty if there is none, or if a call threw an exception, whose message says more. */
    static Optional<Diagnosis> of(Survey.Result survey) {
        if (survey.hasThrown()) {
            return Optional.empty();
        }
        List<Seen> boards = survey.boards();
        Optional<Diagnosis> constant = constant(survey);
        if (constant.isPresent()) {
            return constant;
        }
        Map<ExerciseMethod, List<Seen>> byMethod = boards.stream()
                .collect(Collectors.groupingBy(seen -> seen.call().method(), LinkedHashMap::new, Collectors.toList()));
        for (Map.Entry<ExerciseMethod, List<Seen>> each : byMethod.entrySet()) {
            if (each.getValue().stream().anyMatch(Differences::isWrong)) {
                Optional<Diagnosis> seen = of(each.getKey().name() + "()", each.getValue());
                if (seen.isPresent()) {
                    return seen;
                }
            }
        }
        return Optional.empty();
    }

    private static boolean isWrong(Seen seen) {
        return seen.expected() != seen.actual();
    }

    private static Optional<Diagnosis> of(String method, List<Seen> boards) {
        if (boards.size() >= FEWEST && boards.stream().allMatch(seen -> seen.actual() == 0)) {
            return seen(
                    "ONLY_EMPTY_SETS",
                    method + " gave the empty set in each of the " + boards.size() + " calls that were tried.");
        }
        return steps(method, boards).or(() -> condition(method, boards)).or(() -> oneSided(method, boards));
    }

    /**
     * The diagnosis if the only method of an exercise, one with parameters, gave the same short result in all of at least six calls;
     * otherwise empty. With several methods, a different one might be the cause.
     */
    private static Optional<Diagnosis> constant(Survey.Result survey) {
        return survey.results().entrySet().stream()
                .filter(each -> ExerciseMethod.of(each.getKey().exercise()).size() == 1
                        && each.getKey().parameterTypes().length > 0
                        && each.getValue().size() == 1
                        && survey.calls().get(each.getKey()) >= 2 * FEWEST
                        && each.getValue().iterator().next().length() < LONGEST)
                .findFirst()
                .flatMap(each -> seen(
                        "ONLY_ONE_RESULT",
                        each.getKey().name() + "() gave "
                                + each.getValue().iterator().next() + " in each of the "
                                + survey.calls().get(each.getKey()) + " calls that were tried."));
    }

    private static Optional<Diagnosis> seen(String name, String sentence) {
        return Optional.of(new Diagnosis(name, sentence, ""));
    }

    /**
     * The set passed to the method: its first argument of type long, or the square that is its only argument; empty if there is neither.
     */
    private static Optional<Long> asked(Calls.Call call) {
        for (Object argument : call.arguments()) {
            if (argument instanceof Long set) {
                return Optional.of(set);
            }
            if (argument instanceof Integer square && square >= 0 && square < 64 && call.arguments().length == 1) {
                return Optional.of(1L << square);
            }
        }
        return Optional.empty();
    }

    private static Optional<Diagnosis> condition(String method, List<Seen> boards) {
        if (boards.stream().anyMatch(seen -> asked(seen.call()).isEmpty())) {
            return Optional.empty();
        }
        List<Seen> wrong = boards.stream().filter(Differences::isWrong).toList();
        boolean isEmptyOnly = wrong.stream()
                .allMatch(seen -> asked(seen.call()).equals(Optional.of(0L))); // there is only one empty set
        if (boards.size() - wrong.size() < FEWEST || wrong.size() < FEWEST && !isEmptyOnly) {
            return Optional.empty();
        }
        return CONDITIONS.entrySet().stream()
                .filter(each -> boards.stream()
                        .allMatch(seen -> isWrong(seen)
                                == each.getValue().test(asked(seen.call()).get())))
                .findFirst()
                .flatMap(each -> seen(
                        "WRONG_SOMETIMES",
                        method + " is wrong " + each.getKey() + ", and right in all other cases that were tried."));
    }

    /** The diagnosis if at least three boards are wrong, and either no square is ever surplus or none is ever missing; otherwise empty. */
    private static Optional<Diagnosis> oneSided(String method, List<Seen> boards) {
        long missing = 0;
        long tooMuch = 0;
        long wrong = 0;
        for (Seen seen : boards) {
            missing |= seen.expected() & ~seen.actual();
            tooMuch |= seen.actual() & ~seen.expected();
            wrong += isWrong(seen) ? 1 : 0;
        }
        if (wrong < FEWEST || missing != 0 && tooMuch != 0) {
            return Optional.empty();
        }
        String where = where(missing | tooMuch) + direction(boards) + among(boards) + side(boards);
        return missing != 0
                ? seen("ONLY_MISSING", method + " never gives a square too many, but it leaves some out" + where + ".")
                : seen("ONLY_TOO_MUCH", method + " leaves no square out, but it gives some too many" + where + ".");
    }

    /**
     * Returns the direction of all wrong squares, seen from the given square, as the end of a sentence; "" if they have none in common, or
     * a call has no given square.
     */
    private static String direction(List<Seen> boards) {
        List<Step> wrong = new ArrayList<>();
        for (Seen seen : boards) {
            OptionalInt from = given(seen.call());
            if (isWrong(seen) && from.isEmpty()) {
                return "";
            }
            for (long rest = wrong(seen); rest != 0; rest &= rest - 1) {
                wrong.add(Step.between(from.getAsInt(), Long.numberOfTrailingZeros(rest)));
            }
        }
        return DIRECTIONS.entrySet().stream()
                .filter(each -> wrong.stream().allMatch(each.getValue()))
                .filter(each -> wrong.stream().anyMatch(step -> step.files() != 0 || step.ranks() != 0))
                .map(each -> ", " + each.getKey() + " the given square")
                .findFirst()
                .orElse("");
    }

    /**
     * The square given to a call: a cell of a 0x88 board, the only square number, or the only square of a set that is the first argument;
     * empty if there is none.
     */
    private static OptionalInt given(Calls.Call call) {
        Object[] arguments = call.arguments();
        List<Integer> numbers = Arrays.stream(arguments)
                .filter(Integer.class::isInstance)
                .map(Integer.class::cast)
                .toList();
        if (numbers.size() == 1 && arguments[0] instanceof int[] board && board.length == 128) {
            int cell = numbers.get(0);
            return (cell & 0x88) == 0 ? OptionalInt.of(8 * (cell >> 4) + (cell & 7)) : OptionalInt.empty();
        }
        if (numbers.size() == 1 && numbers.get(0) >= 0 && numbers.get(0) < 64) {
            return OptionalInt.of(numbers.get(0));
        }
        return arguments.length > 0 && arguments[0] instanceof Long set && Long.bitCount(set) == 1
                ? OptionalInt.of(Long.numberOfTrailingZeros(set))
                : OptionalInt.empty();
    }

    /**
     * Returns the only side for which boards are wrong, White or Black, as the end of a sentence; "" if there are wrong boards for both
     * sides, or boards for one side only.
     */
    private static String side(List<Seen> boards) {
        List<String> names = boards.get(0).call().method().parameterNames();
        for (int i = 0; i < names.size(); i++) {
            if (names.get(i).equals("side")) {
                int at = i;
                List<Object> wrong = boards.stream()
                        .filter(Differences::isWrong)
                        .map(seen -> seen.call().arguments()[at])
                        .distinct()
                        .toList();
                boolean both = boards.stream()
                                .map(seen -> seen.call().arguments()[at])
                                .distinct()
                                .count()
                        > 1;
                if (both && wrong.size() == 1) {
                    return ", all of them for " + (wrong.get(0).equals(0) ? "White" : "Black");
                }
            }
        }
        return "";
    }

    /**
     * Returns the first argument that contains all wrong squares, or none of them, as the end of a sentence; "" if there is no such
     * argument. An argument that contains all expected and returned squares, or none of them, is skipped.
     */
    private static String among(List<Seen> boards) {
        ExerciseMethod method = boards.get(0).call().method();
        for (int i = 0; i < method.parameterTypes().length; i++) {
            if (method.parameterTypes()[i] == long.class) {
                int at = i;
                String name = "`" + method.parameterNames().get(i) + "`";
                ToLongFunction<Seen> inside = seen -> (Long) seen.call().arguments()[at];
                ToLongFunction<Seen> outside = seen -> ~inside.applyAsLong(seen);
                if (areIn(inside, boards, Differences::all) || areIn(outside, boards, Differences::all)) {
                    continue;
                }
                if (areIn(inside, boards, Differences::wrong)) {
                    return ", all of them squares of " + name;
                }
                if (areIn(outside, boards, Differences::wrong)) {
                    return ", none of them a square of " + name;
                }
            }
        }
        return "";
    }

    private static boolean areIn(ToLongFunction<Seen> set, List<Seen> boards, ToLongFunction<Seen> squares) {
        return boards.stream().allMatch(seen -> (squares.applyAsLong(seen) & ~set.applyAsLong(seen)) == 0);
    }

    private static long all(Seen seen) {
        return seen.expected() | seen.actual();
    }

    private static long wrong(Seen seen) {
        return seen.expected() ^ seen.actual();
    }

    private static String where(long squares) {
        for (int line = 0; line < 8; line++) {
            if ((squares & ~(FILE_A << line)) == 0) {
                return ", all of them on the " + (char) ('a' + line) + "-file";
            }
            if ((squares & ~(0xFFL << 8 * line)) == 0) {
                return ", all of them on rank " + (line + 1);
            }
        }
        return "";
    }

    /** The diagnosis from the steps of single pieces, for a method whose only argument is a set or a square; empty if there is none. */
    private static Optional<Diagnosis> steps(String method, List<Seen> boards) {
        Map<Step, Long> right = new TreeMap<>();
        Map<Step, Long> lost = new TreeMap<>();
        Map<Step, Long> extra = new TreeMap<>();
        for (Seen seen : boards) {
            long from = asked(seen.call()).orElse(0L);
            if (Long.bitCount(from) != 1 || seen.call().arguments().length != 1) {
                continue;
            }
            add(right, from, seen.expected());
            add(lost, from, seen.expected() & ~seen.actual());
            add(extra, from, seen.actual() & ~seen.expected());
        }
        if (right.isEmpty() || right.size() > 8 || !isPiece(right) || lost.isEmpty() && extra.isEmpty()) {
            return Optional.empty();
        }
        List<String> sentences = new ArrayList<>();
        lost(method, right, lost).ifPresent(sentences::add);
        extra.values()
                .removeIf(from -> Long.bitCount(from) == 1); // from one square alone it may be the sign bit, copied
        extra(right, extra).ifPresent(sentences::add);
        return sentences.isEmpty() ? Optional.empty() : seen("STEPS_DIFFER", String.join(" ", sentences));
    }

    /**
     * Whether these can be the steps of a piece: none is (0, 0), and either there is only one, or at least one square has several targets.
     * This excludes methods that map each square to one other, such as a mirror.
     */
    private static boolean isPiece(Map<Step, Long> steps) {
        long from = steps.values().stream().reduce(0L, (a, b) -> a | b);
        long moves = steps.values().stream().mapToInt(Long::bitCount).sum();
        return !steps.containsKey(new Step(0, 0)) && (steps.size() == 1 || moves > Long.bitCount(from));
    }

    private static void add(Map<Step, Long> steps, long from, long targets) {
        int square = Long.numberOfTrailingZeros(from);
        for (long rest = targets; rest != 0; rest &= rest - 1) {
            steps.merge(Step.between(square, Long.numberOfTrailingZeros(rest)), from, (a, b) -> a | b);
        }
    }

    private static Optional<String> lost(String method, Map<Step, Long> right, Map<Step, Long> lost) {
        List<Step> never = lost.keySet().stream()
                .filter(step -> lost.get(step).equals(right.get(step)))
                .toList();
        if (never.size() == right.size()) {
            return Optional.of("None of the squares that a single piece reaches is in " + method + ".");
        }
        if (!never.isEmpty()) {
            return Optional.of("The square " + list(never) + " of a piece is never in " + method + ".");
        }
        long from = lost.values().stream().reduce(0L, (a, b) -> a | b);
        boolean isUnseen = Long.bitCount(from) == 1
                && right.entrySet().stream()
                        .allMatch(each -> (each.getValue() & from) == 0 || lost.containsKey(each.getKey()));
        if (isUnseen && from == H8) {
            return Optional.of(
                    "A piece on h8 has no squares in " + method + ". h8 is bit 63: a loop over the squares goes"
                            + " up to 63, and with this bit a long is less than 0, so ask != 0, not > 0.");
        }
        return lost.isEmpty()
                ? Optional.empty()
                : Optional.of("The square " + list(List.copyOf(lost.keySet()))
                        + " of a piece is lost when the piece stands on "
                        + squares(from) + ".");
    }

    private static Optional<String> extra(Map<Step, Long> right, Map<Step, Long> extra) {
        List<Step> wrapped = extra.keySet().stream()
                .filter(step -> !right.containsKey(step) && right.containsKey(step.unwrapped()))
                .toList();
        if (!wrapped.isEmpty()) {
            long from = wrapped.stream().map(extra::get).reduce(0L, (a, b) -> a | b);
            boolean left = wrapped.stream().allMatch(step -> step.unwrapped().files() < 0);
            boolean rightward =
                    wrapped.stream().allMatch(step -> step.unwrapped().files() > 0);
            String which = left ? "Steps to the left" : rightward ? "Steps to the right" : "Steps to both sides";
            String steps = list(wrapped.stream().map(Step::unwrapped).sorted().toList());
            return Optional.of(
                    which + " come out on the other side of the board: " + steps + ", from " + squares(from) + ".");
        }
        List<Step> never =
                extra.keySet().stream().filter(step -> !right.containsKey(step)).toList();
        if (never.isEmpty() || never.size() > 4) {
            return Optional.empty();
        }
        boolean own = never.equals(List.of(new Step(0, 0)));
        return Optional.of(
                own
                        ? "The piece's own square is in the set, too."
                        : "The square " + list(never) + " of a piece is in the set, and no piece moves like that.");
    }

    private static String list(List<Step> steps) {
        List<String> words = steps.stream().map(Step::words).toList();
        return words.size() > 4
                ? String.join("; ", words.subList(0, 3)) + " and " + (words.size() - 3) + " more"
                : String.join("; ", words);
    }

    /**
     * Returns a set as text: the names of the files on which it has at least four squares, and the remaining squares if there
     * are at most eight; otherwise these are left out. If the text would then be empty, or there are more than four files, it is "many
     * squares".
     */
    private static String squares(long set) {
        StringJoiner files = new StringJoiner(" and ");
        long rest = set;
        int number = 0;
        for (int file = 0; file < 8; file++) {
            if (Long.bitCount(set & FILE_A << file) >= 4) {
                files.add("the " + (char) ('a' + file) + "-file");
                rest &= ~(FILE_A << file);
                number++;
            }
        }
        if (number > MOST_FILES) {
            return "many squares";
        }
        if (rest != 0 && Long.bitCount(rest) <= 8) {
            files.add(Squares.names(rest).strip());
        }
        return files.length() == 0 ? "many squares" : files.toString();
    }
}
