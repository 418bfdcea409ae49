// What a snippet may use without declaring it: the members of a test class, and these.
using Microsoft.Playwright;
using Microsoft.Playwright.Framework;

public class Snippet : PageTest
{
    protected IBrowser browser = null!;
    protected IBrowserContext context = null!;
    protected IDownload download = null!;
    protected IFrame frame = null!;
    protected IJSHandle handle = null!;
    protected ILocator locator = null!;
    protected IPage page = null!;
    protected IPlaywright playwright = null!;
    protected IAPIRequestContext request = null!;
    protected IAPIRequestContext Request = null!;
    protected ICDPSession session = null!;
}

// Classes that a guide takes from another one.
namespace BoxOffice.Tests
{
    public abstract class TracedTest : PageTest { }
}
