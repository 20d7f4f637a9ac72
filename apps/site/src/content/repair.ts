import type { z } from 'zod'

/** Shown where words are still missing. */
const ELLIPSIS = '…'
/** Rounds; each takes something away or gives up, so that only nonsense needs so many. */
const MOST_FAULTS = 300

type Path = readonly PropertyKey[]

/**
 * What somebody is still writing, as far as it fits: missing words become an ellipsis, what else is wrong is left out,
 * from the part itself outwards.
 *
 * @returns `undefined` when nothing is left that fits
 */
export function repair<T>(schema: z.ZodType<T>, value: unknown): T | undefined {
  const mended: unknown = structuredClone(value)
  const filled = new Set<string>()
  for (let round = 0; round < MOST_FAULTS; round += 1) {
    const result = schema.safeParse(mended)
    if (result.success) return result.data
    const [issue] = result.error.issues
    if (!issue || !mendOne(mended, issue, filled)) return undefined
  }
  return undefined
}

/** @returns whether something has changed */
function mendOne(whole: unknown, issue: z.core.$ZodIssue, filled: Set<string>): boolean {
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

/** The part that is wrong, or where it is not even there, what needs it. */
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
