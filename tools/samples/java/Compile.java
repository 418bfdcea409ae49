import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;

/**
 * Compiles like javac: its arguments are a file with paths, and options; it prints the same messages. Then it prints a line for
 * each call of a method of the framework: file, offset, class, method, type of the first parameter, and the class and method
 * of the call that takes the result, if that is one of the framework, too.
 */
public class Compile extends TreePathScanner<Void, Void> {
  private final Trees trees;
  private final PrintStream out;

  private Compile(Trees trees, PrintStream out) {
    this.trees = trees;
    this.out = out;
  }

  public static void main(String[] arguments) throws Exception {
    var compiler = ToolProvider.getSystemJavaCompiler();
    var files = compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8);
    var paths = Files.readAllLines(Path.of(arguments[0]));
    var options = List.of(arguments).subList(1, arguments.length);
    Iterable<? extends JavaFileObject> sources = files.getJavaFileObjectsFromStrings(paths);
    var task = (JavacTask) compiler.getTask(null, files, null, options, null, sources);
    List<CompilationUnitTree> units = new ArrayList<>();
    for (var unit : task.parse()) units.add(unit);
    task.analyze();
    var out = new PrintStream(System.out, false, StandardCharsets.UTF_8);
    var scanner = new Compile(Trees.instance(task), out);
    for (var unit : units) scanner.scan(unit, null);
    out.flush();
  }

  @Override
  public Void visitMethodInvocation(MethodInvocationTree call, Void unused) {
    var method = methodOf(getCurrentPath());
    if (method != null) {
      var unit = getCurrentPath().getCompilationUnit();
      var end = trees.getSourcePositions().getEndPosition(unit, call.getMethodSelect());
      var parameters = method.getParameters();
      var first = parameters.isEmpty() ? "" : simple(parameters.get(0).asType().toString());
      var taker = takerOf(getCurrentPath());
      out.println(String.join("\t",
          unit.getSourceFile().getName().replace('\\', '/'),
          String.valueOf(end - method.getSimpleName().length()),
          ownerOf(method), method.getSimpleName(), first,
          taker == null ? "" : ownerOf(taker),
          taker == null ? "" : taker.getSimpleName()));
    }
    return super.visitMethodInvocation(call, unused);
  }

  /** The method of the framework that is called; null for others. */
  private ExecutableElement methodOf(TreePath call) {
    var select = ((MethodInvocationTree) call.getLeaf()).getMethodSelect();
    if (!(select instanceof MemberSelectTree) && !(select instanceof IdentifierTree)) return null;
    Element element = trees.getElement(new TreePath(call, select));
    if (element == null || element.getKind() != ElementKind.METHOD) return null;
    var owner = (TypeElement) element.getEnclosingElement();
    var isOurs = owner.getQualifiedName().toString().startsWith("com.microsoft.playwright.");
    return isOurs ? (ExecutableElement) element : null;
  }

  /** The nearest call of the framework that has this one among its arguments, or in a list there. */
  private ExecutableElement takerOf(TreePath call) {
    Tree inner = call.getLeaf();
    for (var path = call.getParentPath(); path != null; path = path.getParentPath()) {
      var leaf = path.getLeaf();
      if (!(leaf instanceof ExpressionTree)) return null;
      if (leaf instanceof MethodInvocationTree) {
        var taken = ((MethodInvocationTree) leaf).getArguments().contains(inner);
        var method = methodOf(path);
        if (taken && method != null) return method;
      }
      inner = leaf;
    }
    return null;
  }

  /** `Page`, `Page.NavigateOptions` */
  private static String ownerOf(ExecutableElement method) {
    var name = method.getEnclosingElement().getSimpleName().toString();
    var outer = method.getEnclosingElement().getEnclosingElement();
    return outer instanceof TypeElement ? outer.getSimpleName() + "." + name : name;
  }

  private static String simple(String type) {
    return type.substring(type.lastIndexOf('.') + 1);
  }
}
