/** The bundler may load this module more than once per process, so the state is found by a registered symbol. */
const KEY = Symbol.for('passepartout.releases')

const holder: typeof globalThis & { [KEY]?: Set<number> } = globalThis

/**
 * Runs work on a release exclusively: the button and the timer may act at the same time.
 *
 * @returns `undefined` when other work is running
 */
export async function runReleaseExclusively<T>(release: number, work: () => Promise<T>): Promise<T | undefined> {
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
