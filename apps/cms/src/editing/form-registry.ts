/** What forms tell of themselves, by the addresses of their documents in the REST interface. */
export function createFormRegistry<Entry>() {
  /** The one on top last. */
  const entries = new Map<string, readonly Entry[]>()
  return {
    /** Of the form on top: a drawer may show the document of the form below it. */
    onTop: (address: string) => entries.get(address)?.at(-1),
    all: () => [...entries.values()].flat(),
    /** Adds an entry, until the returned function is called. */
    add: (address: string, entry: Entry) => {
      entries.set(address, [...(entries.get(address) ?? []), entry])
      return () => {
        const others = entries.get(address)?.filter((other) => other !== entry) ?? []
        if (others.length > 0) entries.set(address, others)
        else entries.delete(address)
      }
    },
  }
}

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

export const { onTop: findMerger, add: registerMerger } = createFormRegistry<Merger>()

/** Undo and redo of the form of a document. */
export interface UndoControls {
  readonly undo: () => void
  readonly redo: () => void
  /** Forgets all steps, since the form has taken over what somebody else has changed. */
  readonly forget: () => void
}

export const { onTop: findUndoControls, add: registerUndoControls } = createFormRegistry<UndoControls>()
