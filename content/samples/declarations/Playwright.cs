// Members of the package Microsoft.Playwright that the facts in data/roll don't list.
using System;
using System.Threading.Tasks;

namespace Microsoft.Playwright;

public partial interface IAPIRequestContext : IAsyncDisposable { }

public partial interface IBrowser : IAsyncDisposable { }

public partial interface IBrowserContext : IAsyncDisposable { }

public partial interface IJSHandle : IAsyncDisposable { }

public partial interface IPlaywright : IDisposable
{
    IBrowserType this[string browserType] { get; }
}

public static class Playwright
{
    public static Task<IPlaywright> CreateAsync() => throw null!;
}

public static class Assertions
{
    public static ILocatorAssertions Expect(ILocator locator) => throw null!;
    public static IPageAssertions Expect(IPage page) => throw null!;
    public static IAPIResponseAssertions Expect(IAPIResponse response) => throw null!;
    public static void SetDefaultExpectTimeout(float timeout) => throw null!;
}

public class PlaywrightException : Exception { }

public class BindingSource
{
    public IBrowserContext Context { get; set; } = null!;
    public IPage Page { get; set; } = null!;
    public IFrame Frame { get; set; } = null!;
}

public partial class ViewportSize
{
    public static ViewportSize NoViewport => throw null!;
}

public class Program
{
    public static int Main(string[] args) => throw null!;
}
