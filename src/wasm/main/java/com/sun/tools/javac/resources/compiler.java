package com.sun.tools.javac.resources;

import sphericalknight.wasm.compiler.Messages;

/** The resource bundle {@code compiler}, under the name by which javac loads it. */
public final class compiler extends Messages {
    public compiler() {
        super("/com/sun/tools/javac/resources/compiler.properties");
    }
}
