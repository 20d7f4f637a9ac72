/** `{key: value}`, or nothing when there is no value: absent and undefined are different things in our types. */
export function maybe<K extends string, V>(
  key: K,
  value: V | null | undefined | '' | false,
): { [P in K]?: NonNullable<V> } {
  return (value === undefined || value === null || value === '' || value === false ? {} : { [key]: value }) as {
    [P in K]?: NonNullable<V>
  }
}
