package sphericalknight.grader.report;

import java.io.IOException;
import java.util.List;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;
import org.apache.commons.csv.QuoteMode;
import sphericalknight.grader.text.PlainText;

/** CSV tables for scripts and spreadsheets. */
final class Csv {
    private static final CSVFormat FORMAT = CSVFormat.RFC4180
            .builder()
            .setRecordSeparator('\n')
            .setQuoteMode(QuoteMode.MINIMAL)
            .get();
    /** The characters that start a formula in a spreadsheet; Japanese versions accept full-width characters, too. */
    private static final String FORMULA_SIGNS = "=+-@\uFF1D\uFF0B\uFF0D\uFF20";

    private Csv() {}

    /** The text of a table with these lines. */
    static String text(List<List<String>> lines) {
        StringBuilder text = new StringBuilder("\uFEFF"); // without a byte order mark Excel takes UTF-8 for Latin-1
        try (CSVPrinter printer = new CSVPrinter(text, FORMAT)) {
            printer.printRecords(lines);
        } catch (IOException e) {
            throw new IllegalStateException("a text takes whatever is written", e);
        }
        return text.toString();
    }

    /**
     * Returns {@code text} on one line, in a form that no spreadsheet treats as a formula: an apostrophe before the first character
     * makes it text. Negative numbers stay numbers. A semicolon becomes a comma, because spreadsheets in many countries split
     * cells at semicolons, even inside quotation marks.
     */
    static String cell(String text) {
        String line = PlainText.line(text).replace(';', ',');
        boolean isFormula =
                !line.isEmpty() && FORMULA_SIGNS.indexOf(line.charAt(0)) >= 0 && !line.matches("-\\d+(\\.\\d+)?");
        return isFormula ? "'" + line : line;
    }
}
