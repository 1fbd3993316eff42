package sphericalknight.grader.names;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The information in the name of a submitted file or folder. Names keep every byte; {@code PlainText} cleans them for printing. */
public final class FileName {
    /** The endings of archives that are not read, for a regular expression. */
    public static final String ARCHIVES = "rar|7z|tar|tgz|tbz2?|txz|gz|bz2|xz|zst|lzh";

    /** Windows' Latin-1, in which old archives store names. */
    private static final Charset LATIN_1 = Charset.forName("windows-1252");

    private static final Pattern ENDING = Pattern.compile("(?is)(.+)\\.(zipx?|ipynb|java|jar|class|json|txt|download"
            + "|part|partial|crdownload|opdownload|tmp|bak|pdf|docx?|odt|" + ARCHIVES
            + "|rtf|html?|md|png|jpe?g|heic|py|csv|xml|pages|webarchive)");

    private static final Pattern VERSION = Pattern.compile("(?s)(.+?)(?: ?\\((\\d{1,3})\\)|-([1-9]\\d{0,2}))");

    private FileName() {}

    /** The last part of {@code path}. Two different names on disk that are valid UTF-8 or Latin-1 never give the same text. */
    public static String of(Path path) {
        Path name = path.toAbsolutePath().normalize().getFileName();
        if (name == null) {
            return path.toString();
        }
        return name.toString().chars().allMatch(c -> c < 0x80) || path.getFileSystem() != FileSystems.getDefault()
                ? name.toString()
                : decoded(path.toAbsolutePath().normalize().toUri().getRawPath(), name.toString());
    }

    /** Decodes the last part of a URI's path, in which unusual bytes are written as percent signs and digits. */
    private static String decoded(String uriPath, String otherwise) {
        String path = uriPath.endsWith("/") ? uriPath.substring(0, uriPath.length() - 1) : uriPath;
        String last = path.substring(path.lastIndexOf('/') + 1);
        ByteBuffer bytes = ByteBuffer.allocate(last.length());
        for (int i = 0; i < last.length(); i++) {
            char c = last.charAt(i);
            if (c >= 0x80) {
                return otherwise;
            }
            bytes.put((byte) (c == '%' ? Integer.parseInt(last.substring(i + 1, i + 3), 16) : c));
            i += c == '%' ? 2 : 0;
        }
        bytes.flip();
        try {
            return StandardCharsets.UTF_8.newDecoder().decode(bytes.duplicate()).toString();
        } catch (CharacterCodingException e) {
            return LATIN_1.decode(bytes).toString();
        }
    }

    /** The name without the endings that programs add, such as {@code carol} for {@code carol.ipynb.json}. */
    public static String stem(String name) {
        String stem = name;
        for (Matcher ending = ENDING.matcher(stem); ending.matches(); ending = ENDING.matcher(stem)) {
            stem = ending.group(1);
        }
        return stem;
    }

    /** The name without the time after an @ at its end. */
    public static String withoutTime(String name) {
        return time(name).isPresent() ? name.substring(0, name.lastIndexOf('@')) : name;
    }

    /** The time after an @ at the end of a name. */
    public static Optional<Instant> time(String name) {
        int at = name.lastIndexOf('@');
        return at > 0 ? Times.parse(name.substring(at + 1), Optional.empty()) : Optional.empty();
    }

    /** The names that may be a student's: the whole name, and what is left when one ending after the other is taken off. */
    public static List<String> stems(String name) {
        List<String> all = new ArrayList<>(List.of(name));
        for (int dot = name.lastIndexOf('.'); dot > 0; dot = name.lastIndexOf('.', dot - 1)) {
            all.add(name.substring(0, dot));
        }
        return all;
    }

    /**
     * A file name, and the number that a browser or a learning management system adds to the second file of a name.
     *
     * @param base the name without its number and endings
     * @param number the number in brackets or behind a hyphen; 0 if there is none
     * @param isCertain whether it is in brackets; a hyphen and a number may also belong to the name
     */
    public record Version(String base, int number, boolean isCertain) {
        public static Version of(String name) {
            Matcher version = VERSION.matcher(stem(name));
            if (!version.matches()) {
                return new Version(stem(name), 0, false);
            }
            boolean isCertain = version.group(2) != null;
            return new Version(version.group(1), Integer.parseInt(version.group(isCertain ? 2 : 3)), isCertain);
        }
    }
}
