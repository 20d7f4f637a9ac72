/** Whoever is told of changes of a value that lives outside React, as `useSyncExternalStore` wants it. */
export function createChangeNotifier() {
  const watchers = new Set<() => void>()
  return {
    /** @returns what ends it */
    watch: (onChange: () => void): (() => void) => {
      watchers.add(onChange)
      return () => {
        watchers.delete(onChange)
      }
    },
    tell: (): void => {
      for (const onChange of [...watchers]) onChange()
    },
  }
}
