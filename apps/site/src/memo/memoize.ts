import { GenerationalCache } from './generational-cache.ts'

/**
 * The same function of a text, with a bounded cache of what it made.
 *
 * @param make a pure function
 * @param max maximum number of results
 */
export function memoize<V extends {}>(make: (text: string) => V, max: number): (text: string) => V {
  const known = new GenerationalCache<V>(max)
  return (text) => {
    let made = known.get(text)
    if (made === undefined) {
      made = make(text)
      known.set(text, made)
    }
    return made
  }
}
