package sphericalknight.machine;

/** Operations on arrays. The machine uses Java's own arrays; an array of interpreted objects is an {@code Obj[]}, of an
 * interpreted interface an {@code Object[]}. */
final class JavaArrays {
    /** The descriptors of the element types of primitive arrays; {@code newarray} numbers them in this order, starting at 4. */
    private static final String PRIMITIVES = "ZCFDBSIJ";

    /** The bytes of an element of each of these types. */
    private static final int[] WIDTHS = {1, 2, 4, 8, 1, 2, 4, 8};

    /** The bytes of an empty array. */
    private static final int HEAD = 16;
    /** The bytes of a reference. */
    private static final int REFERENCE = 4;

    private JavaArrays() {}

    /** Creates an array whose element type has the number {@code type} in {@code newarray}. */
    static Object primitive(int type, int length, Meter meter) {
        pay(length, WIDTHS[type - 4], meter);
        switch (type) { // One return per type: where branches join, TeaVM finds no common type for these arrays.
            case Op.T_BOOLEAN:
                return new boolean[length];
            case Op.T_CHAR:
                return new char[length];
            case Op.T_FLOAT:
                return new float[length];
            case Op.T_DOUBLE:
                return new double[length];
            case Op.T_BYTE:
                return new byte[length];
            case Op.T_SHORT:
                return new short[length];
            case Op.T_INT:
                return new int[length];
            default:
                return new long[length];
        }
    }

    /** The bytes of an element of {@code array}; those of an int for what is smaller. */
    static int width(Object array) {
        return array instanceof long[] || array instanceof double[] ? 8 : REFERENCE;
    }

    /** Creates an array of references; {@code component} is the internal name of a class or the descriptor of an array type. */
    static Object[] references(String component, int length, Machine machine) {
        pay(length, REFERENCE, machine.meter);
        return switch (component) {
            case "[J" -> new long[length][];
            case "[I" -> new int[length][];
            case "[B" -> new byte[length][];
            case "[S" -> new short[length][];
            case "[C" -> new char[length][];
            case "[Z" -> new boolean[length][];
            case "[D" -> new double[length][];
            case "[F" -> new float[length][];
            case "[[J" -> new long[length][][];
            case "[[I" -> new int[length][][];
            case "[[B" -> new byte[length][][];
            case "[[Z" -> new boolean[length][][];
            case "[Ljava/lang/String;" -> new String[length][];
            default -> {
                if (isClass(component, machine)) {
                    yield new Obj[length];
                }
                HostClass type = component.charAt(0) == '[' ? null : machine.host.type(component);
                boolean mayBeOwn = type == null || machine.host.isSubtype(component, "java/lang/Throwable");
                yield mayBeOwn ? new Object[length] : type.newArray(length);
            }
        };
    }

    /**
     * Creates an array of this type with {@code sizes[level]} elements, and in it arrays of the following sizes. There may be fewer sizes
     * than the type has dimensions.
     */
    static Object nested(String type, int[] sizes, Machine machine) {
        for (int size : sizes) {
            if (size < 0) {
                throw new NegativeArraySizeException(String.valueOf(size));
            }
        }
        return nested(type, sizes, 0, machine);
    }

    private static Object nested(String type, int[] sizes, int level, Machine machine) {
        String component = type.substring(1);
        if (component.length() == 1) {
            return primitive(PRIMITIVES.indexOf(component) + 4, sizes[level], machine.meter);
        }
        Object[] array = references(className(component), sizes[level], machine);
        if (level + 1 < sizes.length) {
            for (int i = 0; i < array.length; i++) {
                array[i] = nested(component, sizes, level + 1, machine);
            }
        }
        return array;
    }

    /** The name of a component type: java/lang/String for {@code Ljava/lang/String;}; {@code [J} stays as it is. */
    private static String className(String descriptor) {
        return descriptor.charAt(0) == 'L' ? descriptor.substring(1, descriptor.length() - 1) : descriptor;
    }

    /** Counts an array of this length before it is made. Java clears its memory, which is work, too. */
    private static void pay(int length, int width, Meter meter) {
        if (length < 0) {
            throw new NegativeArraySizeException(String.valueOf(length));
        }
        long bytes = HEAD + (long) length * width;
        meter.bytes(bytes);
        meter.work(1 + (bytes >> 7));
    }

    static int length(Object array) {
        if (array instanceof long[] longs) {
            return longs.length;
        }
        if (array instanceof int[] ints) {
            return ints.length;
        }
        if (array instanceof Object[] objects) {
            return objects.length;
        }
        if (array instanceof byte[] bytes) {
            return bytes.length;
        }
        if (array instanceof boolean[] booleans) {
            return booleans.length;
        }
        if (array instanceof char[] chars) {
            return chars.length;
        }
        if (array instanceof short[] shorts) {
            return shorts.length;
        }
        return array instanceof double[] doubles ? doubles.length : ((float[]) array).length;
    }

    static Object copy(Object array) {
        if (array instanceof long[] longs) {
            return longs.clone();
        }
        if (array instanceof int[] ints) {
            return ints.clone();
        }
        if (array instanceof Object[] objects) {
            return objects.clone();
        }
        if (array instanceof byte[] bytes) {
            return bytes.clone();
        }
        if (array instanceof boolean[] booleans) {
            return booleans.clone();
        }
        if (array instanceof char[] chars) {
            return chars.clone();
        }
        if (array instanceof short[] shorts) {
            return shorts.clone();
        }
        return array instanceof double[] doubles ? doubles.clone() : ((float[]) array).clone();
    }

    static boolean isInstance(Object object, String type, Machine machine) {
        return switch (type) {
            case "[J" -> object instanceof long[];
            case "[I" -> object instanceof int[];
            case "[B" -> object instanceof byte[];
            case "[S" -> object instanceof short[];
            case "[C" -> object instanceof char[];
            case "[Z" -> object instanceof boolean[];
            case "[D" -> object instanceof double[];
            case "[F" -> object instanceof float[];
            default -> object instanceof Object[] array && isOf(array, className(type.substring(1)), machine);
        };
    }

    /** Whether an array can have this component type. Arrays of interpreted objects do not know of which class, so their elements tell. */
    private static boolean isOf(Object[] array, String component, Machine machine) {
        if (component.equals("java/lang/Object")) {
            return true;
        }
        if (isClass(component, machine)) {
            return array instanceof Obj[] && holds(array, component, machine.types);
        }
        HostClass host =
                component.charAt(0) == '[' || machine.loaded(component) != null ? null : machine.host.type(component);
        Object[] same = host == null ? null : host.newArray(0);
        boolean isExact = same != null && same.getClass() != Object[].class;
        return isExact ? same.getClass().isInstance(array) : holds(array, component, machine.types);
    }

    /** Whether a type is an interpreted class, and not an interface, so that only objects of the machine are of it. */
    private static boolean isClass(String name, Machine machine) {
        LoadedClass type = name.charAt(0) == '[' ? null : machine.loaded(name);
        return type != null && (type.file.access & Op.ACC_INTERFACE) == 0;
    }

    /** Whether the first element that is not null is of this type; true if there is none. */
    private static boolean holds(Object[] array, String component, Types types) {
        for (Object each : array) {
            if (each != null) {
                return types.isInstance(each, component);
            }
        }
        return true;
    }
}
