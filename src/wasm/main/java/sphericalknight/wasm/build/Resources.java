package sphericalknight.wasm.build;

import org.teavm.classlib.ResourceSupplier;
import org.teavm.classlib.ResourceSupplierContext;

/** Names the resources that go into a {@code .wasm}: {@link Program} lists them in a property. */
public final class Resources implements ResourceSupplier {
    /** The property: paths with blanks between them. */
    static final String PROPERTY = "sphericalknight.resources";

    @Override
    public String[] supplyResources(ResourceSupplierContext context) {
        String names = context.getProperties().getProperty(PROPERTY);
        return names.isEmpty() ? new String[0] : names.split(" ");
    }
}
