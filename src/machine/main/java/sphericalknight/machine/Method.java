package sphericalknight.machine;

/** A method of an interpreted class. Its code is decoded when it is called for the first time. */
final class Method {
    private final LoadedClass owner;
    private final ClassFile.Member member;
    private final Signature signature;
    private Code code;

    Method(LoadedClass owner, ClassFile.Member member) {
        this.owner = owner;
        this.member = member;
        this.signature = Signature.of(member.descriptor());
    }

    LoadedClass owner() {
        return owner;
    }

    String name() {
        return member.name();
    }

    /** The name and descriptor, such as {@code attacks(J)J}. */
    String key() {
        return member.name() + member.descriptor();
    }

    Signature signature() {
        return signature;
    }

    ClassFile.Body body() {
        return member.body();
    }

    boolean isStatic() {
        return (member.access() & ClassFile.STATIC) != 0;
    }

    boolean isPrivate() {
        return (member.access() & ClassFile.PRIVATE) != 0;
    }

    boolean isAbstract() {
        return member.body() == null;
    }

    Code code() {
        if (code == null) {
            if (isAbstract()) {
                throw new AbstractMethodError(owner.name.replace('/', '.') + "." + key());
            }
            code = new Decoder(this).code();
        }
        return code;
    }
}
