package sphericalknight.machine;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * The parsed contents of a class file. The format is defined in chapter 4 of the Java Virtual Machine Specification; attributes that the
 * interpreter does not need are skipped.
 */
final class ClassFile {
    static final int PRIVATE = 0x0002;
    static final int STATIC = 0x0008;
    static final int INTERFACE = 0x0200;
    static final int ABSTRACT = 0x0400;

    /**
     * A field.
     *
     * @param constant the constant pool index of the field's value if the class file gives one; otherwise 0
     */
    record Field(int access, String name, String descriptor, int constant) {
        boolean isStatic() {
            return (access & STATIC) != 0;
        }
    }

    /**
     * The instructions of a method.
     *
     * @param handlers four numbers per exception handler: start, end (exclusive), position of the handler, constant pool index of the
     *     exception type (0 for any type)
     * @param lines two numbers per entry: the position where a line begins, the line number
     */
    record Body(int maxStack, int maxLocals, byte[] bytes, int[] handlers, int[] lines) {}

    /**
     * A method.
     *
     * @param body null for an abstract method
     */
    record Member(int access, String name, String descriptor, Body body) {}

    final Constants constants;
    final int access;
    final String name;
    final String parent;
    final List<String> interfaces = new ArrayList<>();
    final List<Field> fields = new ArrayList<>();
    final List<Member> methods = new ArrayList<>();
    /** For each bootstrap method, the constant pool indices of its handle and of its arguments. */
    int[][] bootstraps = {};

    String source = "";

    private final DataInputStream in;

    /**
     * Reads a class file.
     *
     * @throws IllegalArgumentException if it is not a class file
     */
    ClassFile(byte[] file) {
        in = new DataInputStream(new ByteArrayInputStream(file));
        try {
            if (in.readInt() != 0xCAFEBABE) {
                throw new IllegalArgumentException("This is no class file: it does not begin with CAFEBABE.");
            }
            in.readInt(); // the version; an unsupported feature fails when it is used
            constants = new Constants(in);
            access = in.readUnsignedShort();
            name = constants.className(in.readUnsignedShort());
            parent = constants.className(in.readUnsignedShort());
            for (int i = in.readUnsignedShort(); i > 0; i--) {
                interfaces.add(constants.className(in.readUnsignedShort()));
            }
            readFields();
            readMethods();
            readAttributes();
        } catch (IOException e) {
            throw new IllegalArgumentException("The class file is cut short.", e);
        }
    }

    private String readName() throws IOException {
        return constants.text(in.readUnsignedShort());
    }

    private void readFields() throws IOException {
        for (int i = in.readUnsignedShort(); i > 0; i--) {
            int flags = in.readUnsignedShort();
            String field = readName();
            String descriptor = readName();
            int constant = 0;
            for (int a = in.readUnsignedShort(); a > 0; a--) {
                String attribute = readName();
                int length = in.readInt();
                if (attribute.equals("ConstantValue")) {
                    constant = in.readUnsignedShort();
                } else {
                    in.skipBytes(length);
                }
            }
            fields.add(new Field(flags, field, descriptor, constant));
        }
    }

    private void readMethods() throws IOException {
        for (int i = in.readUnsignedShort(); i > 0; i--) {
            int flags = in.readUnsignedShort();
            String method = readName();
            String descriptor = readName();
            Body body = null;
            for (int a = in.readUnsignedShort(); a > 0; a--) {
                String attribute = readName();
                int length = in.readInt();
                if (attribute.equals("Code")) {
                    body = readBody();
                } else {
                    in.skipBytes(length);
                }
            }
            methods.add(new Member(flags, method, descriptor, body));
        }
    }

    private Body readBody() throws IOException {
        int maxStack = in.readUnsignedShort();
        int maxLocals = in.readUnsignedShort();
        byte[] bytes = new byte[in.readInt()];
        in.readFully(bytes);
        int[] handlers = readShorts(4);
        int[] lines = {};
        for (int a = in.readUnsignedShort(); a > 0; a--) {
            String attribute = readName();
            int length = in.readInt();
            switch (attribute) {
                case "LineNumberTable" -> lines = readShorts(2);
                default -> in.skipBytes(length);
            }
        }
        return new Body(maxStack, maxLocals, bytes, handlers, lines);
    }

    /** Reads a table of unsigned 16-bit numbers, preceded by its number of rows. */
    private int[] readShorts(int columns) throws IOException {
        int[] table = new int[in.readUnsignedShort() * columns];
        for (int i = 0; i < table.length; i++) {
            table[i] = in.readUnsignedShort();
        }
        return table;
    }

    private void readAttributes() throws IOException {
        for (int a = in.readUnsignedShort(); a > 0; a--) {
            String attribute = readName();
            int length = in.readInt();
            switch (attribute) {
                case "SourceFile" -> source = readName();
                case "BootstrapMethods" -> {
                    bootstraps = new int[in.readUnsignedShort()][];
                    for (int i = 0; i < bootstraps.length; i++) {
                        int handle = in.readUnsignedShort();
                        bootstraps[i] = new int[1 + in.readUnsignedShort()];
                        bootstraps[i][0] = handle;
                        for (int j = 1; j < bootstraps[i].length; j++) {
                            bootstraps[i][j] = in.readUnsignedShort();
                        }
                    }
                }
                default -> in.skipBytes(length);
            }
        }
    }
}
