package ambient;

import com.microsoft.playwright.*;

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
