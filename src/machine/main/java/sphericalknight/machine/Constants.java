package sphericalknight.machine;

import java.io.DataInput;
import java.io.IOException;

/** The constant pool of a class file: numbers, strings and the names of everything that its instructions use. */
final class Constants {
    static final int UTF8 = 1;
    static final int INTEGER = 3;
    static final int FLOAT = 4;
    static final int LONG = 5;
    static final int DOUBLE = 6;
    static final int CLASS = 7;
    static final int STRING = 8;
    static final int METHOD_HANDLE = 15;
    static final int METHOD_TYPE = 16;
    static final int DYNAMIC = 17;

    private final int[] tags;
    /** The first number of each entry, usually the index of another entry. */
    private final int[] first;

    private final int[] second;
    private final String[] texts;
    /** The 64-bit constants, by constant pool index; doubles as their bits. */
    final long[] longs;

    Constants(DataInput in) throws IOException {
        int size = in.readUnsignedShort();
        tags = new int[size];
        first = new int[size];
        second = new int[size];
        texts = new String[size];
        longs = new long[size];
        for (int i = 1; i < size; i++) {
            tags[i] = in.readUnsignedByte();
            switch (tags[i]) {
                case UTF8 -> texts[i] = in.readUTF();
                case INTEGER, FLOAT -> first[i] = in.readInt();
                case LONG, DOUBLE -> longs[i++] = in.readLong(); // these take two entries
                case CLASS, STRING, METHOD_TYPE, 19, 20 -> first[i] = in.readUnsignedShort();
                case METHOD_HANDLE -> {
                    first[i] = in.readUnsignedByte();
                    second[i] = in.readUnsignedShort();
                }
                default -> {
                    first[i] = in.readUnsignedShort();
                    second[i] = in.readUnsignedShort();
                }
            }
        }
    }

    int size() {
        return tags.length;
    }

    int tag(int i) {
        return tags[i];
    }

    /** The value of an int constant, or the bits of a float constant. */
    int number(int i) {
        return first[i];
    }

    String text(int i) {
        return texts[i];
    }

    /** The internal name of a class, such as {@code java/lang/String}, or the text of a string or method type; null for index 0. */
    String className(int i) {
        return i == 0 ? null : texts[first[i]];
    }

    /** The internal name of the class in a reference to a field or method. */
    String owner(int i) {
        return className(first[i]);
    }

    /** The name of a field, method or call site. */
    String memberName(int i) {
        return texts[first[second[i]]];
    }

    /** The descriptor of a field, method or call site. */
    String descriptor(int i) {
        return texts[second[second[i]]];
    }

    /** The kind of a method handle, 5 to 9 for methods. */
    int handleKind(int i) {
        return first[i];
    }

    /** The index of the member that a method handle refers to. */
    int handleMember(int i) {
        return second[i];
    }

    /** The index of a call site's bootstrap method. */
    int bootstrap(int i) {
        return first[i];
    }
}
