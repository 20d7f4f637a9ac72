import type { z } from 'zod'

/** A part of an answer that the site does not use. */
export interface DroppedField {
  /** Path from the item, with dots; `variants[]` is an entry of a list, `*` a key that the provider chose. */
  readonly field: string
  /**
   * `unreadable`: the field's value has another type or is outside its limits; the field is dropped. `item refused`: a
   * required field is missing or unreadable; the item is dropped. `no slug`: a tour group has no slug in the requested
   * language and therefore no page.
   */
  readonly reason: 'unreadable' | 'item refused' | 'no slug'
}

export type ReportDrop = (dropped: DroppedField) => void

/**
 * Parses one item of an answer and reports the fields that are lost.
 *
 * @returns `undefined` when the item as a whole cannot be used
 */
export function parseAndReportDrops<T extends z.ZodType>(
  schema: T,
  value: unknown,
  report: ReportDrop | undefined,
): z.infer<T> | undefined {
  const { data, error } = schema.safeParse(value)
  if (!report) return data
  if (error) report({ field: writePath(error.issues[0]?.path ?? []), reason: 'item refused' })
  else for (const field of findDroppedFields(value, data)) report({ field, reason: 'unreadable' })
  return data
}

/**
 * The fields that have a value in the answer but not in the parsed result. Schemas drop unreadable values silently
 * (`catch`), so input and output are compared.
 *
 * @param answer the provider's JSON
 * @param read the output of the schema for it
 */
export function findDroppedFields(
  answer: unknown,
  read: unknown,
  path: readonly PropertyKey[] = [],
): readonly string[] {
  if (isNothing(answer)) return []
  if (isLost(answer, read)) return [writePath(path)]
  if (Array.isArray(answer) && Array.isArray(read))
    return [...new Set(answer.flatMap((item, index) => findDroppedFields(item, read[index], [...path, index])))]
  if (!isObject(answer) || !isObject(read)) return []
  const names = Object.keys(read).filter((name) => Object.hasOwn(answer, name))
  return [...new Set(names.flatMap((name) => findDroppedFields(answer[name], read[name], [...path, name])))]
}

/**
 * Whether the parsed value is a replacement for an unreadable one: nothing, an empty list or object, or another enum
 * value.
 */
function isLost(answer: unknown, read: unknown): boolean {
  if (isNothing(read)) return true
  if (Array.isArray(read)) return !Array.isArray(answer)
  if (isObject(read)) return !isObject(answer)
  if (typeof read === 'boolean') return answer !== read
  if (typeof read === 'number') return Number(answer) !== read
  // An id may be either.
  if (typeof answer === 'number') return String(answer) !== read
  return typeof answer !== 'string' || (CODE.test(String(read)) && answer.trim() !== read)
}

/** An enum value, which a schema may replace by its default. */
const CODE = /^[A-Z][A-Z_]+$/

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Keys of another form are data of the provider (ids, codes) and must not become metric labels. */
const FIELD_NAME = /^[a-z][A-Za-z]{0,40}$/

function writePath(path: readonly PropertyKey[]): string {
  const text = path
    .map((part) => (typeof part === 'number' ? '[]' : FIELD_NAME.test(String(part)) ? `.${String(part)}` : '.*'))
    .join('')
  return text.replace(/^\./, '') || 'item'
}
