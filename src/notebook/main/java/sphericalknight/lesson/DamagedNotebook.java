package sphericalknight.lesson;

/** A file that is no notebook. The message is one sentence for the reader: file, place, what would be right. */
public final class DamagedNotebook extends RuntimeException {
    private static final long serialVersionUID = 1;

    public DamagedNotebook(String sentence) {
        super(sentence);
    }
}
