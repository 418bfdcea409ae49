package ambient;

// What a Java snippet need not import.
import com.deque.html.axecore.playwright.*;
import com.deque.html.axecore.results.*;
import com.google.gson.*;
import com.microsoft.playwright.*;
import com.microsoft.playwright.assertions.*;
import com.microsoft.playwright.junit.*;
import com.microsoft.playwright.options.*;
import java.nio.charset.StandardCharsets;
import java.nio.file.*;
import java.time.Instant;
import java.util.*;
import java.util.function.*;
import java.util.regex.Pattern;
import org.junit.jupiter.api.*;
import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.*;

/** What a Java snippet may use without making it; its own variables hide these. */
public abstract class Ambient {
  protected Browser browser;
  protected BrowserContext context;
  protected BrowserType browserType;
  protected Frame frame;
  protected Locator locator;
  protected Page page;
  protected Playwright playwright;
  protected APIRequestContext request;
}
