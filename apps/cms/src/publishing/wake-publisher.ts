/** The bundler may load this module more than once per process, so the one publisher is found by a registered symbol. */
const KEY = Symbol.for('passepartout.publisher')

interface Wakeable {
  wake(): void
}

const holder: typeof globalThis & { [KEY]?: Wakeable } = globalThis

/** Registers the running publisher for the hooks of this process. */
export function registerPublisher(publisher: Wakeable): void {
  holder[KEY] = publisher
}

export function hasPublisher(): boolean {
  return holder[KEY] !== undefined
}

/** Wakes the publisher. Without one in this process the next one finds the work in the queue. */
export function wakePublisher(): void {
  holder[KEY]?.wake()
}
