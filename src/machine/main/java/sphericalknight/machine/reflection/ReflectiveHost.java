package sphericalknight.machine.reflection;

import java.lang.invoke.MethodType;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import java.util.function.Predicate;
import sphericalknight.machine.Closure;
import sphericalknight.machine.Host;
import sphericalknight.machine.HostClass;
import sphericalknight.machine.Obj;
import sphericalknight.machine.Thrown;
import sphericalknight.machine.Values;

/** Calls host classes by reflection; a generated table does the same faster. */
public final class ReflectiveHost extends Host {
    private final Predicate<String> isOpen;
    private final ClassLoader loader;

    /**
     * Creates a host.
     *
     * @param isOpen tells which classes answers may call, by their binary names
     * @param loader loads these classes
     */
    public ReflectiveHost(Predicate<String> isOpen, ClassLoader loader) {
        this.isOpen = isOpen;
        this.loader = loader;
    }

    @Override
    public HostClass create(String name) {
        String binary = name.replace('/', '.');
        if (!isOpen.test(binary)) {
            return null;
        }
        try {
            return new Reflected(Class.forName(binary, true, loader));
        } catch (ClassNotFoundException e) {
            return null;
        }
    }

    /** A closure that Java sees as a proxy of its interface. */
    private static final class Proxied extends Closure {
        private final Object proxy;

        Proxied(Class<?> face) {
            proxy = Proxy.newProxyInstance(face.getClassLoader(), new Class<?>[] {face}, (self, method, arguments) -> {
                if (method.getDeclaringClass() == Object.class) {
                    return switch (method.getName()) {
                        case "hashCode" -> hashCode();
                        case "equals" -> self == arguments[0];
                        default -> face.getName() + "$$Lambda@" + Integer.toHexString(hashCode());
                    };
                }
                if (method.isDefault()) {
                    return java.lang.reflect.InvocationHandler.invokeDefault(self, method, arguments);
                }
                String key = method.getName() + descriptor(method.getParameterTypes(), method.getReturnType());
                Object result = invoke(key, arguments == null ? new Object[0] : arguments);
                return Reflected.outside(result, method.getReturnType());
            });
        }
    }

    private static String descriptor(Class<?>[] parameters, Class<?> result) {
        return MethodType.methodType(result, parameters).descriptorString();
    }

    private static final class Reflected extends HostClass {
        private final Class<?> type;
        private final List<Object> members;

        Reflected(Class<?> type) {
            this(type, new ArrayList<>());
        }

        private Reflected(Class<?> type, List<Object> members) {
            super(type.getName().replace('.', '/'), parents(type), names(type, members));
            this.type = type;
            this.members = members;
        }

        private static String parents(Class<?> type) {
            StringJoiner names = new StringJoiner(" ");
            if (type.getSuperclass() != null) {
                names.add(type.getSuperclass().getName().replace('.', '/'));
            }
            for (Class<?> each : type.getInterfaces()) {
                names.add(each.getName().replace('.', '/'));
            }
            return type.isInterface() && names.length() == 0 ? "java/lang/Object" : names.toString();
        }

        private static String names(Class<?> type, List<Object> members) {
            StringJoiner names = new StringJoiner(" ");
            for (Method each : type.getDeclaredMethods()) {
                if (Modifier.isPublic(each.getModifiers())) {
                    members.add(each);
                    names.add(each.getName() + descriptor(each.getParameterTypes(), each.getReturnType()));
                }
            }
            for (Constructor<?> each : type.getConstructors()) {
                members.add(each);
                names.add("<init>" + descriptor(each.getParameterTypes(), void.class));
            }
            for (Field each : type.getFields()) {
                members.add(each);
                names.add(each.getName() + ":" + each.getType().descriptorString());
            }
            return names.toString();
        }

        @Override
        public boolean isInstance(Object object) {
            return type.isInstance(object);
        }

        @Override
        public Object[] newArray(int length) {
            return type.isInterface() ? new Object[length] : (Object[]) Array.newInstance(type, length);
        }

        @Override
        public Closure closure() {
            return type.isInterface() ? new Proxied(type) : null;
        }

        @Override
        public void call(int member, long[] p, Object[] r, int at) throws Throwable {
            try {
                if (members.get(member) instanceof Method method) {
                    boolean isStatic = Modifier.isStatic(method.getModifiers());
                    Object receiver = isStatic ? null : outside(r[at], type);
                    Object[] arguments = arguments(method.getParameterTypes(), p, r, isStatic ? at : at + 1);
                    Object result = method.invoke(receiver, arguments);
                    Values.put(method.getReturnType().descriptorString(), result, p, r, at);
                } else if (members.get(member) instanceof Constructor<?> constructor) {
                    r[at] = constructor.newInstance(arguments(constructor.getParameterTypes(), p, r, at + 1));
                } else {
                    Field field = (Field) members.get(member);
                    Values.put(field.getType().descriptorString(), field.get(null), p, r, at);
                }
            } catch (InvocationTargetException e) {
                throw e.getCause();
            }
        }

        private static Object[] arguments(Class<?>[] types, long[] p, Object[] r, int from) {
            Object[] arguments = new Object[types.length];
            int at = from;
            for (int i = 0; i < types.length; i++) {
                String type = types[i].descriptorString();
                arguments[i] = outside(Values.get(type, p, r, at), types[i]);
                at += Values.slots(type);
            }
            return arguments;
        }

        private static Object outside(Object value, Class<?> wanted) {
            if (Throwable.class.isAssignableFrom(wanted)) {
                return value instanceof Obj ? Thrown.carried(value) : value;
            }
            boolean isFace = wanted.isInterface() && !wanted.isInstance(value);
            if (value instanceof Obj object && isFace) {
                return ((Proxied) new Proxied(wanted).of(object)).proxy;
            }
            return value instanceof Proxied closure && (isFace || wanted == Object.class) ? closure.proxy : value;
        }
    }
}
