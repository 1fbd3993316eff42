package sphericalknight.grader.submission;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import sphericalknight.common.java.JavaTokens;
import sphericalknight.common.java.SourceText;
import sphericalknight.common.java.Token;
import sphericalknight.grader.names.FileName;

/** The kind of a file. Its first bytes decide. If they cannot, its name does: browsers, mail programs and people rename files. */
enum FileKind {
    JAVA,
    NOTEBOOK,
    ZIP,
    /** An archive of a kind that is not read. */
    ARCHIVE,
    OTHER;

    private static final int HEAD = 4096;
    private static final Set<String> STARTS = Set.of(
            "package",
            "import",
            "public",
            "class",
            "final",
            "abstract",
            "record",
            "enum",
            "interface",
            "sealed",
            "non",
            "strictfp");
    private static final Pattern TYPE = Pattern.compile("\\b(class|record|enum|interface)\\s+\\w+");
    private static final Pattern JSON = Pattern.compile("\\{\\s*+\"");
    private static final List<String> OTHER_ARCHIVES =
            List.of("Rar!", "7z\u00BC\u00AF", "\u001F\u008B", "BZh", "\u00FD7zXZ", "\u0028\u00B5\u002F\u00FD");
    private static final Pattern ARCHIVE_NAME =
            Pattern.compile("(?is).+\\.(" + FileName.ARCHIVES + ")(\\.(part|crdownload|download))?");

    /** The kind of the file called {@code fileName}. Of one that cannot be read, it is what the name says. */
    static FileKind of(String fileName, SubmittedFile.Opener opener) {
        String name = fileName.toLowerCase(Locale.ROOT);
        byte[] head = head(opener);
        String bytes = new String(head, StandardCharsets.ISO_8859_1);
        if (bytes.startsWith("PK\3\4") || bytes.startsWith("PK\5\6")) {
            return ZIP;
        }
        if (OTHER_ARCHIVES.stream().anyMatch(bytes::startsWith) || bytes.startsWith("ustar", 257)) {
            return ARCHIVE;
        }
        String text = SourceText.of(head).text().stripLeading();
        boolean isJava = name.endsWith(".java");
        if (isJava ? JSON.matcher(text).lookingAt() : text.startsWith("{")) {
            return NOTEBOOK;
        }
        if (isJava || looksLikeJava(text)) {
            return JAVA;
        }
        if (name.endsWith(".ipynb")) {
            return NOTEBOOK;
        }
        return name.matches("(?s).+\\.zipx?(\\.\\w+)?")
                ? ZIP
                : ARCHIVE_NAME.matcher(name).matches() ? ARCHIVE : OTHER;
    }

    private static byte[] head(SubmittedFile.Opener opener) {
        try (InputStream in = opener.open()) {
            return in.readNBytes(HEAD);
        } catch (IOException e) {
            return new byte[0];
        }
    }

    private static boolean looksLikeJava(String text) {
        if (!TYPE.matcher(text).find() || text.indexOf('{') < 0) {
            return false;
        }
        List<Token> tokens = JavaTokens.code(text);
        return !tokens.isEmpty()
                && (STARTS.contains(tokens.get(0).text())
                        || tokens.get(0).text().startsWith("@"));
    }
}
