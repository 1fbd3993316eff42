package sphericalknight.exercise.contract;

import java.lang.reflect.Method;
import java.util.Optional;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.StoreScope;
import org.junit.jupiter.api.extension.InvocationInterceptor;
import org.junit.jupiter.api.extension.ReflectiveInvocationContext;
import org.junit.platform.engine.support.store.Namespace;
import org.junit.platform.launcher.LauncherSession;
import org.opentest4j.TestAbortedException;
import sphericalknight.exercise.NotStartedYet;
import sphericalknight.exercise.catalogue.Names;

/**
 * Provides contracts with the answer under test, and reports a test that throws {@link NotStartedYet} as aborted.
 *
 * <p>The caller that runs a contract {@linkplain #use puts its answers} into the store of its launcher session. If no caller has done so
 * (in Maven or an IDE), the learner's class is taken from the class path.
 */
public final class AnswerExtension implements BeforeEachCallback, InvocationInterceptor {
    private static final ExtensionContext.Namespace NAMESPACE =
            ExtensionContext.Namespace.create(AnswerExtension.class);
    private static final String KEY = "answers";

    /**
     * The entry in JUnit's store. It hides the answers from JUnit, which would close them at the end of the session, although they may
     * still be needed.
     */
    private record Given(Answers answers, Calls calls) {}

    /**
     * Makes {@code answers} the source of answers for all contracts run in {@code session}.
     *
     * @return the calls to these answers, recorded as they happen
     */
    public static Calls use(LauncherSession session, Answers answers) {
        Calls calls = new Calls();
        session.getStore().put(Namespace.create(AnswerExtension.class), KEY, new Given(answers, calls));
        return calls;
    }

    @Override
    public void beforeEach(ExtensionContext context) {
        Given given = given(context);
        Contract<?> contract = (Contract<?>) context.getRequiredTestInstance();
        contract.use(answers(context), given == null ? new Calls() : given.calls());
    }

    private static Given given(ExtensionContext context) {
        return context.getStore(StoreScope.LAUNCHER_SESSION, NAMESPACE).get(KEY, Given.class);
    }

    private static Answers answers(ExtensionContext context) {
        Given given = given(context);
        return given != null
                ? given.answers()
                : context.getRoot()
                        .getStore(NAMESPACE)
                        .getOrComputeIfAbsent(KEY, key -> new ClassPathAnswers(), ClassPathAnswers.class);
    }

    @Override
    public void interceptTestMethod(
            Invocation<Void> test, ReflectiveInvocationContext<Method> method, ExtensionContext context)
            throws Throwable {
        Answers answers = answers(context);
        String name = method.getExecutable().getName();
        answers.started(name);
        try {
            test.proceed();
            ((Contract<?>) context.getRequiredTestInstance()).checkSmallestFirst();
        } catch (Throwable caught) {
            Throwable thrown = attachable(caught);
            ((Contract<?>) context.getRequiredTestInstance()).explain(thrown);
            answers.finished(name, Optional.of(thrown));
            throw explained(answers, context, thrown);
        }
        answers.finished(name, Optional.empty());
    }

    private static Throwable explained(Answers answers, ExtensionContext context, Throwable thrown) {
        if (thrown instanceof NotStartedYet) {
            return new TestAbortedException(thrown.getMessage());
        }
        if (thrown instanceof OutOfMemoryError memory) {
            // JUnit would abort all tests; only this one has failed, and its memory is free again.
            return new NeedsTooMuchMemory(memory);
        }
        if (thrown instanceof AssertionError wrong && answers instanceof ClassPathAnswers learners) {
            return learners.explained(Names.exercise(context.getRequiredTestClass()), wrong);
        }
        return thrown;
    }

    /**
     * Returns {@code thrown}, or a new error in place of a StackOverflowError: the JVM creates its own without calling the constructor, so
     * nothing can be attached to it.
     */
    private static Throwable attachable(Throwable thrown) {
        if (!(thrown instanceof StackOverflowError)) {
            return thrown;
        }
        Throwable own = new StackOverflowError();
        own.setStackTrace(thrown.getStackTrace());
        return own;
    }

    /** Thrown when an answer needs more memory than is available. */
    public static final class NeedsTooMuchMemory extends RuntimeException {
        private static final long serialVersionUID = 1L;

        NeedsTooMuchMemory(OutOfMemoryError cause) {
            super(cause);
        }
    }

    /** Throws {@code thrown} without wrapping it, checked or not. */
    @SuppressWarnings("unchecked")
    static <E extends Throwable> RuntimeException asIs(Throwable thrown) throws E {
        throw (E) thrown;
    }
}
