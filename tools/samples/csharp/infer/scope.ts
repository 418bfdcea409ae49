import type { CsharpType } from '../api/csharpType.ts';

/** The names that can be seen at a place of a sample. */
export class Scope {
  private readonly names = new Map<string, CsharpType | undefined>();

  /** `returns` is what the innermost method or lambda is expected to give back. */
  constructor(
    private readonly outer?: Scope,
    readonly returns: CsharpType | undefined = outer?.returns,
  ) {}

  declare(name: string, type: CsharpType | undefined): void {
    this.names.set(name, type);
  }

  has(name: string): boolean {
    return this.names.has(name) || (this.outer?.has(name) ?? false);
  }

  /** The type of a name; `undefined` also where the name is known but its type is not. */
  typeOf(name: string): CsharpType | undefined {
    return this.names.has(name) ? this.names.get(name) : this.outer?.typeOf(name);
  }
}
