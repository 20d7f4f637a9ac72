/** Loaders of browser modules by the attribute `data-<name>` of the elements that need them. */
export type Parts = Readonly<Record<string, () => Promise<(root: Document) => void>>>

/** Loads the modules of the parts that a page contains; each part works without its module. */
export function startParts(root: Document, parts: Parts): void {
  for (const [name, load] of Object.entries(parts)) {
    if (!root.querySelector(`[data-${name}]`)) continue
    load()
      .then((start) => start(root))
      .catch(() => {})
  }
}
