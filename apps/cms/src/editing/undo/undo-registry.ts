import { createFormRegistry } from '../form-registry.ts'

/** Undo and redo of the form of a document. */
export interface UndoControls {
  readonly undo: () => void
  readonly redo: () => void
  /** Forgets all steps, since the form has taken over what somebody else has changed. */
  readonly forget: () => void
}

const histories = createFormRegistry<UndoControls>()

/** @param address a document's address in the REST interface */
export const findUndoControls = histories.onTop

/** Makes a form undo, until the returned function is called. */
export const registerUndoControls = histories.add
