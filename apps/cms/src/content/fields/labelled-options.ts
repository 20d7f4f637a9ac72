/** The options of a select field with their English labels, in the order of the values. */
export function labelledOptions<Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
): { label: string; value: Value }[] {
  return values.map((value) => ({ value, label: labels[value] }))
}
