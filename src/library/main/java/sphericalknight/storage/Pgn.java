package sphericalknight.storage;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PushbackInputStream;
import java.io.Reader;
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
 * <p>Time grows with the length of the text; memory holds one game and one word of at most 80 characters.
 *
 * @see <a href="https://www.saremba.de/chessgml/standards/pgn/pgn-complete.htm">S. J. Edwards, PGN specification, 1994</a>
 */
public final class Pgn {
    private static final int LONGEST_WORD = 80;
    private static final int MOST_PLIES = 11_797;
    private static final int END = -1;
    private static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -";
    private static final Set<String> RESULTS = Set.of("1-0", "0-1", "1/2-1/2", "\u00BD-\u00BD", "*");

    private final Reader text;
    private final Consumer<Game> taker;
    private int line = 1;
    private boolean lineBegins = true;
    private Position position = Position.start();
    private int[] moves = new int[128];
    private int plies;
    /** Whether a tag or a move of the current game was read. */
    private boolean begun;

    private Pgn(Reader text, Consumer<Game> taker) {
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
            read(new StringReader(text), games::add);
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
     * @param text a reader that can {@linkplain Reader#mark mark}
     * @param taker receives each game as soon as it is read
     * @throws IllegalArgumentException if a move is not legal or the text is not PGN; the message names line and move
     */
    public static void read(Reader text, Consumer<Game> taker) throws IOException {
        new Pgn(text, taker).read();
    }

    private void read() throws IOException {
        for (int next = next(); next != END; next = next()) {
            switch (next) {
                case '{' -> skipComment();
                case '(' -> skipVariation();
                case '[' -> readTag();
                case ';' -> skipLine();
                case '%' -> {
                    if (!lineBegins) {
                        throw fault("'%' is not part of a move");
                    }
                    skipLine();
                }
                case '\uFEFF' -> {}
                default -> {
                    if (!Character.isWhitespace(next)) {
                        take(word(next));
                    }
                }
            }
            lineBegins = next == '\n' || next == ';' || next == '%';
        }
        finish();
    }

    private int next() throws IOException {
        int next = text.read();
        line += next == '\n' ? 1 : 0;
        return next;
    }

    private void skipLine() throws IOException {
        for (int next = next(); next != END && next != '\n'; ) {
            next = next();
        }
    }

    private void skipComment() throws IOException {
        int begin = line;
        for (int next = next(); next != '}'; next = next()) {
            if (next == END) {
                throw new IllegalArgumentException("line " + begin + ": the comment that begins here has no }");
            }
        }
    }

    private void skipVariation() throws IOException {
        int begin = line;
        for (int depth = 1; depth > 0; ) {
            int next = next();
            depth += next == '(' ? 1 : next == ')' ? -1 : 0;
            if (next == '{') {
                skipComment();
            } else if (next == ';') {
                skipLine();
            } else if (next == END) {
                throw new IllegalArgumentException("line " + begin + ": the variation that begins here has no )");
            }
        }
    }

    /** Reads a tag, of which only the position and the variant matter; a tag after moves begins the next game. */
    private void readTag() throws IOException {
        if (plies > 0) {
            finish();
        }
        begun = true;
        StringBuilder tag = new StringBuilder();
        boolean quoted = false;
        for (int next = next(); quoted || next != ']'; next = next()) {
            if (next == END || next == '\n') {
                throw fault("the tag " + shown(tag) + " has no ]");
            }
            quoted ^= next == '"' && (tag.isEmpty() || tag.charAt(tag.length() - 1) != '\\');
            if (tag.length() < LONGEST_WORD) {
                tag.append((char) next);
            }
        }
        String[] parts = tag.toString().strip().split("\\s+", 2);
        String value = parts.length < 2 ? "" : parts[1].replace("\"", "").strip();
        if (parts[0].equals("FEN") && !value.startsWith(START)) {
            throw fault("this game begins from another position than the start; leave it out");
        }
        if (parts[0].equals("Variant") && !value.matches("(?i)standard|chess|from position|normal|")) {
            throw fault("this is a game of " + shown(value) + ", which has other rules than chess; leave it out");
        }
    }

    /** Reads a word: a move, a number, a glyph or a result. The letter of a promotion may be in brackets, as in e8(Q). */
    private String word(int first) throws IOException {
        StringBuilder word = new StringBuilder().append((char) first);
        for (String ahead = ahead(); !ahead.isEmpty(); ahead = ahead()) {
            char next = ahead.charAt(0);
            boolean promotes = ahead.matches("\\([QRBNqrbn]\\)");
            boolean glyphEnds = first == '$' && !Character.isDigit(next);
            if (Character.isWhitespace(next) || glyphEnds || !promotes && "{}()[];$".indexOf(next) >= 0) {
                break;
            }
            for (int i = promotes ? 3 : 1; i > 0; i--) {
                word.append((char) next());
            }
            if (word.length() > LONGEST_WORD) {
                throw fault(shown(word) + " is too long for a move; the text is not PGN");
            }
        }
        return word.toString();
    }

    /** The next three characters, which are not consumed; fewer at the end. */
    private String ahead() throws IOException {
        char[] ahead = new char[3];
        text.mark(ahead.length);
        int count = Math.max(0, text.read(ahead));
        text.reset();
        return new String(ahead, 0, count);
    }

    private void take(String word) {
        if (RESULTS.contains(word)) {
            finish();
            return;
        }
        int digits = 0;
        while (digits < word.length() && Character.isDigit(word.charAt(digits))) {
            digits++;
        }
        int end = digits;
        while (end < word.length() && word.charAt(end) == '.') {
            end++;
        }
        boolean isNumber = digits > 0 && (end > digits || end == word.length());
        if (isNumber && word.substring(0, digits).equals("1") && end == digits + 1 && plies > 1) {
            finish(); // games without tags and results
        }
        String move = word.substring(isNumber ? end : 0);
        boolean remark = move.startsWith("$") || move.matches("e\\.?p\\.?") || isSigns(move) && !move.equals("--");
        if (!remark) {
            play(move);
        }
    }

    /** Whether a word has neither a letter nor a digit, such as "!?", "..." or "+-"; true for the empty word. */
    private static boolean isSigns(String word) {
        return word.chars().noneMatch(Character::isLetterOrDigit)
                && "{}()[]".indexOf(word.isEmpty() ? '.' : word.charAt(0)) < 0;
    }

    private void play(String move) {
        if (plies == MOST_PLIES) {
            throw fault("the game has more than " + MOST_PLIES + " plies, which the 75-move rule forbids");
        }
        if (plies == moves.length) {
            moves = Arrays.copyOf(moves, 2 * plies);
        }
        try {
            moves[plies] = San.move(position, move);
        } catch (IllegalArgumentException faulty) {
            String side = plies % 2 == 0 ? "White" : "Black";
            throw new IllegalArgumentException(
                    "line " + line + ", move " + (plies / 2 + 1) + " of " + side + ": " + faulty.getMessage(), faulty);
        }
        position.make(moves[plies++]);
        begun = true;
    }

    private void finish() {
        if (begun) {
            taker.accept(Game.of(Arrays.copyOf(moves, plies)));
        }
        position = Position.start();
        plies = 0;
        begun = false;
    }

    private IllegalArgumentException fault(String sentence) {
        return new IllegalArgumentException("line " + line + ": " + sentence);
    }

    private static String shown(CharSequence text) {
        String start = text.length() <= 40 ? text.toString() : text.subSequence(0, 40) + "...";
        return '"' + start.replaceAll("[^ -~]", "?") + '"';
    }
}
