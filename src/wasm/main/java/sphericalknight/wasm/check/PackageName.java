package sphericalknight.wasm.check;

/** The package of a class, as {@link Class#getPackageName} has it, which TeaVM lacks. */
public final class PackageName {
    private PackageName() {}

    /** The package in the name of a class; "" for none. */
    public static String of(String className) {
        return className.substring(0, Math.max(0, className.lastIndexOf('.')));
    }
}
