import { map } from 'nanostores'

/** Specification, section 3: the arm of each experiment that this visitor takes part in, by its key. */
export const experiments = map<Readonly<Record<string, string>>>({})

/** @returns `undefined` for an experiment that the visitor takes no part in */
export function experimentOf(key: string): string | undefined {
  const values = experiments.get()
  return Object.hasOwn(values, key) ? values[key] : undefined
}
