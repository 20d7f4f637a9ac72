import type { z } from 'zod'

/** What an answer said and the site does not use. */
export interface DroppedField {
  /** From the item down, in dots; `variants[]` is an entry of a list, `*` a key that the provider chose. */
  readonly field: string
  readonly reason: DropReason
}

/**
 * `unreadable`: the field's value is of another kind or outside its limits, and the field is left out. `item refused`: a
 * field that an item cannot do without is missing or unreadable, and the item is left out. `no slug`: a tour group has no
 * name for addresses in the language that was asked for, and no page of its own there.
 */
export type DropReason = 'unreadable' | 'item refused' | 'no slug'

export type ReportDrop = (dropped: DroppedField) => void

/**
 * Reads one item of an answer and reports what of it is lost.
 *
 * @returns `undefined` when the item as a whole cannot be used
 */
export function readItem<T extends z.ZodType>(
  schema: T,
  value: unknown,
  report: ReportDrop | undefined,
): z.infer<T> | undefined {
  const { data, error } = schema.safeParse(value)
  if (!report) return data
  if (error) report({ field: writePath(error.issues[0]?.path ?? []), reason: 'item refused' })
  else for (const field of findUnreadable(value, data)) report({ field, reason: 'unreadable' })
  return data
}

/**
 * The fields that have a value in the answer and none in what was read of it. A schema leaves out what it cannot read
 * (`catch`), so the two are compared instead of every schema reporting by itself.
 *
 * @param answer as it came
 * @param read the same as a schema of ours gave it back
 */
export function findUnreadable(answer: unknown, read: unknown, path: readonly PropertyKey[] = []): readonly string[] {
  if (isNothing(answer)) return []
  if (isLost(answer, read)) return [writePath(path)]
  if (Array.isArray(answer) && Array.isArray(read))
    return [...new Set(answer.flatMap((item, index) => findUnreadable(item, read[index], [...path, index])))]
  if (!isObject(answer) || !isObject(read)) return []
  const names = Object.keys(read).filter((name) => Object.hasOwn(answer, name))
  return [...new Set(names.flatMap((name) => findUnreadable(answer[name], read[name], [...path, name])))]
}

/** What stands in for an unreadable value: nothing, an empty list or object, another value of a list of choices. */
function isLost(answer: unknown, read: unknown): boolean {
  if (isNothing(read)) return true
  if (Array.isArray(read)) return !Array.isArray(answer)
  if (isObject(read)) return !isObject(answer)
  if (typeof read === 'boolean') return answer !== read
  if (typeof read === 'number') return Number(answer) !== read
  return typeof answer !== 'string' || (CODE.test(String(read)) && answer.trim() !== read)
}

/** A value of a list of choices, for which another one stands in. */
const CODE = /^[A-Z][A-Z_]+$/

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A key that no field of the API has is the provider's own: the label of a metric may not be. */
const FIELD_NAME = /^[a-z][A-Za-z]{0,40}$/

function writePath(path: readonly PropertyKey[]): string {
  const text = path
    .map((part) => (typeof part === 'number' ? '[]' : FIELD_NAME.test(String(part)) ? `.${String(part)}` : '.*'))
    .join('')
  return text.replace(/^\./, '') || 'item'
}
