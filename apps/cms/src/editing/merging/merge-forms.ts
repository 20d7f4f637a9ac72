import { type FormValues, isEquivalentValue, isGroup, isRows, keysOf, type Row, rowsOf } from './compare-values.ts'
import { mergeRowOrder } from './merge-row-order.ts'

/** Which of two values is kept. */
export type MergeSide = 'mine' | 'theirs'

/** A field that both have changed, each in another way. */
export interface Conflict {
  /** Names the field however rows are moved: `blocks.#<id of the block>.title`. */
  readonly key: string
  /** `value`: a field. `row`: one has removed a row that the other has changed. `order`: both have moved rows of a list. */
  readonly kind: 'value' | 'row' | 'order'
  readonly mine: unknown
  readonly theirs: unknown
}

export interface MergeResult {
  /** What the form should hold. A conflict that is not decided has mine; a row that one has changed stays. */
  readonly values: FormValues
  readonly conflicts: readonly Conflict[]
  /** The keys of what others have changed, and the form takes over. */
  readonly taken: readonly string[]
}

/** What the content system sets with each save. */
const OF_THE_SAVE = new Set([
  ...['id', 'createdAt', 'updatedAt', 'editedBy', '_status', 'publishedAt'],
  ...['listedUnder', 'lastEdited'],
])

/**
 * Merges two people's changes of one document: fields that one of them has changed are taken from that person. Rows are matched by
 * their ids.
 *
 * @param base what both began with
 * @param mine what the form holds now; what it has not is left out
 * @param theirs what the content system has stored
 * @param choices what was decided, by the keys of conflicts
 */
export function mergeForms(
  base: FormValues,
  mine: FormValues,
  theirs: FormValues,
  choices: Readonly<Record<string, MergeSide>> = {},
): MergeResult {
  const merging = new Merging(choices)
  const written = Object.keys(mine).filter((key) => !OF_THE_SAVE.has(key))
  const fields = written.map((key) => [key, merging.mergeValue(key, base[key], mine[key], theirs[key])])
  const ofTheSave = Object.keys(mine).filter((key) => OF_THE_SAVE.has(key))
  const stored = ofTheSave.map((key) => [key, theirs[key] ?? mine[key]])
  const values = Object.fromEntries([...fields, ...stored])
  return { values, conflicts: merging.conflicts, taken: [...new Set(merging.taken)] }
}

class Merging {
  readonly conflicts: Conflict[] = []
  readonly taken: string[] = []
  readonly #choices: Readonly<Record<string, MergeSide>>

  constructor(choices: Readonly<Record<string, MergeSide>>) {
    this.#choices = choices
  }

  mergeValue(key: string, base: unknown, mine: unknown, theirs: unknown): unknown {
    if (isEquivalentValue(mine, theirs)) return mine
    if (haveFields(base, mine, theirs)) return this.#mergeGroup(key, Object(base), Object(mine), Object(theirs))
    if (isRows(mine) || isRows(theirs)) {
      const [before, own, others] = [rowsOf(base), rowsOf(mine), rowsOf(theirs)]
      if (before && own && others) return this.#mergeRows(key, before, own, others)
    }
    if (isEquivalentValue(theirs, base)) return mine
    if (isEquivalentValue(mine, base)) return this.#take(key, theirs)
    return this.#decide({ key, kind: 'value', mine, theirs }) === 'theirs' ? this.#take(key, theirs) : mine
  }

  #mergeGroup(key: string, base: FormValues, mine: FormValues, theirs: FormValues): FormValues {
    const names = keysOf(mine, theirs)
    const mergeField = (name: string) => this.mergeValue(`${key}.${name}`, base[name], mine[name], theirs[name])
    return Object.fromEntries(names.map((name) => [name, mergeField(name)]))
  }

  #mergeRows(key: string, base: readonly Row[], mine: readonly Row[], theirs: readonly Row[]): readonly unknown[] {
    const [before, own, others] = [byId(base), byId(mine), byId(theirs)]
    const rows = new Map<string, unknown>()
    for (const id of new Set([...own.keys(), ...others.keys()])) {
      const row = this.#mergeRow(`${key}.#${id}`, before.get(id), own.get(id), others.get(id))
      if (row !== undefined) rows.set(id, row)
    }
    const order = mergeRowOrder(idsOf(base), idsOf(mine), idsOf(theirs))
    if (order.movedBy === 'theirs') this.taken.push(key)
    const isTheirs =
      order.movedBy === 'both' &&
      this.#decide({ key, kind: 'order', mine, theirs }) === 'theirs' &&
      this.#take(key, true)
    return (isTheirs ? order.asTheirs : order.asMine).filter((id) => rows.has(id)).map((id) => rows.get(id))
  }

  /** @returns `undefined` for a row that is removed */
  #mergeRow(key: string, base: Row | undefined, mine: Row | undefined, theirs: Row | undefined): unknown {
    if (mine && theirs) return this.mergeValue(key, base, mine, theirs)
    if (!base) return mine ?? this.#take(key, theirs)
    if (isEquivalentValue(mine ?? theirs, base)) return theirs ? undefined : this.#take(key, undefined)
    const chosen = this.#decide({ key, kind: 'row', mine, theirs })
    if (chosen === undefined) return mine ?? theirs
    return chosen === 'mine' ? mine : this.#take(key, theirs)
  }

  #take<Value>(key: string, value: Value): Value {
    this.taken.push(key)
    return value
  }

  #decide(conflict: Conflict): MergeSide | undefined {
    this.conflicts.push(conflict)
    return this.#choices[conflict.key]
  }
}

/** Whether the fields of all versions of a group can be matched: a block of another kind has other fields. */
function haveFields(...versions: readonly unknown[]): boolean {
  const present = versions.filter((value) => value !== undefined && value !== null)
  const kinds = new Set(present.map((value) => (isGroup(value) ? value.blockType : undefined)))
  return present.every(isGroup) && kinds.size === 1
}

const byId = (rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]))
const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id)

/** Where a key leads to in the values of a form: `blocks.2.title`. @returns `undefined` where its row is not there */
export function fieldPathOfKey(values: FormValues, key: string): string | undefined {
  let at: unknown = values
  const path: string[] = []
  for (const part of key.split('.')) {
    const step = part.startsWith('#') ? (rowsOf(at) ?? []).findIndex(({ id }) => `#${id}` === part) : part
    if (step === -1) return undefined
    path.push(String(step))
    at = typeof at === 'object' && at !== null ? (at as FormValues)[step] : undefined
  }
  return path.join('.')
}
