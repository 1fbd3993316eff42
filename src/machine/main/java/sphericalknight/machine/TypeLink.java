package sphericalknight.machine;

/** A type named by a cast or {@code instanceof}, with the last class found to be a subtype of it. */
final class TypeLink {
    final String name;
    private final Types types;
    private LoadedClass last;

    TypeLink(String name, Types types) {
        this.name = name;
        this.types = types;
    }

    boolean isInstance(Object object) {
        if (object instanceof Obj mine) {
            if (mine.type == last) {
                return true;
            }
            boolean is = types.isInstance(object, name);
            last = is ? mine.type : last;
            return is;
        }
        return types.isInstance(object, name);
    }
}
