import type { FormState } from 'payload'
import { isEmptyFieldValue } from '../validation/is-empty.ts'

/**
 * Why a folded group is opened at once: a field in it has an error, or a value that the form shows. The default of a field that
 * the form does not show is no reason.
 */
export function reasonToUnfoldGroup(
  fields: FormState,
  path: string,
  names: readonly string[],
): 'error' | 'value' | undefined {
  const states = names.flatMap((name) => fields[`${path}.${name}`] ?? [])
  if (states.some(({ valid }) => valid === false)) return 'error'
  const isSet = states.some(({ passesCondition, value }) => passesCondition !== false && !isEmptyFieldValue(value))
  return isSet ? 'value' : undefined
}
