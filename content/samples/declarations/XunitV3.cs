// The parts of xUnit v3 that differ from v2.
using System;
using System.Threading.Tasks;

namespace Xunit
{
    using Xunit.Sdk;

    public interface IAsyncLifetime : IAsyncDisposable
    {
        ValueTask InitializeAsync();
    }

    public interface ITestOutputHelper
    {
        void WriteLine(string message);
    }

    public interface ITestContext
    {
        ITestClass? TestClass { get; }
        ITestMethod? TestMethod { get; }
        TestResultState? TestState { get; }
        ITestOutputHelper? TestOutputHelper { get; }
        System.Threading.CancellationToken CancellationToken { get; }
        void AddAttachment(string name, string value);
        void AddAttachment(string name, byte[] value, string mediaType = "application/octet-stream");
    }

    public static class TestContext
    {
        public static ITestContext Current => throw null!;
    }

    public class TestResultState
    {
        public TestResult Result => throw null!;
    }

    public enum TestResult { Passed, Failed, Skipped, NotRun }
}

namespace Xunit.Sdk
{
    public interface ITestClass
    {
        string TestClassName { get; }
    }

    public interface ITestMethod
    {
        string MethodName { get; }
    }
}

namespace Microsoft.Playwright.Xunit.v3
{
    using global::Xunit;

    public class WorkerAwareTest : IAsyncLifetime
    {
        public int WorkerIndex => throw null!;
        protected bool TestOk() => throw null!;
        public virtual ValueTask InitializeAsync() => throw null!;
        public virtual ValueTask DisposeAsync() => throw null!;
    }

    public partial class BrowserTest
    {
        public Task<IBrowserContext> NewContext(BrowserNewContextOptions? options = null) => throw null!;
    }
}
