import type { FieldState, FormState } from 'payload'
import { isEquivalentValue } from '../merging/compare-values.ts'

/** Which fields of a form somebody may change; all others are the content system's own. */
export type IsEditable = (path: string) => boolean

interface Step {
  /** The form before the change. */
  readonly before: FormState
  /** The fields that changed. */
  readonly paths: readonly string[]
}

/** Milliseconds without a key after which what is typed into a field is another step. */
const PAUSE = 1000

/** Steps that can be undone. States share what they have in common. */
const MOST_STEPS = 200

/**
 * Undo and redo of a form. It follows the states of the form, whoever changed them: a field, a dialog, or the preview.
 */
export class FormHistory {
  readonly #isEditable: IsEditable
  #now: FormState | undefined
  readonly #past: Step[] = []
  readonly #future: Step[] = []
  #changedAt = 0

  constructor(isEditable: IsEditable) {
    this.#isEditable = isEditable
  }

  /** The fields that undoing would change. */
  get undoable(): readonly string[] | undefined {
    return this.#past.at(-1)?.paths
  }

  /** The fields that redoing would change. */
  get redoable(): readonly string[] | undefined {
    return this.#future.at(-1)?.paths
  }

  /**
   * Notes the state of the form.
   *
   * @param at milliseconds of any clock
   */
  note(state: FormState, at: number): void {
    const before = this.#now
    this.#now = state
    if (!before) return
    const paths = changedPaths(before, state).filter(this.#isEditable)
    if (paths.length === 0) return
    const isSoon = at - this.#changedAt < PAUSE && this.#future.length === 0
    const isTypedOn = isSoon && isTypedInto(this.undoable, paths, state)
    this.#changedAt = at
    this.#future.length = 0
    if (isTypedOn) return
    this.#past.push({ before, paths })
    if (this.#past.length > MOST_STEPS) this.#past.shift()
  }

  /** @returns the state of the form before the last change; nothing when there is none */
  undo(): FormState | undefined {
    return this.#step(this.#past, this.#future)
  }

  /** @returns the state of the form before the last undoing; nothing when it was changed since */
  redo(): FormState | undefined {
    return this.#step(this.#future, this.#past)
  }

  /** Forgets all steps: the form has taken over what somebody else has changed. */
  forget(): void {
    this.#now = undefined
    this.#past.length = 0
    this.#future.length = 0
  }

  #step(from: Step[], to: Step[]): FormState | undefined {
    const step = from.pop()
    if (!step || !this.#now) return undefined
    to.push({ before: this.#now, paths: step.paths })
    this.#now = withState(this.#now, step.before, this.#isEditable)
    this.#changedAt = 0
    return this.#now
  }
}

/** Whether a change goes on with the last one: of one text. Each change of rows is a step. */
function isTypedInto(last: readonly string[] | undefined, paths: readonly string[], state: FormState): boolean {
  const [path = ''] = paths
  return paths.length === 1 && last?.length === 1 && last[0] === path && state[path]?.rows === undefined
}

/** The fields whose value or rows differ. What comes or goes with a row, or with the answer of the content system, is not counted. */
function changedPaths(before: FormState, after: FormState): string[] {
  const changed = Object.keys(after).filter((path) => {
    const [old, field] = [before[path], after[path]]
    return old !== undefined && old !== field && !hasSame(old, field)
  })
  const moved = changed.filter((path) => !isEquivalentValue(rowIds(before[path]), rowIds(after[path])))
  // Fields of rows that have moved have other values at their path.
  return [...moved, ...changed.filter((path) => !moved.some((list) => list === path || path.startsWith(`${list}.`)))]
}

function hasSame(one: FieldState, other: FieldState | undefined): boolean {
  return (
    isEquivalentValue(rowIds(one), rowIds(other)) &&
    (one.rows !== undefined || isEquivalentValue(one.value, other?.value))
  )
}

const rowIds = (field: FieldState | undefined): string[] => field?.rows?.map(({ id }) => id) ?? []

/**
 * A form with the editable fields of another state of it. A field whose value differs says that it was changed, so that the answer
 * to a save does not take it back, and has it as initial value, from which an editor of rich text begins anew.
 */
function withState(now: FormState, target: FormState, isEditable: IsEditable): FormState {
  const others = Object.entries(now).filter(([path]) => !isEditable(path))
  const own = Object.entries(target)
    .filter(([path]) => isEditable(path))
    .map(([path, field]): [string, FieldState] => {
      if (field.rows !== undefined) return [path, { ...field, rows: asOpen(field.rows, now[path]?.rows) }]
      if (isEquivalentValue(field.value, now[path]?.value)) return [path, field]
      const value = structuredClone(field.value)
      return [path, { ...field, value, initialValue: value, isModified: true }]
    })
  return Object.fromEntries([...others, ...own])
}

type Rows = NonNullable<FieldState['rows']>

/** Rows that are as open as they are now. */
function asOpen(rows: Rows, now: Rows | undefined): Rows {
  const open = new Map(now?.map(({ id, collapsed }) => [id, collapsed]))
  return rows.map((row) => (open.has(row.id) ? { ...row, collapsed: open.get(row.id) } : row)) as Rows
}
