package sphericalknight.lesson.derived;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sphericalknight.common.CoursePaths;
import sphericalknight.common.UserError;

/** The public copy of the course, which the property {@code course.repository} in pom.xml names. */
public final class Repository {
    private static final Pattern PROPERTY = Pattern.compile("<course\\.repository>([^<]*)</course\\.repository>");
    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9._-]+/[A-Za-z0-9._-]+");

    private Repository() {}

    /** The name ORGANISATION/REPOSITORY of the public copy; "" if there is none. */
    public static String of(CoursePaths course) {
        try {
            Matcher property = PROPERTY.matcher(Files.readString(course.root().resolve("pom.xml")));
            String name = property.find() ? property.group(1).strip() : "";
            if (!name.isEmpty() && !NAME.matcher(name).matches()) {
                throw new UserError("course.repository in pom.xml is \"" + name
                        + "\"; ORGANISATION/REPOSITORY is needed, without a host, or nothing.");
            }
            return name;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The address that opens {@code path} (such as "notebooks/02-knight.ipynb") on Binder. */
    public static String binder(String repository, String path) {
        return "https://mybinder.org/v2/gh/" + repository + "/HEAD?urlpath=lab/tree/" + path;
    }
}
