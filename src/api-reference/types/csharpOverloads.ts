import type { ApiClass, ApiMember, ApiParameter } from '#api-reference/apiFacts.ts';

/** `Func<BindingSource, T1, T2, TResult>`: what a callback of that many values looks like. */
function callbacks(source: readonly string[]): { generics: string[]; type: string }[] {
  const values = [[], ['T'], ['T1', 'T2'], ['T1', 'T2', 'T3'], ['T1', 'T2', 'T3', 'T4']];
  const actions = values.slice(source.length > 0 ? 0 : 1, 2);
  return [
    ...actions.map((list) => ({
      generics: list,
      type: `Action<${[...source, ...list].join(', ')}>`,
    })),
    ...values.map((list) => ({
      generics: [...list, 'TResult'],
      type: `Func<${[...source, ...list, 'TResult'].join(', ')}>`,
    })),
  ];
}

function exposing(name: string, source: readonly string[]): string[] {
  return callbacks(source).map(({ generics, type }) => {
    const parameters = generics.length > 0 ? `<${generics.join(', ')}>` : '';
    return `Task ${name}${parameters}(string name, ${type} callback)`;
  });
}

/** Overloads that the .NET package has beyond those of the facts, by class and member, or by member. */
const BEYOND_FACTS: Record<string, readonly string[]> = {
  'APIResponse.json': ['Task<T?> JsonAsync<T>(JsonSerializerOptions? options = default)'],
  'Response.json': ['Task<T> JsonAsync<T>()'],
  addLocatorHandler: [
    'Task AddLocatorHandlerAsync(ILocator locator, Func<Task> handler, PageAddLocatorHandlerOptions? options = default)',
  ],
  exposeBinding: [
    ...exposing('ExposeBindingAsync', ['BindingSource']),
    'Task ExposeBindingAsync<TResult>(string name, Func<BindingSource, IJSHandle, TResult> callback)',
  ],
  exposeFunction: exposing('ExposeFunctionAsync', []),
};

/** The types that those overloads take for an argument, in short where there are many. */
const CALLBACK_TYPES: Record<string, string> = {
  'addLocatorHandler.handler': 'Func<Task>',
  'exposeBinding.callback': 'Action<BindingSource, …> | Func<BindingSource, …, TResult>',
  'exposeFunction.callback': 'Action<T> | Func<…, TResult>',
};

export function callbackTypes(member: ApiMember, arg: ApiParameter): string | undefined {
  return CALLBACK_TYPES[`${member.name}.${arg.name}`];
}

export function csharpOverloads(owner: ApiClass, member: ApiMember): string[][] {
  const found = BEYOND_FACTS[`${owner.name}.${member.name}`] ?? BEYOND_FACTS[member.name] ?? [];
  return found.map((signature) => [signature]);
}
