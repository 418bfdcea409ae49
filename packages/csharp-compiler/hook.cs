using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Reflection;
using System.Reflection.Metadata;
using System.Runtime.Loader;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

/// <summary>
/// Makes any .NET program run C# source: as a startup hook, it compiles the file named on the command line and calls
/// its <c>Program.Main</c> before the program itself starts. With a second file name, it only writes the assembly to
/// that file: so it compiles this file to <c>hook.dll</c>. README.md has the command; a test compares them.
/// </summary>
internal static class StartupHook
{
    public static void Initialize()
    {
        var folder = Environment.GetEnvironmentVariable("ROSLYN_FOLDER")!;
        AssemblyLoadContext.Default.Resolving += (context, name) =>
        {
            var file = Path.Combine(folder, name.Name + ".dll");
            return File.Exists(file) ? context.LoadFromAssemblyPath(file) : null;
        };
        try
        {
            // In a class of its own: Roslyn can only be loaded after the handler is set.
            Environment.Exit(Runner.Run(Environment.GetCommandLineArgs().Skip(1).ToArray()));
        }
        catch (Exception error)
        {
            Console.Error.WriteLine(error);
            Environment.Exit(2);
        }
    }
}

internal static class Runner
{
    /// <summary>Including their references, these are the assemblies of the platform that samples use.</summary>
    private static readonly string[] Roots = { "netstandard", "System.Text.Json", "System.Net.Http.Json", "System.Web.HttpUtility" };

    public static int Run(string[] arguments)
    {
        var platform = Platform().Select(ReferenceTo).ToArray();
        var compiler = new[] { typeof(Compilation), typeof(CSharpCompilation) }.Select(type => ReferenceTo(type.Assembly));
        var compilation = CSharpCompilation.Create(
            Path.GetFileNameWithoutExtension(arguments[0]),
            new[] { CSharpSyntaxTree.ParseText(File.ReadAllText(arguments[0]), path: arguments[0]) },
            platform.Concat(compiler),
            new CSharpCompilationOptions(
                OutputKind.DynamicallyLinkedLibrary,
                nullableContextOptions: NullableContextOptions.Enable,
                optimizationLevel: OptimizationLevel.Release,
                allowUnsafe: true,
                // The same source, platform and compiler result in the same bytes.
                deterministic: true));
        var stream = new MemoryStream();
        var result = compilation.Emit(stream);
        if (!result.Success) throw new InvalidOperationException(string.Join("\n", result.Diagnostics));
        if (arguments.Length > 1)
        {
            File.WriteAllBytes(arguments[1], stream.ToArray());
            return 0;
        }
        var main = Assembly.Load(stream.ToArray()).GetType("Program")!.GetMethod("Main")!;
        return (int)main.Invoke(null, new object[] { platform })!;
    }

    private static IEnumerable<Assembly> Platform()
    {
        var found = new Dictionary<string, Assembly>();
        var waiting = new Queue<string>(Roots);
        while (waiting.Count > 0)
        {
            var name = waiting.Dequeue();
            if (found.ContainsKey(name)) continue;
            found[name] = Assembly.Load(new AssemblyName(name));
            foreach (var next in found[name].GetReferencedAssemblies()) waiting.Enqueue(next.Name!);
        }
        return found.Values;
    }

    /// <summary>From memory: the assemblies of a single-file program are not on disk.</summary>
    private static unsafe MetadataReference ReferenceTo(Assembly assembly)
    {
        if (!assembly.TryGetRawMetadata(out var start, out var length))
            throw new InvalidOperationException($"{assembly} has no metadata.");
        return AssemblyMetadata.Create(ModuleMetadata.CreateFromMetadata((IntPtr)start, length)).GetReference();
    }
}
