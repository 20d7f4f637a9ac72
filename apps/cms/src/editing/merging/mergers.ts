import { createFormRegistry } from '../form-registry.ts'

/** How the form of a document learns of what others save. */
export interface Merger {
  /**
   * Takes over what somebody else has saved since the form was loaded.
   *
   * @returns whether the form has it now: otherwise its author is asked, or nothing answered
   */
  readonly mergeSaved: () => Promise<boolean>
  /** Notes what the content system has stored of the form, with which later versions are compared. */
  readonly noteStored: (document: unknown) => void
}

const mergers = createFormRegistry<Merger>()

/** @param address a document's address in the REST interface */
export const findMerger = mergers.onTop

/** Makes a form merge what others save, until the returned function is called. */
export const registerMerger = mergers.add
