// Names that snippets can use, in addition to the members of the base class.
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

// Classes that a guide uses from another guide.
namespace BoxOffice.Tests
{
    public abstract class TracedTest : PageTest { }
}
