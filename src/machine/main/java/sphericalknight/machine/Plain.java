package sphericalknight.machine;

/** An object of the class Object itself, such as a lock or a mark. */
final class Plain {
    private final int hash;

    Plain(Machine machine) {
        hash = machine.nextHash();
    }

    @Override
    public int hashCode() {
        return hash;
    }

    @Override
    public String toString() {
        return "java.lang.Object@" + Integer.toHexString(hash);
    }
}
