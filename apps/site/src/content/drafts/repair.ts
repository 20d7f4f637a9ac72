import type { z } from 'zod'

/** Placeholder for missing texts. */
const ELLIPSIS = '…'
/** Maximum number of rounds; each removes something or gives up. */
const MAX_FAULTS = 300

type Path = readonly PropertyKey[]

/**
 * Makes an unfinished value valid if possible: missing texts become an ellipsis, other invalid parts are removed, from the
 * innermost outwards.
 *
 * @returns `undefined` when nothing valid is left
 */
export function repair<T>(schema: z.ZodType<T>, value: unknown): T | undefined {
  const mended: unknown = structuredClone(value)
  const filled = new Set<string>()
  for (let round = 0; round < MAX_FAULTS; round += 1) {
    const result = schema.safeParse(mended)
    if (result.success) return result.data
    const [issue] = result.error.issues
    if (!issue || !repairValue(mended, issue, filled)) return undefined
  }
  return undefined
}

/** @returns whether something has changed */
function repairValue(whole: unknown, issue: z.core.$ZodIssue, filled: Set<string>): boolean {
  const place = issue.path.join('.')
  if (isMissingWord(issue, whole) && !filled.has(place)) {
    filled.add(place)
    return setAt(whole, issue.path)
  }
  return leaveOut(whole, issue.path)
}

function isMissingWord(issue: z.core.$ZodIssue, whole: unknown): boolean {
  const value = valueAt(whole, issue.path)
  if (value !== undefined && value !== null && value !== '') return false
  if (issue.code === 'invalid_type') return issue.expected === 'string'
  return issue.code === 'too_small' && issue.origin === 'string'
}

/** Removes the invalid part, or the part that lacks a required one. */
function leaveOut(whole: unknown, path: Path): boolean {
  for (let length = path.length; length > 0; length -= 1) {
    if (valueAt(whole, path.slice(0, length)) === undefined) continue
    const around = valueAt(whole, path.slice(0, length - 1))
    const name = path[length - 1]
    if (Array.isArray(around)) around.splice(Number(name), 1)
    else if (name === undefined || !isRecord(around) || !Reflect.deleteProperty(around, name)) return false
    return true
  }
  return false
}

function setAt(whole: unknown, path: Path): boolean {
  const around = valueAt(whole, path.slice(0, -1))
  const name = path.at(-1)
  return name !== undefined && isRecord(around) && Reflect.set(around, name, ELLIPSIS)
}

function valueAt(whole: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, name) => (isRecord(value) ? Reflect.get(value, name) : undefined), whole)
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
