package sphericalknight.browser.lacking;

import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;

/** A method of {@link Lacking} as a member of its Java class in a page; the build adds it to the class. */
public record MissingMethod(Method method) {
    /** The methods to add to a class of Java. */
    public static List<MissingMethod> to(String type) {
        return Arrays.stream(Lacking.class.getMethods())
                .filter(each -> each.isAnnotationPresent(MissingFrom.class))
                .map(MissingMethod::new)
                .filter(each -> each.type().getName().equals(type))
                .toList();
    }

    private Class<?> type() {
        return method.getAnnotation(MissingFrom.class).value();
    }

    public boolean isStatic() {
        return method.getParameterTypes()[0] != type();
    }

    /** The types of the parameters, without the object that an instance method is called on. */
    public List<Class<?>> parameters() {
        List<Class<?>> all = List.of(method.getParameterTypes());
        return isStatic() ? all : all.subList(1, all.size());
    }

    /** The name and descriptor. */
    public String key() {
        return method.getName()
                + MethodType.methodType(method.getReturnType(), parameters()).descriptorString();
    }
}
