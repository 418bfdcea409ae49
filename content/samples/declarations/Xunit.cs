// The parts of xUnit that samples use and that are the same in v2 and v3.
using System;
using System.Collections;
using System.Collections.Generic;

namespace Xunit
{
    [AttributeUsage(AttributeTargets.Method)]
    public class FactAttribute : Attribute
    {
        public virtual string? DisplayName { get; set; }
        public virtual string? Skip { get; set; }
        public virtual int Timeout { get; set; }
    }

    [AttributeUsage(AttributeTargets.Method)] public class TheoryAttribute : FactAttribute { }
    [AttributeUsage(AttributeTargets.Method, AllowMultiple = true)] public sealed class InlineDataAttribute(params object?[]? data) : Attribute { }

    [AttributeUsage(AttributeTargets.Assembly | AttributeTargets.Class | AttributeTargets.Method, AllowMultiple = true)]
    public sealed class TraitAttribute(string name, string value) : Attribute { }

    [AttributeUsage(AttributeTargets.Class)] public sealed class CollectionAttribute(string name) : Attribute { }

    [AttributeUsage(AttributeTargets.Assembly)]
    public sealed class CollectionBehaviorAttribute : Attribute
    {
        public CollectionBehaviorAttribute() { }
        public CollectionBehaviorAttribute(CollectionBehavior collectionBehavior) { }
        public bool DisableTestParallelization { get; set; }
        public int MaxParallelThreads { get; set; }
    }

    public enum CollectionBehavior { CollectionPerAssembly, CollectionPerClass }
    public interface IClassFixture<TFixture> where TFixture : class { }

    public class Assert
    {
        public static void Equal<T>(T expected, T actual) => throw null!;
        public static void Equal<T>(IEnumerable<T>? expected, IEnumerable<T>? actual) => throw null!;
        public static void Equal(string? expected, string? actual) => throw null!;
        public static void Contains<T>(T expected, IEnumerable<T> collection) => throw null!;
        public static void Contains(string expectedSubstring, string? actualString) => throw null!;
        public static void Contains<T>(IEnumerable<T> collection, Predicate<T> filter) => throw null!;
        public static void DoesNotContain<T>(IEnumerable<T> collection, Predicate<T> filter) => throw null!;
        public static void DoesNotContain<T>(T expected, IEnumerable<T> collection) => throw null!;
        public static void DoesNotContain(string expectedSubstring, string? actualString) => throw null!;
        public static void Empty(IEnumerable collection) => throw null!;
        public static T Single<T>(IEnumerable<T> collection) => throw null!;
        public static void True(bool condition) => throw null!;
        public static void False(bool condition) => throw null!;
        public static void Null(object? value) => throw null!;
        public static void NotNull([System.Diagnostics.CodeAnalysis.NotNull] object? value) => throw null!;
    }
}
