/** The bundler may load this module more than once in a process, so what is underway is found by a registered symbol. */
const KEY = Symbol.for('passepartout.releases')

const holder: typeof globalThis & { [KEY]?: Set<number> } = globalThis

/**
 * Does something with a release that nothing else does meanwhile: the button and the clock may come together.
 *
 * @returns `undefined` where something else is at it
 */
export async function runExclusively<T>(release: number, work: () => Promise<T>): Promise<T | undefined> {
  holder[KEY] ??= new Set()
  const underway = holder[KEY]
  if (underway.has(release)) return undefined
  underway.add(release)
  try {
    return await work()
  } finally {
    underway.delete(release)
  }
}
