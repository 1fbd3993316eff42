package sphericalknight.exercise.answer;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sphericalknight.exercise.answer.CompileError.Kind;

/** Rewrites javac's common messages so that they tell a learner what to do. Other messages are quoted after "The compiler says:". */
public final class PlainWords {
    /** The sentence about a message that {@code pattern} matches, made of its groups and of the source from the error on. */
    private record Rule(Kind kind, Pattern pattern, BiFunction<MatchResult, String, String> sentence) {}

    /** The kind of an error that javac reports, and a sentence about it in plain words. */
    record Words(Kind kind, String sentence) {}

    private static final int MOST_ERRORS = 3;

    private static final String SYNTAX =
            "compiler\\.err\\.(expected\\d?|illegal\\..*|premature\\.eof|not\\.stmt|else\\.without\\.if"
                    + "|orphaned|unclosed\\..*|empty\\.char\\.lit|invalid\\.meth\\.decl.*|class\\..*expected|variable\\.not\\.allowed)";

    /** The names of the sets in the library's {@code Lines}, which lessons use without saying whence. */
    private static final String OF_LINES = "NOT_(A|AB|H|GH)|FILE_[A-H]|RANK_[1-8]|A1_TO_H8|H1_TO_A8";

    /** The methods of the library's {@code Squares}, which the first cell of a lesson imports. */
    private static final String OF_SQUARES = "bit|set|square|file|rank|names";

    /** What is said of an unknown method or variable, unless it stands in a cell. */
    public static final String ALONE =
            " An answer stands alone and sees nothing that cells of the lesson define: write it into this class,"
                    + " or import it.";

    private static final List<Rule> RULES = new ArrayList<>();

    static {
        rule("';' expected", m -> "A semicolon is missing here.");
        rule("'(.)' expected", m -> "A " + m.group(1) + " is missing here.");
        rule("reached end of file while parsing", m -> "This ends too early: a closing } is missing.");
        ruleAt(
                "integer number(?: too large)?:? ?([0-9A-Fa-fxX_]+)?(?: too large)?.*",
                (m, rest) -> LargeNumber.sentence(m.group(1), rest));
        rule(
                "incompatible types: possible lossy conversion from (\\w+) to (\\w+)",
                m -> "Here " + article(m.group(1))
                        + " would be cut to " + article(m.group(2)) + ", which " + bits(m.group(2)) + "; make it "
                        + article(m.group(1))
                        + ", or write (" + m.group(2) + ") in front if you mean that.");
        ruleAt(
                "incompatible types: (.+) cannot be converted to boolean",
                (m, rest) -> "This is " + article(m.group(1)) + ", but a boolean is needed here"
                        + toBoolean(m.group(1), rest));
        rule(
                "incompatible types: (.+) cannot be converted to (.+)",
                m -> "This is " + article(m.group(1)) + ", but " + article(m.group(2)) + " is needed here.");
        rule("missing return statement", m -> "The method can end here without giving an answer: a return is missing.");
        rule(
                "cannot find symbol symbol: method ([^\\s(]+).* location: variable \\S+ of type (\\S+)",
                m -> "A" + article(m.group(2)).substring(1) + " has no method " + m.group(1)
                        + "; perhaps its name is written differently.");
        rule("package system does not exist", m -> "Java's System begins with a capital letter.");
        rule(Kind.UNKNOWN_NAME, "cannot find symbol symbol: (\\w+) ([^\\s(]+).*", m -> unknown(m.group(1), m.group(2)));
        rule(
                Kind.UNKNOWN_NAME,
                "package (\\S+) does not exist",
                m -> "There is no package " + m.group(1) + " that an answer may use.");
        rule(
                Kind.MISSING_METHOD,
                "(\\S+) is not abstract and does not override abstract method (\\S+) in (\\S+)",
                m -> m.group(1)
                        + " has no method " + m.group(2) + ", which " + simple(m.group(3))
                        + " asks for; look at its name and its"
                        + " parameters.");
        rule(
                "(\\S+) in \\S+ cannot implement .*attempting to assign weaker access privileges; was public.*",
                m -> "Write public in front of " + m.group(1) + ".");
        rule(
                "(\\S+) in \\S+ cannot implement .*return type (\\S+) is not compatible with (\\S+)",
                m -> m.group(1) + " must give back " + article(m.group(3)) + ", not " + article(m.group(2)) + ".");
        rule(
                "method does not override or implement a method from a supertype",
                m -> "@Override says that the exercise asks for"
                        + " this method, but it asks for another name or other parameters.");
        rule(
                "variable (\\w+) might not have been initialized",
                m -> m.group(1) + " has no value yet on every way to here.");
        rule(
                "variable (\\w+) is already defined.*",
                m -> "There is a variable " + m.group(1) + " already; choose another name"
                        + " or leave out its type to change it.");
        rule(
                "unreachable statement",
                m ->
                        "This line is never reached: what stands above it always leaves first, by return, break or an endless loop.");
        rule(
                "unreported exception (\\w+); must be caught or declared to be thrown",
                m -> m.group(1) + " must be caught here, with try and catch.");
        rule(
                "(.+) (?:is|are) not supported in -source (\\d+) .*",
                m -> "Java " + m.group(2) + " has no " + m.group(1) + ", and the course keeps to it.");
        rule("cannot access (\\w+) class file for \\S+ not found", m -> "This page does not know " + m.group(1) + ".");
        rule(
                Kind.UNUSED_VALUE,
                "not a statement",
                m -> "This is a value, but nothing is done with it; was an = or a return meant?");
        rule(
                "illegal start of (expression|type)",
                m ->
                        "Something is not finished before this place (often a } or a ; is missing), or does not belong here.");
        rule(
                "class, interface, enum, or record expected",
                m ->
                        "This stands outside a class: there is one } too many before it, the line that begins the class is missing, or an import"
                                + " stands above the line that names the package.");
        rule("unclosed string literal", m -> "The quotation mark that ends the text is missing.");
        ruleAt("unclosed character literal|illegal line end in character literal", (m, rest) -> character(rest));
        rule(
                "empty character literal",
                m -> "Single quotes hold one character, and there is none here; a text without characters is \"\".");
        rule(
                "class (\\w+) is public, should be declared in a file named (\\S+)",
                m -> "The class is called " + m.group(1)
                        + ", but the file is not; take the word public away or mend the name.");
        rule(
                "bad operand types for binary operator '(.+?)'.*first type:\\s+(\\S+)\\s+second type:\\s+(\\S+)",
                m -> m.group(1) + " cannot join " + article(m.group(2)) + " and " + article(m.group(3))
                        + operatorHelp(m.group(1)));
        rule(
                "bad operand type (\\S+) for unary operator '(.+?)'",
                m -> "This is " + article(m.group(1)) + ", and " + m.group(2) + unaryHelp(m.group(2)));
        rule(
                "(?:method|constructor) (\\S+) in .+ cannot be applied to given types; required: (.+) found: (.+)"
                        + " reason: .*actual and formal argument lists differ in length\\)?",
                m -> WrongCall.sentence(m.group(1), m.group(2), m.group(3)));
        rule(
                "no suitable (?:method|constructor) found for (\\w+)\\((.*?)\\) .*",
                m -> "There is more than one " + m.group(1) + ", but none takes what is given here ("
                        + m.group(2).replace(",", ", ")
                        + "): look at the number, the order and the types of the values.");
    }

    private PlainWords() {}

    /**
     * Returns a sentence in plain words for an English message from javac; a message that no rule matches is quoted without package names.
     */
    public static String of(String message) {
        return of(message, "");
    }

    /** Like {@link #of(String)}, for an error before {@code rest}, the end of the source. */
    public static String of(String message, String rest) {
        return words(message, rest).sentence();
    }

    /** Returns a sentence about an unknown name for a cell, which sees what other cells define. */
    public static String inCell(String sentence) {
        return sentence.replace(ALONE, "") + " If a cell above defines it, run that cell first.";
    }

    /** The words for an English message from javac about an error before {@code rest}, which may begin with a parenthesis too many. */
    static Words words(String message, String rest) {
        if (message.equals("';' expected") && rest.strip().startsWith(")")) {
            return new Words(Kind.OTHER, "There is one ) too many here, or a ( is missing before it.");
        }
        String line = message.strip().replaceAll("\\s+", " ").replaceAll("\\b([a-z]\\w*\\.)+(?=[A-Z])", "");
        for (Rule rule : RULES) {
            Matcher matcher = rule.pattern().matcher(line);
            if (matcher.matches()) {
                return new Words(rule.kind(), rule.sentence().apply(matcher.toMatchResult(), rest));
            }
        }
        return new Words(Kind.OTHER, "The compiler says: " + line + ".");
    }

    /**
     * Returns the first errors of {@code all}. After a syntax error, such as a missing brace, most further errors are only its
     * consequences, so only the first is returned. If the first error is of another kind, at most three are returned.
     *
     * @param code returns the javac key of an error, such as {@code compiler.err.expected}
     */
    public static <T> List<T> withoutConsequences(List<T> all, Function<T, String> code) {
        boolean syntax = !all.isEmpty() && code.apply(all.get(0)).matches(SYNTAX);
        return all.subList(0, Math.min(syntax ? 1 : MOST_ERRORS, all.size()));
    }

    private static void rule(String pattern, Function<MatchResult, String> sentence) {
        rule(Kind.OTHER, pattern, sentence);
    }

    private static void rule(Kind kind, String pattern, Function<MatchResult, String> sentence) {
        RULES.add(new Rule(kind, Pattern.compile(pattern), (m, rest) -> sentence.apply(m)));
    }

    /** A rule whose sentence depends on the source from the error on, which is "" if it is unknown. */
    private static void ruleAt(String pattern, BiFunction<MatchResult, String, String> sentence) {
        RULES.add(new Rule(Kind.OTHER, Pattern.compile(pattern), sentence));
    }

    /** What to do with a value where a boolean is needed. The error stands at the operator, if there is one. */
    private static String toBoolean(String type, String rest) {
        if (rest.startsWith("=")) {
            return ": a single = sets, == compares.";
        }
        if (!type.matches("long|int|short|byte|char")) {
            return ".";
        }
        return ": compare it with 0, as in (set & x) != 0" + (rest.isEmpty() ? "; a single = sets, == compares." : ".");
    }

    private static String character(String rest) {
        Matcher text = Pattern.compile("'([\\w ]{2,})'").matcher(rest);
        return text.lookingAt()
                ? "Single quotes hold one character; write a text in double quotes: \"" + text.group(1) + "\"."
                : "Single quotes hold one character: the ' behind it is missing, or a text is meant, which needs double quotes.";
    }

    private static String unknown(String kind, String name) {
        if (name.matches(OF_LINES)) {
            return inLibrary("variable", name, "chess.board.Lines");
        }
        if (kind.equals("method") && name.matches(OF_SQUARES)) {
            return inLibrary(kind, name, "bits.Squares");
        }
        String large = name.toUpperCase(Locale.ROOT);
        if (large.matches(OF_LINES)) {
            return "There is no variable " + name + " here; perhaps " + large + " is meant.";
        }
        if (!kind.equals("method") && name.matches("[A-Z]\\w*[a-z]\\w*")) {
            return "There is no class " + name
                    + " here; perhaps an import is missing above the class, or its name is written"
                    + " differently.";
        }
        String what = kind.equals("class") ? "class" : kind.equals("method") ? "method" : "variable";
        String help = what.equals("class")
                ? "an import is missing, or its name is written differently"
                : "its name is written" + " differently, or it belongs to another place";
        return "There is no " + what + " " + name + " here; perhaps " + help + "."
                + (what.equals("class") ? "" : ALONE);
    }

    private static String inLibrary(String what, String name, String type) {
        return "There is no " + what + " " + name + " here. The library has it: write import static sphericalknight."
                + type + ".*; above the class.";
    }

    private static String operatorHelp(String operator) {
        return operator.matches("[&|]") ? "; beside ==, != or >, put the bit operation in parentheses." : ".";
    }

    private static String unaryHelp(String operator) {
        return switch (operator) {
            case "!" -> " is for booleans; ~ turns every bit of a number.";
            case "~" -> " is for whole numbers; ! turns a boolean.";
            default -> " is not for it.";
        };
    }

    private static String bits(String type) {
        return switch (type) {
            case "int" -> "has 32 bits";
            case "short" -> "has 16 bits";
            case "byte" -> "has 8 bits";
            case "char" -> "has 16 bits";
            default -> "holds less";
        };
    }

    private static String article(String type) {
        return (type.matches("[aeioAEIO].*") ? "an " : "a ") + type;
    }

    private static String simple(String name) {
        return name.substring(name.lastIndexOf('.') + 1);
    }
}
