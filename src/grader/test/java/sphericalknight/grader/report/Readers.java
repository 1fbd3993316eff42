package sphericalknight.grader.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.xml.XMLConstants;
import javax.xml.transform.stream.StreamSource;
import javax.xml.validation.SchemaFactory;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.parser.Parser;
import org.xml.sax.SAXException;

/** Strict readers of each format: what they refuse fails the test. */
final class Readers {
    private static final Path SCHEMAS = Path.of("test/resources/schema");
    private static final ObjectMapper STRICT = new ObjectMapper()
            .enable(JsonParser.Feature.STRICT_DUPLICATE_DETECTION)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);

    private Readers() {}

    static JsonSchema schema(String name) {
        return JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
                .getSchema(read(SCHEMAS.resolve(name + ".json")));
    }

    static void json(Path file, JsonSchema schema) {
        try {
            assertThat(schema.validate(STRICT.readTree(file.toFile()))).isEmpty();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static void junit(Path file) {
        try {
            SchemaFactory.newInstance(XMLConstants.W3C_XML_SCHEMA_NS_URI)
                    .newSchema(SCHEMAS.resolve("junit.xsd").toFile())
                    .newValidator()
                    .validate(new StreamSource(new StringReader(read(file))));
        } catch (SAXException e) {
            throw new AssertionError(file + ": " + e.getMessage(), e);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A page without any parse error, script, handler, form, frame or address that leaves it. */
    static Document html(Path file) {
        Parser parser = Parser.htmlParser().setTrackErrors(10);
        Document page = parser.parseInput(read(file), "");
        assertThat(parser.getErrors()).isEmpty();
        assertThat(page.select("script, iframe, object, embed, form, base, svg, link, template, noscript"))
                .isEmpty();
        for (Element element : page.getAllElements()) {
            element.attributes().forEach(attribute -> {
                assertThat(attribute.getKey()).doesNotStartWith("on");
                if (List.of("href", "src").contains(attribute.getKey())) {
                    assertThat(attribute.getValue())
                            .matches("#[A-Za-z0-9-]+|data:image/svg\\+xml;base64,[A-Za-z0-9+/=]+"
                                    + "|students/[A-Za-z0-9._-]+/feedback\\.html");
                }
            });
        }
        return page;
    }

    /** The cells of RFC 4180, a list for each line. */
    static List<List<String>> csv(Path file) {
        assertThat(read(file)).startsWith("\uFEFF");
        try (CSVParser lines = CSVParser.parse(read(file).substring(1), CSVFormat.RFC4180)) {
            return lines.stream().map(CSVRecord::toList).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
