import type { DisturbedSystem } from './disturbed-system.ts'
import type { Visitors } from './visitors.ts'

const PAGE = { host: 'www.wayfare.example', path: '/louvre-museum-tickets/', currency: 'EUR' }
const UID = 'www.wayfare.example.louvre-museum-tickets'

/** Publishes during a fault, and checks whether visitors of each process see it. */
export class Published {
  readonly #system: DisturbedSystem
  readonly #visitors: readonly Visitors[]
  #title: string | undefined
  #isTaken = false

  constructor(system: DisturbedSystem, visitors: readonly Visitors[]) {
    this.#system = system
    this.#visitors = visitors
  }

  async publish(): Promise<void> {
    this.#title = `Published at ${Date.now()}`
    this.#isTaken = await this.#save(this.#title)
  }

  /** True if nothing was published. A refused publication is tried again, as by an editor. */
  async isSeen(): Promise<boolean> {
    const title = this.#title
    if (title === undefined) return true
    if (!this.#isTaken) this.#isTaken = await this.#save(title)
    const seen = await Promise.all(this.#visitors.map((visitors) => visitors.sees(PAGE, title)))
    return seen.every(Boolean)
  }

  #save(title: string): Promise<boolean> {
    return this.#system.publish(UID, title)
  }
}
