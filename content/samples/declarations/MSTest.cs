// The parts of MSTest 3 that samples use.
using System;
using System.Collections;

namespace Microsoft.VisualStudio.TestTools.UnitTesting
{
    [AttributeUsage(AttributeTargets.Class)] public class TestClassAttribute : Attribute { }

    [AttributeUsage(AttributeTargets.Method)]
    public class TestMethodAttribute : Attribute
    {
        public TestMethodAttribute() { }
        public TestMethodAttribute(string? displayName) { }
    }

    [AttributeUsage(AttributeTargets.Method)] public class TestInitializeAttribute : Attribute { }
    [AttributeUsage(AttributeTargets.Method)] public class TestCleanupAttribute : Attribute { }
    [AttributeUsage(AttributeTargets.Method)] public class ClassInitializeAttribute : Attribute { }
    [AttributeUsage(AttributeTargets.Method)] public class AssemblyInitializeAttribute : Attribute { }

    [AttributeUsage(AttributeTargets.Method, AllowMultiple = true)]
    public class DataRowAttribute(params object?[]? data) : Attribute
    {
        public string? DisplayName { get; set; }
    }

    [AttributeUsage(AttributeTargets.Method)] public class RetryAttribute(int maxRetryAttempts) : Attribute { }

    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Method | AttributeTargets.Assembly, AllowMultiple = true)]
    public class TestCategoryAttribute(string testCategory) : Attribute { }

    [AttributeUsage(AttributeTargets.Assembly)]
    public class ParallelizeAttribute : Attribute
    {
        public int Workers { get; set; }
        public ExecutionScope Scope { get; set; }
    }

    public enum ExecutionScope { ClassLevel, MethodLevel }
    public enum UnitTestOutcome { Failed, Inconclusive, Passed, InProgress, Error, Timeout, Aborted, Unknown, NotRunnable }

    public abstract class TestContext
    {
        public virtual string? TestName => throw null!;
        public virtual string? FullyQualifiedTestClassName => throw null!;
        public virtual string? TestRunDirectory => throw null!;
        public virtual UnitTestOutcome CurrentTestOutcome => throw null!;
        public abstract void AddResultFile(string fileName);
        public abstract void WriteLine(string? message);
    }

    public sealed class Assert
    {
        public static void AreEqual<T>(T? expected, T? actual, string? message = "") => throw null!;
        public static void AreNotEqual<T>(T? notExpected, T? actual, string? message = "") => throw null!;
        public static void IsTrue(bool? condition, string? message = "") => throw null!;
        public static void IsFalse(bool? condition, string? message = "") => throw null!;
        public static void IsNull(object? value, string? message = "") => throw null!;
        public static void IsNotNull([System.Diagnostics.CodeAnalysis.NotNull] object? value, string? message = "") => throw null!;
    }

    public sealed class CollectionAssert
    {
        public static void AreEqual(ICollection? expected, ICollection? actual) => throw null!;
        public static void Contains(ICollection? collection, object? element) => throw null!;
        public static void DoesNotContain(ICollection? collection, object? element) => throw null!;
    }

    public sealed class StringAssert
    {
        public static void Contains(string? value, string? substring) => throw null!;
        public static void StartsWith(string? value, string? substring) => throw null!;
    }
}

namespace Microsoft.Playwright.MSTest
{
    using System.Threading.Tasks;
    using Microsoft.VisualStudio.TestTools.UnitTesting;

    public class WorkerAwareTest
    {
        public virtual TestContext TestContext { get; set; } = null!;
        public int WorkerIndex => throw null!;
        protected bool TestOK() => throw null!;
    }

    public partial class BrowserTest
    {
        public Task<IBrowserContext> NewContextAsync(BrowserNewContextOptions? options) => throw null!;
    }
}
