/** Loaders of browser modules by the attribute `data-<name>` of the elements that need them. */
export type ModuleLoaders = Readonly<Record<string, () => Promise<(root: Document) => void>>>

/** Loads the modules of the parts that a page contains; each part works without its module. */
export function startPageModules(root: Document, parts: ModuleLoaders): void {
  for (const [name, load] of Object.entries(parts)) {
    if (!root.querySelector(`[data-${name}]`)) continue
    load()
      .then((start) => start(root))
      .catch(() => {})
  }
}
