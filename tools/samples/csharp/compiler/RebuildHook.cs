using System;
using System.IO;
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

/// <summary>Compiles the hook. The same source, platform and compiler result in the same bytes.</summary>
public static class Program
{
    public static int Main(string[] arguments, MetadataReference[] platform)
    {
        var compiler = new[] { typeof(Compilation), typeof(CSharpCompilation) }
            .Select(type => MetadataReference.CreateFromFile(type.Assembly.Location));
        var compilation = CSharpCompilation.Create(
            "hook",
            new[] { CSharpSyntaxTree.ParseText(File.ReadAllText(arguments[0])) },
            platform.Concat(compiler),
            new CSharpCompilationOptions(
                OutputKind.DynamicallyLinkedLibrary,
                nullableContextOptions: NullableContextOptions.Enable,
                optimizationLevel: OptimizationLevel.Release,
                allowUnsafe: true,
                deterministic: true));
        using var output = File.Create(arguments[1]);
        var result = compilation.Emit(output);
        foreach (var one in result.Diagnostics) Console.Error.WriteLine(one);
        return result.Success ? 0 : 1;
    }
}
