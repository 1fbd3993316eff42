package sphericalknight.grader.report.text;

/** A cell of a CSV file (RFC 4180) that no spreadsheet takes for a formula. */
public final class CsvCell {
    /** What starts a formula; Japanese spreadsheets take the wide signs, too. */
    private static final String FORMULA_SIGNS = "=+-@\uFF1D\uFF0B\uFF0D\uFF20";

    private CsvCell() {}

    /**
     * {@code text} on one line. An apostrophe in front of a formula's sign makes it text. A semicolon becomes a comma: spreadsheets of
     * many countries split there, even inside quotation marks.
     */
    public static String of(String text) {
        String line = PlainText.line(text).replace(';', ',');
        boolean formula = !line.isEmpty() && FORMULA_SIGNS.indexOf(line.charAt(0)) >= 0;
        String cell = formula ? "'" + line : line;
        boolean plain = cell.chars().noneMatch(letter -> letter == ',' || letter == '"');
        return plain ? cell : "\"" + cell.replace("\"", "\"\"") + "\"";
    }
}
