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
