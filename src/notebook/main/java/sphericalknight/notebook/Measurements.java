package sphericalknight.notebook;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The results stored by {@code course bench NAME --store}: values, and the machine and JVM that produced them.
 *
 * <pre>{@code
 * Measurements measured = Measurements.stored("lsb-java17");
 * measured.score("lsb.lowest", "method=JDK")    // one value
 * measured.scores("lsb.lowest")                 // one per method, in the order measured
 * measured.where()                              // processor, JVM, commit
 * }</pre>
 */
public final class Measurements {
    /** A text or a number, as the fields of the file are. */
    private static final Pattern FIELD = Pattern.compile("\"(\\w+)\" : (?:\"([^\"]*)\"|([-+0-9.E]+))");

    private final String name;
    /** The text of the file. Only texts and numbers in it are read, so that a web page can do it, too. */
    private final String report;

    private Measurements(String name, String report) {
        this.name = name;
        this.report = report;
    }

    /**
     * The results stored under {@code name}.
     *
     * @param name the name of a file in src/bench/results without its extension, such as lsb-java17
     * @throws IllegalArgumentException if no results are stored under this name
     */
    public static Measurements stored(String name) {
        try (InputStream file = Measurements.class.getResourceAsStream("/bench/" + name + ".json")) {
            if (file == null) {
                throw new IllegalArgumentException("no results are stored as \"" + name
                        + "\"; \"./course bench --store\" writes such files to src/bench/results");
            }
            return new Measurements(name, new String(file.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The processor, the JVM and the commit of the measured program, on two lines. */
    public String where() {
        return field(report, "machine") + "\n" + field(report, "jvm") + "; commit " + field(report, "commit");
    }

    /** The first field with this name in a part of the file; "" if there is none. */
    private static String field(String part, String name) {
        Matcher field = FIELD.matcher(part);
        while (field.find()) {
            if (field.group(1).equals(name)) {
                return field.group(2) == null ? field.group(3) : field.group(2);
            }
        }
        return "";
    }

    /**
     * The only value of {@code benchmark} with these parameters.
     *
     * @param benchmark the name, such as lsb.lowest
     * @param parameters the values of parameters, such as method=JDK
     * @throws IllegalArgumentException if no value or more than one matches
     */
    public double score(String benchmark, String... parameters) {
        double[] scores = scores(benchmark, parameters);
        if (scores.length != 1) {
            throw new IllegalArgumentException(name + " has " + scores.length + " figures of " + benchmark + " with "
                    + List.of(parameters) + ", not one");
        }
        return scores[0];
    }

    /**
     * All values of {@code benchmark} with these parameters, in the order of the file.
     *
     * @param benchmark the name, such as lsb.lowest
     * @param parameters the values of parameters, such as method=JDK; a parameter that is not given matches any value
     * @return mean times per operation, or whatever the benchmark measures; empty if nothing matches
     */
    public double[] scores(String benchmark, String... parameters) {
        return figures("score", benchmark, parameters);
    }

    /**
     * The errors of the {@link #scores}, in the same order: each is half the width of the 99.9 % confidence interval of the mean.
     *
     * @param benchmark the name, such as lsb.lowest
     * @param parameters the values of parameters, such as method=JDK
     */
    public double[] errors(String benchmark, String... parameters) {
        return figures("error", benchmark, parameters);
    }

    /**
     * Adds a row with all values of {@code benchmark} with these parameters to {@code plot}. If nothing is stored for them, as for a method
     * that this Java does not have, the plot stays as it is.
     *
     * @param label the name of the row
     */
    public Plot row(Plot plot, String label, String benchmark, String... parameters) {
        double[] scores = scores(benchmark, parameters);
        return scores.length == 0 ? plot : plot.row(label, scores, errors(benchmark, parameters));
    }

    private double[] figures(String field, String benchmark, String... parameters) {
        List<Double> figures = new ArrayList<>();
        for (String result : report.substring(report.indexOf('[')).split("\\},\\s*\\{\\s*\"name\"")) {
            String named = result.startsWith(" : ") ? "\"name\"" + result : result;
            boolean fits = field(named, "name").equals(benchmark);
            for (String parameter : parameters) {
                String[] keyAndValue = parameter.split("=", 2);
                fits &= field(named, keyAndValue[0]).equals(keyAndValue[1]);
            }
            if (fits) {
                figures.add(Double.parseDouble(field(named, field)));
            }
        }
        return figures.stream().mapToDouble(Double::doubleValue).toArray();
    }
}
