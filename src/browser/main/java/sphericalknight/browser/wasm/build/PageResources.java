package sphericalknight.browser.wasm.build;

import org.teavm.classlib.ResourceSupplier;
import org.teavm.classlib.ResourceSupplierContext;

/** Tells TeaVM which resources to include in a {@code .wasm} file: those that {@link Program} lists in a property. */
public final class PageResources implements ResourceSupplier {
    /** The name of the property, whose value is a list of paths separated by spaces. */
    static final String PROPERTY = "sphericalknight.resources";

    @Override
    public String[] supplyResources(ResourceSupplierContext context) {
        String names = context.getProperties().getProperty(PROPERTY);
        return names.isEmpty() ? new String[0] : names.split(" ");
    }
}
