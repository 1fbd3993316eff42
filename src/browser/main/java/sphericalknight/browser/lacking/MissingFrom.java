package sphericalknight.browser.lacking;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** The Java class that lacks a method in a page. */
@Retention(RetentionPolicy.RUNTIME)
@interface MissingFrom {
    Class<?> value();
}
