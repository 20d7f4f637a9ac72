/** The value at a path of a parsed answer; `undefined` if there is none. */
export function valueAtPath(value: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((inner, key) => {
    if (typeof inner !== 'object' || inner === null) return undefined
    return new Map(Object.entries(inner)).get(String(key))
  }, value)
}

/** The same for a list. */
export function listAtPath(value: unknown, ...path: readonly (string | number)[]): unknown[] {
  const list = valueAtPath(value, ...path)
  if (!Array.isArray(list)) throw new TypeError(`no list at ${path.join('.')}`)
  return list
}
