/**
 * The bundler may load this module more than once in a process; the publisher is one, so it is found by a registered
 * symbol.
 */
const KEY = Symbol.for('passepartout.publisher')

interface Wakeable {
  wake(): void
}

const holder: typeof globalThis & { [KEY]?: Wakeable } = globalThis

/** Makes a running publisher known to the hooks of this process. */
export function registerPublisher(publisher: Wakeable): void {
  holder[KEY] = publisher
}

export function hasPublisher(): boolean {
  return holder[KEY] !== undefined
}

/** Tells the publisher that there is work; without one in this process the next one finds it in the queue. */
export function wakePublisher(): void {
  holder[KEY]?.wake()
}
