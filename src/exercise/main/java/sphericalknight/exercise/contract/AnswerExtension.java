package sphericalknight.exercise.contract;

import java.lang.reflect.Method;
import java.util.Optional;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.StoreScope;
import org.junit.jupiter.api.extension.InvocationInterceptor;
import org.junit.jupiter.api.extension.ReflectiveInvocationContext;
import org.junit.platform.engine.support.store.Namespace;
import org.junit.platform.launcher.LauncherSession;
import org.opentest4j.TestAbortedException;
import sphericalknight.exercise.NotStartedYet;

/**
 * Provides contracts that JUnit runs with the answer under test, and reports a test that throws {@link NotStartedYet} as aborted.
 *
 * <p>A grader {@linkplain #use puts its answers} into the store of its launcher session. If the store has none (in Maven or an IDE), the
 * learner's class is taken from the class path.
 */
public final class AnswerExtension implements InvocationInterceptor {
    private static final ExtensionContext.Namespace NAMESPACE =
            ExtensionContext.Namespace.create(AnswerExtension.class);
    private static final String KEY = "answers";

    /** Makes {@code answers} the source of answers for all contracts run in {@code session}. */
    public static void use(LauncherSession session, Answers answers) {
        session.getStore().put(Namespace.create(AnswerExtension.class), KEY, answers);
    }

    private static Answers answers(ExtensionContext context) {
        return context.getStore(StoreScope.LAUNCHER_SESSION, NAMESPACE)
                .getOrComputeIfAbsent(KEY, key -> new ClassPathAnswers(), Answers.class);
    }

    @Override
    public void interceptTestMethod(
            Invocation<Void> test, ReflectiveInvocationContext<Method> method, ExtensionContext context)
            throws Throwable {
        Answers answers = answers(context);
        Optional<Throwable> thrown = TestRun.thrown(
                (Contract<?>) context.getRequiredTestInstance(),
                method.getExecutable().getName(),
                answers,
                test::proceed);
        if (thrown.isPresent()) {
            throw thrown.get() instanceof NotStartedYet todo
                    ? new TestAbortedException(todo.getMessage(), todo)
                    : thrown.get();
        }
    }
}
