import type { FormState } from 'payload'
import { isEquivalentValue } from '../merging/compare-values.ts'

/**
 * The answer to a save without the values of fields that were changed since it was sent: Payload would take them over, and
 * protects only the field that was changed last.
 *
 * @param answer the state of the form as the content system has stored it
 * @param sent what was saved
 * @param now what the form holds
 */
export function dropFieldsChangedSinceSent(answer: FormState, sent: FormState, now: FormState): FormState {
  return Object.fromEntries(
    Object.entries(answer).map(([path, field]) => {
      if (isEquivalentValue(now[path]?.value, sent[path]?.value)) return [path, field]
      const { value, initialValue, ...rest } = field
      return [path, rest]
    }),
  )
}
