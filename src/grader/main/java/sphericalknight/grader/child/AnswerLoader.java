package sphericalknight.grader.child;

import java.util.Map;

/** Loads the exercise, the library classes that it allows, and the answer, from bytes. There is nothing else to load. */
final class AnswerLoader extends ClassLoader {
    private final Map<String, byte[]> files;

    AnswerLoader(Map<String, byte[]> files) {
        super("answer", ClassLoader.getPlatformClassLoader());
        this.files = files;
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        byte[] file = files.get(name);
        if (file == null) {
            throw new ClassNotFoundException(name);
        }
        return defineClass(name, file, 0, file.length);
    }
}
