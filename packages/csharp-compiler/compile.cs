using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Text.Json;
using System.Threading.Tasks;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Emit;

/// <summary>Reads files and units as JSON from standard input and writes the compiler's messages as JSON.</summary>
public static class Program
{
    private record Library(string Name, string[] Sources, string[] Assemblies, string[] References);

    private record Unit(int[] Judged, int[] Others, string[] References);

    private record Work(Library[] Libraries, string[] Files, Unit[] Units, string? Named);

    private record Message(int Unit, int File, int Line, int Column, string Code, string Text, bool IsError);

    private record Member(string Owner, string Name);

    private record Name(int Unit, int File, int Offset, Member Member, string? First, Member? Within);

    private record Result(IEnumerable<Message> Messages, IEnumerable<Name> Names);

    private static readonly JsonSerializerOptions Json = new(JsonSerializerDefaults.Web);

    /// <summary>The language of .NET 8, which the guides recommend.</summary>
    private static readonly CSharpParseOptions Language = new(LanguageVersion.CSharp12);

    /// <summary>Allows top-level statements. A missing entry point is no message about a file.</summary>
    private static readonly CSharpCompilationOptions Options = new(
        OutputKind.ConsoleApplication,
        nullableContextOptions: NullableContextOptions.Enable,
        concurrentBuild: false,
        // A sample can declare a type that Snippet.cs has for other samples.
        specificDiagnosticOptions: new Dictionary<string, ReportDiagnostic> { ["CS0436"] = ReportDiagnostic.Suppress });

    public static int Main(MetadataReference[] platform)
    {
        var work = JsonSerializer.Deserialize<Work>(Console.In.ReadToEnd(), Json)!;
        // Once per file: two references to an assembly would be two assemblies.
        var loaded = work.Libraries.SelectMany(library => library.Assemblies).Distinct()
            .ToDictionary(path => path, path => (MetadataReference)MetadataReference.CreateFromFile(path));
        var known = new Dictionary<string, MetadataReference[]>();
        foreach (var library in work.Libraries)
        {
            var assemblies = library.Assemblies.Select(path => loaded[path]).ToArray();
            var references = library.References.SelectMany(name => known[name]).Concat(assemblies).Distinct();
            known[library.Name] = library.Sources.Length == 0
                ? assemblies
                : assemblies.Append(Build(library, platform.Concat(references))).ToArray();
        }
        var files = work.Files.AsParallel().AsOrdered().Select(text => CSharpSyntaxTree.ParseText(text, Language)).ToArray();
        var starts = new ConcurrentDictionary<string, CSharpCompilation>();
        var results = work.Units.AsParallel().AsOrdered().SelectMany((unit, index) =>
        {
            // Units with the same references share their symbols.
            var start = starts.GetOrAdd(string.Join(" ", unit.References), _ => CSharpCompilation.Create(
                "Samples", references: platform.Concat(unit.References.SelectMany(name => known[name]).Distinct()), options: Options));
            var judged = unit.Judged.Select(file => files[file]).ToArray();
            var compilation = start.AddSyntaxTrees(judged).AddSyntaxTrees(unit.Others.Select(file => files[file]));
            return judged.Select((tree, file) =>
            {
                var model = compilation.GetSemanticModel(tree);
                var messages = model.GetDiagnostics().Where(one => one.Severity >= DiagnosticSeverity.Warning)
                    .Concat(UnawaitedTexts(model)).Select(one => ToMessage(index, file, one));
                var names = work.Named is null ? [] : Names(model, work.Named)
                    .Select(one => one with { Unit = index, File = file });
                return new Result(messages.ToArray(), names.ToArray());
            });
        }).ToArray();
        Console.Out.Write(JsonSerializer.Serialize(
            new Result(results.SelectMany(one => one.Messages), results.SelectMany(one => one.Names)), Json));
        return 0;
    }

    /// <summary>The compiler accepts printing a task, which prints the name of its type.</summary>
    private static readonly DiagnosticDescriptor Unawaited = new(
        "AWAIT", "", "'await' is missing: {0} would be printed", "", DiagnosticSeverity.Warning, true);

    private static IEnumerable<Diagnostic> UnawaitedTexts(SemanticModel model) =>
        from call in model.SyntaxTree.GetRoot().DescendantNodes().OfType<InvocationExpressionSyntax>()
        where call.Parent is InterpolationSyntax or ArgumentSyntax && call.Expression.ToString().EndsWith("Async")
        let type = model.GetTypeInfo(call)
        where type.Type?.Name is "Task" or "ValueTask"
        where call.Parent is InterpolationSyntax || type.ConvertedType?.SpecialType == SpecialType.System_Object
        select Diagnostic.Create(Unawaited, call.GetLocation(), type.Type);

    /// <summary>Members of a namespace and those below it, wherever a file names them.</summary>
    private static IEnumerable<Name> Names(SemanticModel model, string space)
    {
        bool IsOurs(ISymbol? symbol) => symbol is IMethodSymbol or IPropertySymbol or IEventSymbol
            && $"{symbol.ContainingNamespace}.".StartsWith($"{space}.");
        Member? MemberAt(SyntaxNode? node)
        {
            var symbol = node is null ? null : model.GetSymbolInfo(node).Symbol;
            if (symbol is null || !IsOurs(symbol)) return null;
            return new(symbol.ContainingType.Name, symbol is IEventSymbol ? $"#{symbol.Name}" : symbol.Name);
        }
        // What an object is assigned to, or passed to.
        Member? Around(SyntaxNode node)
        {
            var inner = node.Parent is AssignmentExpressionSyntax own && own.Left == node ? node.Parent : node;
            return inner.Ancestors().Select(outer => outer switch
            {
                AssignmentExpressionSyntax assignment => MemberAt(assignment.Left),
                InvocationExpressionSyntax call => MemberAt(call.Expression),
                _ => null,
            }).FirstOrDefault(one => one is not null);
        }
        return from node in model.SyntaxTree.GetRoot().DescendantNodes().OfType<SimpleNameSyntax>()
               let member = MemberAt(node)
               where member is not null
               let first = (model.GetSymbolInfo(node).Symbol as IMethodSymbol)?.Parameters.FirstOrDefault()?.Type.Name
               select new Name(0, 0, node.Identifier.SpanStart, member, first, Around(node));
    }

    private static Message ToMessage(int unit, int file, Diagnostic diagnostic)
    {
        var start = diagnostic.Location.GetLineSpan().StartLinePosition;
        return new(unit, file, start.Line + 1, start.Character + 1, diagnostic.Id, diagnostic.GetMessage(), diagnostic.Severity == DiagnosticSeverity.Error);
    }

    private static MetadataReference Build(Library library, IEnumerable<MetadataReference> references)
    {
        var trees = library.Sources.Select(source => CSharpSyntaxTree.ParseText(source, Language));
        var options = new CSharpCompilationOptions(OutputKind.DynamicallyLinkedLibrary, nullableContextOptions: NullableContextOptions.Enable);
        var stream = new MemoryStream();
        var result = CSharpCompilation.Create(library.Name, trees, references, options)
            .Emit(stream, options: new EmitOptions(metadataOnly: true));
        if (result.Success) return MetadataReference.CreateFromImage(stream.ToArray());
        var errors = result.Diagnostics.Where(one => one.Severity == DiagnosticSeverity.Error)
            .Select(one => $"{one} | {one.Location.SourceTree?.GetText().Lines[one.Location.GetLineSpan().StartLinePosition.Line]}");
        throw new InvalidOperationException($"{library.Name} does not compile:\n{string.Join("\n", errors)}");
    }
}
