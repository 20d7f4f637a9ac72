type Values = Readonly<Record<string, unknown>>

/** What a form has beside the words of people: the content system sets it. */
const NOT_WRITTEN = new Set(['id', 'createdAt', 'updatedAt', 'editedBy', '_status', 'file'])

/**
 * Whether a form holds more than a save has stored: a value that is neither what was sent nor what came back, since the form
 * takes over what the content system has completed.
 *
 * @param now the form's data
 * @param sent the data of the save
 * @param stored the document that came back
 */
export function hasUnsavedChanges(now: unknown, sent: unknown, stored: unknown): boolean {
  return keysOf(now, sent)
    .filter((key) => !NOT_WRITTEN.has(key))
    .some((key) => differs(valueAt(now, key), valueAt(sent, key), valueAt(stored, key)))
}

function differs(now: unknown, sent: unknown, stored: unknown): boolean {
  if (isSame(now, sent) || isSame(now, stored)) return false
  if (!isObject(now) || !(isAlike(now, sent) || isAlike(now, stored))) return true
  return keysOf(now, sent).some((key) => differs(valueAt(now, key), valueAt(sent, key), valueAt(stored, key)))
}

/** In JSON, which leaves out what is `undefined`, and in forms that write nothing for it. */
const isSame = (one: unknown, other: unknown) => (one ?? null) === (other ?? null)

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null

const isAlike = (one: Values, other: unknown) => isObject(other) && Array.isArray(one) === Array.isArray(other)

const valueAt = (value: unknown, key: string): unknown => (isObject(value) ? value[key] : undefined)

function keysOf(...values: readonly unknown[]): string[] {
  return [...new Set(values.flatMap((value) => (isObject(value) ? Object.keys(value) : [])))]
}
