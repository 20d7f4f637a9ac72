import type { Fault, FaultRequest } from './fault-kinds.ts'

/** The active faults; in memory, so a restart clears them. */
export class ActiveFaults {
  #faults: readonly Fault[] = []
  #lastId = 0

  all(): readonly Fault[] {
    return this.#faults
  }

  add(request: FaultRequest): Fault {
    this.#lastId += 1
    const fault = { ...request, id: this.#lastId, hits: 0 }
    this.#faults = [...this.#faults, fault]
    return fault
  }

  /** Replaces all active faults. */
  replace(requests: readonly FaultRequest[]): readonly Fault[] {
    this.#faults = []
    for (const request of requests) this.add(request)
    return this.#faults
  }

  /** Removes one by its id, or all. */
  remove(id?: number): void {
    this.#faults = id === undefined ? [] : this.#faults.filter((fault) => fault.id !== id)
  }

  /** The faults that apply to a request; decrements those with a count. */
  take(path: string): readonly Fault[] {
    const met = this.#faults.filter((fault) => matchesPathPattern(fault.path, path))
    if (met.length === 0) return []
    this.#faults = this.#faults
      .map((fault) => (met.includes(fault) ? { ...fault, hits: fault.hits + 1 } : fault))
      .filter((fault) => fault.count === undefined || fault.hits < fault.count)
    return met
  }
}

/** `*` matches any characters; a trailing slash is ignored. */
export function matchesPathPattern(pattern: string, path: string): boolean {
  const literals = pattern
    .replace(/(?<=.)\/$/, '')
    .split('*')
    .map(RegExp.escape)
  return new RegExp(`^${literals.join('.*')}/?$`, 's').test(path)
}
