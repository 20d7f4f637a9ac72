import { map, onMount } from 'nanostores'

/** Specification, section 3: the arm of each experiment that this visitor takes part in, by its key. */
export const experiments = map<Readonly<Record<string, string>>>({})

/** As the server decided, which the page says; what was set since holds. */
onMount(experiments, () => {
  if (typeof document === 'undefined') return
  const { arms } = document.documentElement.dataset
  const pairs = arms ? arms.split(',').map((pair) => pair.split(':')) : []
  experiments.set({ ...Object.fromEntries(pairs), ...experiments.value })
})

/** @returns `undefined` for an experiment that the visitor takes no part in */
export function experimentOf(key: string): string | undefined {
  const values = experiments.get()
  return Object.hasOwn(values, key) ? values[key] : undefined
}
