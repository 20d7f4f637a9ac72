/** What forms tell of themselves, by the addresses of their documents in the REST interface. */
export interface FormRegistry<Entry> {
  /** Of the form on top: a drawer may show the document of the form below it. */
  readonly onTop: (address: string) => Entry | undefined
  readonly all: () => readonly Entry[]
  /** Adds an entry, until the returned function is called. */
  readonly add: (address: string, entry: Entry) => () => void
}

export function createFormRegistry<Entry>(): FormRegistry<Entry> {
  /** The one on top last. */
  const entries = new Map<string, readonly Entry[]>()
  return {
    onTop: (address) => entries.get(address)?.at(-1),
    all: () => [...entries.values()].flat(),
    add: (address, entry) => {
      entries.set(address, [...(entries.get(address) ?? []), entry])
      return () => {
        const others = entries.get(address)?.filter((other) => other !== entry) ?? []
        if (others.length > 0) entries.set(address, others)
        else entries.delete(address)
      }
    },
  }
}
