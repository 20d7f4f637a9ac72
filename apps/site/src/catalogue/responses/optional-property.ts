/**
 * `{key: value}`, or `{}` without a value: optional properties may be absent, but not `undefined`
 * (`exactOptionalPropertyTypes`).
 */
export function optionalProperty<K extends string, V>(
  key: K,
  value: V | null | undefined | '' | false,
): { [P in K]?: NonNullable<V> } {
  return (value === undefined || value === null || value === '' || value === false ? {} : { [key]: value }) as {
    [P in K]?: NonNullable<V>
  }
}
