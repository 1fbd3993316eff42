package sphericalknight.grader.submission;

import java.util.regex.Pattern;

/** Decides by its path whether a file of a submission is read, and whether an unread file may be an answer. */
final class Ignored {
    private static final Pattern HIDDEN = Pattern.compile("(?is)(.*/)?((module|package)-info\\.java|\\.[^/]*)");
    private static final Pattern TOOL_FOLDER = Pattern.compile("__MACOSX|target|node_modules|\\.(ipynb_checkpoints|git"
            + "|svn|idea|vscode|settings|gradle|mvn|metadata|course|jupyter|trash)");
    private static final Pattern HARMLESS = Pattern.compile("(?is)(.*/)?(license|readme|notice|changelog|dockerfile"
            + "|timestamp\\.txt|postbuild|course|build\\.gradle\\.kts|\\.[^/]*)|.*\\.(md|txt|png|jpe?g|gif|svg|css|js|mjs|ts|py|sh"
            + "|cmd|bat|xml|json|ya?ml|toml|gradle|properties|csv|tsv|iml|log|fen|epd|pgn|map|lock|slips|fingerprints|games|bin"
            + "|table|jupyterlab-workspace)|(.*/)?(src|binder|solutions|main/resources)/.*");

    private Ignored() {}

    /** Whether a file at this path is looked at; what systems and tools hide is not. */
    static boolean mayHoldAnswers(String path) {
        return !HIDDEN.matcher(path).matches();
    }

    /** Whether a folder of this name is filled by systems and tools, with backups, checkpoints or builds, which may be older. */
    static boolean isToolFolder(String name) {
        return TOOL_FOLDER.matcher(name).matches();
    }

    /** Whether a file that is not read may be all that a student has for an exercise: no text, picture or part of the course. */
    static boolean mayBeMissed(String path) {
        return !HARMLESS.matcher(path).matches();
    }
}
