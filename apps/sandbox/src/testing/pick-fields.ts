/** An object with the named fields of a value alone, for comparing all of them; a missing one is `undefined`. */
export function pickFields(value: unknown, ...names: readonly string[]): Record<string, unknown> {
  const fields: Record<string, unknown> = { ...Object(value) }
  return Object.fromEntries(names.map((name) => [name, fields[name]]))
}
