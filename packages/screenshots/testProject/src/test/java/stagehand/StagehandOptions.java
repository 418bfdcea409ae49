package stagehand;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.junit.Options;
import com.microsoft.playwright.junit.OptionsFactory;

public class StagehandOptions implements OptionsFactory {
  @Override
  public Options getOptions() {
    PlaywrightAssertions.setDefaultAssertionTimeout(2_000);
    return new Options()
      .setBaseUrl("http://localhost:3000")
      .setContextOptions(new Browser.NewContextOptions().setViewportSize(1080, 680))
      .setTrace(Options.Trace.valueOf(System.getenv("TRACE").toUpperCase()));
  }
}
