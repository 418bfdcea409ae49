// The base classes of tests. They are the same in each package except for the namespace; the file of the framework has the rest.
using System.Threading.Tasks;

namespace Microsoft.Playwright.Framework;

public class PlaywrightTest : WorkerAwareTest
{
    public string BrowserName => throw null!;
    public IPlaywright Playwright => throw null!;
    public IBrowserType BrowserType => throw null!;
    public static void SetDefaultExpectTimeout(float timeout) => throw null!;
    public ILocatorAssertions Expect(ILocator locator) => throw null!;
    public IPageAssertions Expect(IPage page) => throw null!;
    public IAPIResponseAssertions Expect(IAPIResponse response) => throw null!;
}

public partial class BrowserTest : PlaywrightTest
{
    public IBrowser Browser => throw null!;
    public virtual Task<(string, BrowserTypeConnectOptions?)?> ConnectOptionsAsync() => throw null!;
}

public class ContextTest : BrowserTest
{
    public IBrowserContext Context => throw null!;
    public virtual BrowserNewContextOptions ContextOptions() => throw null!;
}

public class PageTest : ContextTest
{
    public IPage Page => throw null!;
}
