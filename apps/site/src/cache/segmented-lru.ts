import { LRUCache } from 'lru-cache'

interface Options<V> {
  readonly maxSize: number
  /** At least 1. */
  readonly sizeOf: (value: V, key: string) => number
  /** A value has left: dropped for others (evicted), replaced or deleted. */
  readonly onDrop: (value: V, key: string, isEvicted: boolean) => void
}

/** Of the whole, what is asked for once may always take so much; more only where what proved itself leaves it free. */
const SHARE_OF_NEW = 0.25

/**
 * Values by key, bounded by their size, in two parts: what came in and was not used since, and what was. Values that are
 * asked for once, as a crawler asks, push each other out, and never what visitors use. Within a part the one that was
 * unused for longest goes first.
 */
export class SegmentedLru<V extends object> {
  readonly #new: LRUCache<string, V>
  readonly #proven: LRUCache<string, V>
  readonly #maxSize: number
  readonly #onDrop: Options<V>['onDrop']
  /** On its way from one part to the other: it does not leave. */
  #moving: string | undefined

  constructor({ maxSize, sizeOf, onDrop }: Options<V>) {
    this.#maxSize = maxSize
    this.#onDrop = onDrop
    const part = () =>
      new LRUCache<string, V>({
        maxSize,
        sizeCalculation: sizeOf,
        dispose: (value, key, reason) => {
          if (key !== this.#moving) onDrop(value, key, reason === 'evict')
        },
      })
    this.#new = part()
    this.#proven = part()
  }

  get size(): number {
    return this.#new.size + this.#proven.size
  }

  /** What the values take. */
  get bytes(): number {
    return this.#new.calculatedSize + this.#proven.calculatedSize
  }

  /** Without counting as a use. */
  peek(key: string): V | undefined {
    return this.#proven.peek(key) ?? this.#new.peek(key)
  }

  /** The value was asked for again: it is proven, and the last of its part to go. */
  use(key: string): void {
    const value = this.#new.peek(key)
    if (!value) {
      this.#proven.get(key)
      return
    }
    this.#moving = key
    this.#new.delete(key)
    this.#moving = undefined
    this.#proven.set(key, value)
  }

  /** In the place of what is there, else as new. @returns whether it could be kept */
  set(key: string, value: V): boolean {
    const part = this.#proven.has(key) ? this.#proven : this.#new
    part.set(key, value)
    while (this.bytes > this.#maxSize) this.#dropOne()
    return part.peek(key) === value
  }

  /** The size of a value has changed because it is used: it is measured again, and the last of its part to go. */
  measure(key: string, value: V): void {
    const part = this.#proven.peek(key) === value ? this.#proven : this.#new
    if (part.peek(key) !== value) return
    this.#moving = key
    part.delete(key)
    this.#moving = undefined
    part.set(key, value)
    if (part.peek(key) !== value) this.#onDrop(value, key, true)
    while (this.bytes > this.#maxSize) this.#dropOne()
  }

  *values(): Generator<V> {
    yield* this.#new.values()
    yield* this.#proven.values()
  }

  /** The proven values first; in each part what was used last. */
  *byUse(): Generator<[string, V]> {
    yield* this.#proven.entries()
    yield* this.#new.entries()
  }

  delete(key: string): void {
    this.#new.delete(key)
    this.#proven.delete(key)
  }

  #dropOne(): void {
    const isNewTooLarge = this.#new.calculatedSize > this.#maxSize * SHARE_OF_NEW
    const part = isNewTooLarge || this.#proven.size === 0 ? this.#new : this.#proven
    part.pop()
  }
}
