package sphericalknight.page;

/** Writes JSON. */
final class Json {
    private final StringBuilder text = new StringBuilder();
    private boolean isFirst = true;

    private void comma() {
        text.append(isFirst ? "" : ",");
        isFirst = false;
    }

    Json begin(char bracket) {
        text.append(bracket);
        isFirst = true;
        return this;
    }

    Json end(char bracket) {
        text.append(bracket);
        isFirst = false;
        return this;
    }

    /** The name of a field; its value comes next. */
    Json name(String name) {
        comma();
        quoted(name);
        text.append(':');
        isFirst = true;
        return this;
    }

    void field(String name, String value) {
        name(name);
        quoted(value);
        isFirst = false;
    }

    void field(String name, int value) {
        name(name).raw(String.valueOf(value));
    }

    /** An element or value that is JSON already. */
    void raw(String json) {
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
