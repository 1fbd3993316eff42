package sphericalknight.web;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.GZIPOutputStream;
import sphericalknight.chess.endgame.MateTable;
import sphericalknight.common.Resources;
import sphericalknight.draw.PieceSprite;

/**
 * The trainer page: mate with bishop and knight, against the endgame table. It is a folder of seven files that any web server can serve,
 * and sends no requests to other hosts.
 *
 * <pre>
 * index.html    the page, with the piece drawings of the lessons
 * trainer.css   its style
 * trainer.js    the game
 * board.js      a board for mouse, touch, keyboard and screen reader
 * rules.js      legal moves
 * table.js      reads kbnk.table
 * kbnk.table    the mate table, {@link MateTable#distances}, compressed by gzip
 * </pre>
 */
public final class TrainerPage {
    private static final String[] SOURCES = {
        "index.html", "trainer.css", "trainer.js", "board.js", "rules.js", "table.js",
    };

    private TrainerPage() {}

    /** The files by name, in the order of the list in the class comment. Each call builds the mate table. */
    public static Map<String, byte[]> files() {
        Map<String, byte[]> files = new LinkedHashMap<>();
        for (String name : SOURCES) {
            files.put(name, Resources.bytes(TrainerPage.class, "trainer/" + name));
        }
        String page = new String(files.get("index.html"), StandardCharsets.UTF_8);
        String sprite = PieceSprite.of("KBNk");
        files.put("index.html", page.replace("<!-- pieces -->", sprite).getBytes(StandardCharsets.UTF_8));
        files.put("kbnk.table", gzip(MateTable.build().distances()));
        return files;
    }

    private static byte[] gzip(byte[] bytes) {
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(file)) {
            out.write(bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return file.toByteArray();
    }
}
