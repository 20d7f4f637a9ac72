/** What each part of a page needs of a script, by the attribute `data-<name>` that says that the part is there. */
export type Parts = Readonly<Record<string, () => Promise<(root: Document) => void>>>

/** Fetches the scripts of the parts that are there; each part works without its own, or stands still. */
export function startParts(root: Document, parts: Parts): void {
  for (const [name, load] of Object.entries(parts)) {
    if (!root.querySelector(`[data-${name}]`)) continue
    load()
      .then((start) => start(root))
      .catch(() => {})
  }
}
