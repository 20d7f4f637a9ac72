import { createFormRegistry } from '../form-registry.ts'

/** Undo and redo of the form of a document. */
export interface Undoing {
  readonly undo: () => void
  readonly redo: () => void
  /** Forgets all steps, since the form has taken over what somebody else has changed. */
  readonly forget: () => void
}

const histories = createFormRegistry<Undoing>()

/** @param address a document's address in the REST interface */
export const historyOf = histories.onTop

/** Makes a form undo, until the returned function is called. */
export const addHistory = histories.add
