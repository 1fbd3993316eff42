package sphericalknight.notebook;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;

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
    private final String name;
    private final JsonNode report;

    private Measurements(String name, JsonNode report) {
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
            return new Measurements(name, new ObjectMapper().readTree(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The processor, the JVM and the commit of the measured program, on two lines. */
    public String where() {
        return report.path("machine").asText() + "\n" + report.path("jvm").asText() + "; commit "
                + report.path("commit").asText();
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
        for (JsonNode result : report.path("results")) {
            if (result.path("name").asText().equals(benchmark) && fits(result.path("params"), parameters)) {
                figures.add(result.path(field).asDouble());
            }
        }
        return figures.stream().mapToDouble(Double::doubleValue).toArray();
    }

    private static boolean fits(JsonNode params, String... parameters) {
        for (String parameter : parameters) {
            String[] keyAndValue = parameter.split("=", 2);
            if (!params.path(keyAndValue[0]).asText().equals(keyAndValue[1])) {
                return false;
            }
        }
        return true;
    }
}
