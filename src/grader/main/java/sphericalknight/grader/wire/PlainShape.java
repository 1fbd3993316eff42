package sphericalknight.grader.wire;

/** Numbers, characters, booleans. */
enum PlainShape implements Shape {
    BOOLEAN(boolean.class, Boolean.class, 1) {
        @Override
        public void write(Object value, Out out) {
            out.put((Boolean) value ? 1 : 0);
        }

        @Override
        public Object read(In in) {
            return flag(in);
        }
    },
    BYTE(byte.class, Byte.class, 1) {
        @Override
        public void write(Object value, Out out) {
            out.put((Byte) value);
        }

        @Override
        public Object read(In in) {
            return in.get();
        }
    },
    SHORT(short.class, Short.class, 2) {
        @Override
        public void write(Object value, Out out) {
            out.putShort((Short) value);
        }

        @Override
        public Object read(In in) {
            return (short) in.getShort();
        }
    },
    CHAR(char.class, Character.class, 2) {
        @Override
        public void write(Object value, Out out) {
            out.putShort((Character) value);
        }

        @Override
        public Object read(In in) {
            return (char) in.getShort();
        }
    },
    INT(int.class, Integer.class, 4) {
        @Override
        public void write(Object value, Out out) {
            out.putInt((Integer) value);
        }

        @Override
        public Object read(In in) {
            return in.getInt();
        }
    },
    LONG(long.class, Long.class, 8) {
        @Override
        public void write(Object value, Out out) {
            out.putLong((Long) value);
        }

        @Override
        public Object read(In in) {
            return in.getLong();
        }
    },
    FLOAT(float.class, Float.class, 4) {
        @Override
        public void write(Object value, Out out) {
            out.putInt(Float.floatToRawIntBits((Float) value));
        }

        @Override
        public Object read(In in) {
            return Float.intBitsToFloat(in.getInt());
        }
    },
    DOUBLE(double.class, Double.class, 8) {
        @Override
        public void write(Object value, Out out) {
            out.putLong(Double.doubleToRawLongBits((Double) value));
        }

        @Override
        public Object read(In in) {
            return Double.longBitsToDouble(in.getLong());
        }
    },
    VOID(void.class, Void.class, 0) {
        @Override
        public void write(Object value, Out out) {
            // nothing travels
        }

        @Override
        public Object read(In in) {
            return null;
        }
    };

    private final Class<?> primitive;
    private final Class<?> boxed;
    private final int bytes;

    PlainShape(Class<?> primitive, Class<?> boxed, int bytes) {
        this.primitive = primitive;
        this.boxed = boxed;
        this.bytes = bytes;
    }

    @Override
    public int least() {
        return Math.max(1, bytes);
    }

    /** The shape of {@code type}, bare for a primitive, with "or null" for its box; null if it is neither. */
    static Shape of(Class<?> type) {
        for (PlainShape shape : values()) {
            if (type == shape.primitive) {
                return shape;
            }
            if (type == shape.boxed) {
                return new Nullable(shape);
            }
        }
        return null;
    }

    /** One byte that is 0 or 1. */
    static boolean flag(In in) {
        byte value = in.get();
        if (value != 0 && value != 1) {
            throw new WireException("a truth value that is neither 0 nor 1");
        }
        return value == 1;
    }
}
