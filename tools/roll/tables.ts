import { z } from 'zod';
import { readData } from '../readData.ts';

const names = z.record(z.string(), z.string());
const types = z.array(z.strictObject({ name: z.string(), why: z.string() }));

/** A class of the facts that is not simply an interface of the same name. */
const classSource = z.intersection(
  z.object({ name: z.string(), why: z.string() }),
  z.union([
    z.object({
      /** The declarations that give members to it, and what is taken from them if not all. */
      parts: z.array(
        z.strictObject({
          declaration: z.string(),
          pick: z.array(z.string()).optional(),
          /** The name of what can be called directly; `(call)` if absent. */
          call: z.string().optional(),
        }),
      ),
    }),
    /** The constants that this file exports. */
    z.object({ module: z.string() }),
  ]),
);

export type ClassSource = z.output<typeof classSource>;

export const TABLES_FILE = 'tools/roll/tables.yaml';

/** What no rule gives. */
export const TABLES = readData(
  TABLES_FILE,
  z.strictObject({
    classes: z.array(classSource),
    notClasses: types,
    opaqueTypes: types,
    types: z.strictObject({ python: names, java: names }),
    objects: z.strictObject({ python: names, java: names, csharp: names }),
    overloads: z.record(z.string(), z.array(z.string())),
    callbacks: names,
  }),
);
