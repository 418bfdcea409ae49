// The parts of xUnit v2 that differ from v3.
using System;
using System.Reflection;
using System.Threading.Tasks;

namespace Xunit
{
    public interface IAsyncLifetime
    {
        Task InitializeAsync();
        Task DisposeAsync();
    }
}

namespace Xunit.Abstractions
{
    public interface ITestOutputHelper
    {
        void WriteLine(string message);
    }
}

namespace Xunit.Sdk
{
    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Method, AllowMultiple = true)]
    public abstract class BeforeAfterTestAttribute : Attribute
    {
        public virtual void Before(MethodInfo methodUnderTest) { }
        public virtual void After(MethodInfo methodUnderTest) { }
    }
}

namespace Microsoft.Playwright.Xunit
{
    using global::Xunit;

    public class ExceptionCapturer : IAsyncLifetime
    {
        protected bool TestOk => throw null!;
        public virtual Task InitializeAsync() => throw null!;
        public virtual Task DisposeAsync() => throw null!;
    }

    public class WorkerAwareTest : ExceptionCapturer
    {
        public int WorkerIndex => throw null!;
    }

    public partial class BrowserTest
    {
        public Task<IBrowserContext> NewContext(BrowserNewContextOptions? options = null) => throw null!;
    }
}
