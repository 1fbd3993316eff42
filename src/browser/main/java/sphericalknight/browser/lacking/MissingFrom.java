package sphericalknight.browser.lacking;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** The class of Java that lacks a method in a page. */
@Retention(RetentionPolicy.RUNTIME)
@interface MissingFrom {
    Class<?> value();
}
