package sphericalknight.exercise.contract;

import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.StoreScope;
import org.junit.jupiter.api.extension.TestExecutionExceptionHandler;
import org.junit.platform.engine.support.store.Namespace;
import org.junit.platform.launcher.LauncherSession;
import org.opentest4j.TestAbortedException;
import sphericalknight.exercise.NotStartedYet;

/**
 * The one place that hands out the answer under test, and that turns {@link NotStartedYet}, and nothing else, into "skipped".
 *
 * <p>Whoever runs a contract {@linkplain #use puts its answers} into the store of its launcher session. Where nobody did (Maven, an
 * IDE) the learner's class is taken from the class path.
 */
public final class AnswerExtension implements BeforeEachCallback, TestExecutionExceptionHandler {
    private static final String KEY = "answers";

    /** Makes {@code answers} the source of answers for all contracts run in {@code session}. */
    public static void use(LauncherSession session, Answers answers) {
        session.getStore().put(Namespace.create(AnswerExtension.class), KEY, answers);
    }

    @Override
    public void beforeEach(ExtensionContext context) {
        Answers given = context.getStore(
                        StoreScope.LAUNCHER_SESSION, ExtensionContext.Namespace.create(AnswerExtension.class))
                .get(KEY, Answers.class);
        ((Contract<?>) context.getRequiredTestInstance()).use(given != null ? given : new ClassPathAnswers());
    }

    @Override
    public void handleTestExecutionException(ExtensionContext context, Throwable thrown) throws Throwable {
        throw thrown instanceof NotStartedYet todo ? new TestAbortedException(todo.getMessage()) : thrown;
    }

    /** Throws {@code thrown} without wrapping it, checked or not. */
    @SuppressWarnings("unchecked")
    static <E extends Throwable> RuntimeException asIs(Throwable thrown) throws E {
        throw (E) thrown;
    }
}
