package sphericalknight.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import sphericalknight.common.java.JavaTokens;
import sphericalknight.common.java.TopLevel;

/** A part of a cell that JShell gets by itself. */
record CellPart(String text, Kind kind) {
    /** What a part declares. */
    enum Kind {
        IMPORT,
        /** One type; such a part may wait for a type further down the cell. */
        TYPE,
        OTHER
    }

    /**
     * Splits a cell so that each import and each type is a part of its own. JShell resets variables at an import, so their values are kept
     * meanwhile ({@link KeptVariables}); IJava would end a cell at a type that needs a later one.
     */
    static List<CellPart> of(String cell) {
        if (cell.stripLeading().startsWith("%%")) { // the whole cell is the text of a magic, and not Java
            return List.of(new CellPart(cell, Kind.OTHER));
        }
        TopLevel declared = TopLevel.of(cell);
        TreeMap<Integer, Kind> starts = new TreeMap<>();
        starts.put(0, Kind.OTHER);
        declared.types().forEach(type -> starts.put(type.end(), Kind.OTHER));
        declared.imports().forEach(added -> starts.put(added.end(), Kind.OTHER));
        declared.imports().forEach(added -> starts.put(added.start(), Kind.IMPORT));
        declared.types().forEach(type -> starts.put(type.start(), Kind.TYPE));
        List<CellPart> parts = new ArrayList<>();
        starts.forEach((start, kind) -> {
            Integer end = starts.higherKey(start);
            String text = cell.substring(start, end == null ? cell.length() : end);
            if (!JavaTokens.code(text).isEmpty()) {
                parts.add(new CellPart(text, kind));
            }
        });
        return parts;
    }
}
