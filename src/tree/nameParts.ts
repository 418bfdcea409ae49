/** Shorter names fit into every column. */
const LONG = 18;

/** The parts of a long name, between which it may break: `set|Default|Timeout()`, `to_|have_|url()`. */
export function nameParts(name: string): string[] {
  if (name.length < LONG) return [name];
  return name.split(
    /(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|(?<=[._])(?=\w)|(?<=\w)(?=\([^)])/,
  );
}
