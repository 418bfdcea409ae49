// The parts of NUnit 4 that samples use.
using System;
using System.Collections;

namespace NUnit.Framework
{
    using NUnit.Framework.Constraints;
    using NUnit.Framework.Interfaces;

    [AttributeUsage(AttributeTargets.Class, AllowMultiple = true)] public class TestFixtureAttribute : Attribute { }
    [AttributeUsage(AttributeTargets.Class)] public class SetUpFixtureAttribute : Attribute { }

    [AttributeUsage(AttributeTargets.Method)]
    public class TestAttribute : Attribute
    {
        public string? Description { get; set; }
    }

    [AttributeUsage(AttributeTargets.Method, AllowMultiple = true)]
    public class TestCaseAttribute(params object?[]? arguments) : Attribute
    {
        public string? TestName { get; set; }
    }

    [AttributeUsage(AttributeTargets.Method)] public class SetUpAttribute : Attribute { }
    [AttributeUsage(AttributeTargets.Method)] public class TearDownAttribute : Attribute { }
    [AttributeUsage(AttributeTargets.Method)] public class OneTimeSetUpAttribute : Attribute { }

    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Method | AttributeTargets.Assembly, AllowMultiple = true)]
    public class CategoryAttribute(string name) : Attribute { }

    [AttributeUsage(AttributeTargets.Method)]
    public class RetryAttribute(int tryCount) : Attribute
    {
        public Type[] RetryExceptions { get; set; } = null!;
    }

    [AttributeUsage(AttributeTargets.Assembly | AttributeTargets.Class | AttributeTargets.Method)]
    public class ParallelizableAttribute(ParallelScope scope) : Attribute { }

    [AttributeUsage(AttributeTargets.Assembly)] public class LevelOfParallelismAttribute(int level) : Attribute { }

    [Flags]
    public enum ParallelScope { Default = 0, Self = 1, None = 2, Children = 256, Fixtures = 512, All = Self | Children }

    public abstract class Assert
    {
        public static void That(bool condition) => throw null!;
        public static void That<TActual>(TActual actual, IResolveConstraint expression) => throw null!;
        public static void Pass() => throw null!;
        public static void Fail(string message) => throw null!;
    }

    public abstract class Is
    {
        public static EqualConstraint EqualTo(object? expected) => throw null!;
        public static Constraint Empty => throw null!;
        public static Constraint Null => throw null!;
        public static Constraint True => throw null!;
        public static Constraint False => throw null!;
        public static Constraint GreaterThan(object expected) => throw null!;
        public static ConstraintExpression Not => throw null!;
    }

    public abstract class Does
    {
        public static Constraint Contain(object? expected) => throw null!;
        public static Constraint Contain(string? expected) => throw null!;
        public static Constraint StartWith(string expected) => throw null!;
        public static ConstraintExpression Not => throw null!;
    }

    public class TestContext
    {
        public static TestContext CurrentContext => throw null!;
        public static void AddTestAttachment(string filePath, string? description = null) => throw null!;
        public static void WriteLine(string value) => throw null!;
        public TestAdapter Test => throw null!;
        public ResultAdapter Result => throw null!;
        public string WorkDirectory => throw null!;
        public string TestDirectory => throw null!;

        public class TestAdapter
        {
            public string Name => throw null!;
            public string? MethodName => throw null!;
            public string? ClassName => throw null!;
            public string FullName => throw null!;
        }

        public class ResultAdapter
        {
            public ResultState Outcome => throw null!;
        }
    }
}

namespace NUnit.Framework.Interfaces
{
    public enum TestStatus { Inconclusive, Skipped, Passed, Warning, Failed }

    public class ResultState
    {
        public static readonly ResultState Success = null!;
        public static readonly ResultState Failure = null!;
        public static readonly ResultState Error = null!;
        public TestStatus Status => throw null!;
    }
}

namespace NUnit.Framework.Constraints
{
    public interface IResolveConstraint { }
    public abstract class Constraint : IResolveConstraint { }

    public class EqualConstraint : Constraint
    {
        public EqualConstraint Within(object amount) => throw null!;
        public EqualConstraint IgnoreCase => throw null!;
    }

    public class ConstraintExpression
    {
        public Constraint Contain(object? expected) => throw null!;
        public Constraint Contain(string? expected) => throw null!;
        public EqualConstraint EqualTo(object? expected) => throw null!;
        public Constraint Empty => throw null!;
        public Constraint Null => throw null!;
    }
}

namespace Microsoft.Playwright.NUnit
{
    using System.Threading.Tasks;

    public class WorkerAwareTest
    {
        public int WorkerIndex => throw null!;
        public bool TestOk() => throw null!;
    }

    public partial class BrowserTest
    {
        public Task<IBrowserContext> NewContext(BrowserNewContextOptions? options = null) => throw null!;
    }
}
