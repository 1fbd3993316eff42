package sphericalknight.storage;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PushbackInputStream;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sphericalknight.chess.position.Position;
import sphericalknight.chess.position.San;

/**
 * Reads games in PGN, as Lichess and chess.com write them: tags, move numbers, comments with clocks, variations, glyphs, results, and any
 * number of games. Only the moves that were played are kept.
 *
 * <pre>{@code
 * [Event "Rated blitz game"]
 *
 * 1. e4 { [%clk 0:05:00] } 1... e5 2. Nf3?! $6 (2. f4 exf4) 2... Nc6 ; a comment to the end of the line
 * 1/2-1/2
 * }</pre>
 *
 * <p>Time grows with the length of the text; memory holds one game and one line.
 *
 * @see <a href="https://www.saremba.de/chessgml/standards/pgn/pgn-complete.htm">S. J. Edwards, PGN specification, 1994</a>
 */
public final class Pgn {
    private static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -";
    private static final Set<String> RESULTS = Set.of("1-0", "0-1", "1/2-1/2", "\u00BD-\u00BD", "*");

    private static final String QUOTED = "\"(?:\\\\.|[^\"\\\\])*+\"?";
    private static final String TAG = "\\[(?:[^\"\\]]|" + QUOTED + ")*+\\]?";
    /** The letter of a promotion may be in brackets, as in e8(Q). */
    private static final String WORD = "(?:[^\\s{}()\\[\\];$]|\\([QRBNqrbn]\\))++";

    private static final Pattern TOKEN = Pattern.compile(";.*|" + TAG + "|\\$\\d*|" + WORD + "|\\S");
    private static final Pattern NUMBERED = Pattern.compile("(\\d+)(\\.*)(.*)");
    /** A glyph, signs such as "!?", "..." or "+-", or nothing. */
    private static final Pattern REMARK = Pattern.compile("\\$\\d*|e\\.?p\\.?|(?!--)[^\\p{L}\\p{N}{}()\\[\\]]*");

    private final BufferedReader text;
    private final Consumer<Game> taker;
    private int line;
    private boolean inComment;
    /** How many variations are open, one in another. */
    private int depth;
    /** The line where the comment or the outermost variation began. */
    private int begin;

    private Position position = Position.start();
    private final List<Integer> moves = new ArrayList<>();
    /** Whether a tag or a move of the current game was read. */
    private boolean begun;

    private Pgn(BufferedReader text, Consumer<Game> taker) {
        this.text = text;
        this.taker = taker;
    }

    /**
     * Returns the games of a text.
     *
     * @throws IllegalArgumentException if a move is not legal or the text is not PGN; the message names line and move
     */
    public static List<Game> games(String text) {
        List<Game> games = new ArrayList<>();
        try {
            read(new BufferedReader(new StringReader(text)), games::add);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return games;
    }

    /**
     * Returns the games of a file in UTF-8, or in UTF-16 with a byte order mark.
     *
     * @throws IOException if the file cannot be read
     * @throws IllegalArgumentException if a move is not legal or the text is not PGN; the message names line and move
     */
    public static List<Game> games(Path file) throws IOException {
        List<Game> games = new ArrayList<>();
        try (BufferedReader text = text(Files.newInputStream(file))) {
            read(text, games::add);
        }
        return games;
    }

    /** {@return the text of a file in UTF-8, or in UTF-16 with a byte order mark; bytes that are no text are replaced} */
    public static BufferedReader text(InputStream file) throws IOException {
        PushbackInputStream in = new PushbackInputStream(file, 2);
        byte[] mark = in.readNBytes(2);
        boolean bigEnd = Arrays.equals(mark, new byte[] {(byte) 0xFE, (byte) 0xFF});
        boolean littleEnd = Arrays.equals(mark, new byte[] {(byte) 0xFF, (byte) 0xFE});
        if (!bigEnd && !littleEnd) {
            in.unread(mark);
        }
        Charset charset =
                bigEnd ? StandardCharsets.UTF_16BE : littleEnd ? StandardCharsets.UTF_16LE : StandardCharsets.UTF_8;
        return new BufferedReader(new InputStreamReader(in, charset));
    }

    /**
     * Reads games one after another.
     *
     * @param taker receives each game as soon as it is read
     * @throws IllegalArgumentException if a move is not legal or the text is not PGN; the message names line and move
     */
    public static void read(BufferedReader text, Consumer<Game> taker) throws IOException {
        new Pgn(text, taker).read();
    }

    private void read() throws IOException {
        for (String next = text.readLine(); next != null; next = text.readLine()) {
            line++;
            if (inComment || !next.startsWith("%")) {
                readLine(next.replace("\uFEFF", ""));
            }
        }
        if (inComment || depth > 0) {
            throw new IllegalArgumentException("line " + begin
                    + (inComment
                            ? ": the comment that begins here has no }"
                            : ": the variation that begins here has no )"));
        }
        finish();
    }

    private void readLine(String text) {
        Matcher tokens = TOKEN.matcher(text);
        int at = 0;
        while (true) {
            if (inComment) {
                at = text.indexOf('}', at) + 1;
                inComment = at == 0;
            }
            if (inComment || !tokens.find(at)) {
                return;
            }
            at = tokens.end();
            read(tokens.group());
        }
    }

    private void read(String token) {
        char first = token.charAt(0);
        if (first == '{') {
            begin = depth == 0 ? line : begin;
            inComment = true;
        } else if (token.equals("(")) {
            begin = depth == 0 ? line : begin;
            depth++;
        } else if (depth > 0) {
            depth -= token.equals(")") ? 1 : 0;
        } else if (first == '[') {
            readTag(token);
        } else if (first != ';') {
            readWord(token);
        }
    }

    /** Reads a tag, of which only the position and the variant matter; a tag after moves begins the next game. */
    private void readTag(String tag) {
        if (!moves.isEmpty()) {
            finish();
        }
        begun = true;
        if (!tag.endsWith("]")) {
            throw fault("the tag " + shown(tag.substring(1)) + " has no ]");
        }
        String[] parts = tag.substring(1, tag.length() - 1).strip().split("\\s+", 2);
        String value = parts.length < 2 ? "" : parts[1].replace("\"", "").strip();
        if (parts[0].equals("FEN") && !value.startsWith(START)) {
            throw fault("this game begins from another position than the start; leave it out");
        }
        if (parts[0].equals("Variant") && !value.matches("(?i)standard|chess|from position|normal|")) {
            throw fault("this is a game of " + shown(value) + ", which has other rules than chess; leave it out");
        }
    }

    /** Reads a move, a number, a glyph or a result. */
    private void readWord(String word) {
        if (RESULTS.contains(word)) {
            finish();
            return;
        }
        Matcher parts = NUMBERED.matcher(word);
        boolean isNumbered =
                parts.matches() && (!parts.group(2).isEmpty() || parts.group(3).isEmpty());
        if (isNumbered && parts.group(1).equals("1") && parts.group(2).equals(".") && moves.size() > 1) {
            finish(); // games without tags and results
        }
        String move = isNumbered ? parts.group(3) : word;
        if (!REMARK.matcher(move).matches()) {
            play(move);
        }
    }

    private void play(String text) {
        int move;
        try {
            move = San.move(position, text);
        } catch (IllegalArgumentException faulty) {
            String side = moves.size() % 2 == 0 ? "White" : "Black";
            throw new IllegalArgumentException(
                    "line " + line + ", move " + (moves.size() / 2 + 1) + " of " + side + ": " + faulty.getMessage(),
                    faulty);
        }
        moves.add(move);
        position.make(move);
        begun = true;
    }

    private void finish() {
        if (begun) {
            taker.accept(Game.of(moves.stream().mapToInt(move -> move).toArray()));
        }
        position = Position.start();
        moves.clear();
        begun = false;
    }

    private IllegalArgumentException fault(String sentence) {
        return new IllegalArgumentException("line " + line + ": " + sentence);
    }

    private static String shown(String text) {
        String start = text.length() <= 40 ? text : text.substring(0, 40) + "...";
        return '"' + start.replaceAll("[^ -~]", "?") + '"';
    }
}
