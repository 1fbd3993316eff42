package sphericalknight.web.site;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import sphericalknight.common.Resources;

/** CodeMirror, and JSZip for saved answers: modules as published by their authors; the build takes them from WebJars. */
final class Editor {
    private static final String FOLDER = "/sphericalknight/web/editor/";
    private static final String WEBJARS = "META-INF/resources/webjars/";

    /** The paths of the modules in the WebJars, by the names under which the modules import each other. */
    private static final Map<String, String> MODULES = modules();

    private Editor() {}

    /** The modules and their licences, by their paths in the site. */
    static Map<String, byte[]> files() {
        Map<String, byte[]> files = new LinkedHashMap<>();
        MODULES.values().forEach(module -> {
            String name = folder(module);
            files.put("editor/" + name + ".js", bytes(WEBJARS + module));
            String version = module.split("/")[1];
            files.put(
                    "editor/" + name + ".LICENSE.txt",
                    bytes(WEBJARS + name + "/" + version + (name.equals("jszip") ? "/LICENSE.markdown" : "/LICENSE")));
        });
        return files;
    }

    /** The import map as JSON: the path in the site for each module name. */
    static String imports() {
        return MODULES.entrySet().stream()
                .map(module -> "\"" + module.getKey() + "\": \"editor/" + folder(module.getValue()) + ".js\"")
                .collect(Collectors.joining(", ", "{", "}"));
    }

    /** A list of the modules with their licences, as HTML. */
    static String notices() {
        return MODULES.entrySet().stream()
                .map(module -> "<li><code>" + module.getKey() + "</code>: <a href=\"editor/" + folder(module.getValue())
                        + ".LICENSE.txt\">MIT licence</a></li>\n")
                .collect(Collectors.joining("", "<ul>\n", "</ul>\n"));
    }

    private static Map<String, String> modules() {
        Map<String, String> modules = new LinkedHashMap<>();
        Resources.text(Editor.class, FOLDER + "modules.txt").lines().forEach(line -> {
            String[] words = line.split(" ");
            modules.put((words[0].contains("/") ? "@" : "") + words[0], words[1]);
        });
        return modules;
    }

    private static String folder(String module) {
        return module.substring(0, module.indexOf('/'));
    }

    private static byte[] bytes(String path) {
        return Resources.bytes(Editor.class, FOLDER + path);
    }
}
