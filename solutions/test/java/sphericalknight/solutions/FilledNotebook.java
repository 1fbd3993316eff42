package sphericalknight.solutions;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import sphericalknight.exercise.catalogue.Catalogue;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.exercise.known.KnownWrongFile;

/** A lesson with the reference in the cell of each exercise, as a student who solved everything hands it in. */
record FilledNotebook(String name, ObjectNode json) {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    /** All lessons that have exercises. */
    static List<FilledNotebook> all() {
        Path notebooks = Path.of(System.getProperty("course.root")).resolve("notebooks");
        try (Stream<Path> files = Files.list(notebooks)) {
            return files.filter(file -> file.toString().endsWith(".ipynb"))
                    .sorted()
                    .map(FilledNotebook::of)
                    .filter(notebook -> !notebook.exercises().isEmpty())
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static FilledNotebook of(Path file) {
        try {
            ObjectNode json = (ObjectNode) MAPPER.readTree(Files.readString(file));
            FilledNotebook notebook = new FilledNotebook(file.getFileName().toString(), json);
            for (JsonNode cell : notebook.cells()) {
                answerOf(cell).ifPresent(exercise -> ((ObjectNode) cell).put("source", reference(exercise)));
            }
            return notebook;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String reference(CatalogueEntry exercise) {
        return KnownWrongFile.of(exercise).reference().text().replaceFirst("package .*\\s+", "");
    }

    ArrayNode cells() {
        return (ArrayNode) json.get("cells");
    }

    /** The exercises that have a cell here. */
    List<CatalogueEntry> exercises() {
        return Catalogue.find().entries().stream()
                .filter(exercise -> (exercise.exercise().lesson() + ".ipynb").equals(name))
                .toList();
    }

    /** The exercise whose answer the cell declares, in the stub or filled. */
    static Optional<CatalogueEntry> answerOf(JsonNode cell) {
        String source = source(cell);
        return Catalogue.find().entries().stream()
                .filter(exercise -> cell.path("cell_type").asText().equals("code")
                        && source.contains("class " + exercise.answerName() + " "))
                .findFirst();
    }

    static String source(JsonNode cell) {
        JsonNode source = cell.path("source");
        if (source.isTextual()) {
            return source.asText();
        }
        StringBuilder text = new StringBuilder();
        source.forEach(line -> text.append(line.asText()));
        return text.toString();
    }

    FilledNotebook copy() {
        return new FilledNotebook(name, json.deepCopy());
    }

    Path write(Path folder) {
        try {
            return Files.writeString(Files.createDirectories(folder).resolve(name), json.toString());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
