export function compileBuild(root: string): Promise<string>;
