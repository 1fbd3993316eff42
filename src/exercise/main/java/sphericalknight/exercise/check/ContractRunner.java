package sphericalknight.exercise.check;

import java.util.List;
import java.util.Set;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.exercise.contract.Answers;

/** Runs the tests of a contract on one answer. Both implementations give the same results. */
public interface ContractRunner {
    /**
     * Runs tests, one after the other, in the order of the contract.
     *
     * @param tests the names of their methods; empty for all
     */
    List<TestResult> run(CatalogueEntry exercise, Set<String> tests, Answers answers);
}
