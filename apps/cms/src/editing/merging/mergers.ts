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

/** Of each document, the one on top last: a drawer may show the document of the form below it. */
const mergers = new Map<string, readonly Merger[]>()

/** @param address a document's address in the REST interface */
export const mergerOf = (address: string): Merger | undefined => mergers.get(address)?.at(-1)

/** Makes a form merge what others save, until the returned function is called. */
export function addMerger(address: string, merger: Merger): () => void {
  mergers.set(address, [...(mergers.get(address) ?? []), merger])
  return () => {
    const others = mergers.get(address)?.filter((other) => other !== merger) ?? []
    if (others.length > 0) mergers.set(address, others)
    else mergers.delete(address)
  }
}
