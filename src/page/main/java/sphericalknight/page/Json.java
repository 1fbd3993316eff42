package sphericalknight.page;

/** Writes JSON. */
public final class Json {
    private final StringBuilder text = new StringBuilder();
    private boolean isFirst = true;

    private void comma() {
        text.append(isFirst ? "" : ",");
        isFirst = false;
    }

    /** Opens an object or an array. */
    public Json begin(char bracket) {
        text.append(bracket);
        isFirst = true;
        return this;
    }

    /** Closes it. */
    public Json end(char bracket) {
        text.append(bracket);
        isFirst = false;
        return this;
    }

    /** The name of a field; its value comes next. */
    public Json name(String name) {
        comma();
        quoted(name);
        text.append(':');
        isFirst = true;
        return this;
    }

    /** A field with a text. */
    public void field(String name, String value) {
        name(name);
        quoted(value);
        isFirst = false;
    }

    /** A field with a number. */
    public void field(String name, int value) {
        name(name).raw(String.valueOf(value));
    }

    /** An element or value that is JSON already. */
    public void raw(String json) {
        comma();
        text.append(json);
    }

    private void quoted(String value) {
        text.append('"');
        for (int i = 0; i < value.length(); i++) {
            char each = value.charAt(i);
            switch (each) {
                case '"' -> text.append("\\\"");
                case '\\' -> text.append("\\\\");
                case '\n' -> text.append("\\n");
                default -> {
                    if (each < ' ') {
                        text.append("\\u00").append(each < 16 ? "0" : "").append(Integer.toHexString(each));
                    } else {
                        text.append(each);
                    }
                }
            }
        }
        text.append('"');
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
