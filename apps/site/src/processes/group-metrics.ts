import { AggregatorRegistry, type Registry } from 'prom-client'
import { z } from 'zod'

/** The metrics of a process, as its registry gives them. */
export const processMetricsSchema = z.array(z.looseObject({ name: z.string(), type: z.string() }))
type ProcessMetrics = z.infer<typeof processMetricsSchema>

const COUNTING: ReadonlySet<string> = new Set(['counter', 'histogram', 'summary'])

/**
 * The metrics of several processes as those of one: they are added, and each gauge says by its `aggregator` what else is to be done. Counts never
 * fall, which would be read as a restart of all: what a process counted remains when it ends or does not answer in time.
 */
export class GroupMetrics {
  /** Of each process, by its port, what it said last. */
  readonly #last = new Map<number, ProcessMetrics>()
  /** What those counted that have ended. */
  #ended: Promise<readonly object[]> = Promise.resolve([])

  /**
   * @param answers of the processes that answered, by port
   * @param running ports of those that are running, also if they did not answer
   * @param own metrics of this process
   */
  async add(
    answers: ReadonlyMap<number, ProcessMetrics>,
    running: readonly number[],
    own: readonly object[],
  ): Promise<Registry> {
    for (const port of running) {
      const said = answers.get(port)
      if (said) this.#last.set(port, said)
    }
    this.#noteEnded(new Set(running))
    const now = [...this.#last].map(([port, said]) => answers.get(port) ?? counted(said))
    return sum([...now, own, await this.#ended])
  }

  #noteEnded(running: ReadonlySet<number>): void {
    const ended = [...this.#last].filter(([port]) => !running.has(port))
    if (ended.length === 0) return
    for (const [port] of ended) this.#last.delete(port)
    const before = this.#ended
    this.#ended = before.then((sums) => sum([sums, ...ended.map(([, said]) => counted(said))]).getMetricsAsJSON())
  }
}

function sum(metrics: readonly (readonly object[])[]): Registry {
  return AggregatorRegistry.aggregate(metrics.map((one) => [...one]))
}

/** Without gauges, which say what is now. */
function counted(metrics: ProcessMetrics): ProcessMetrics {
  return metrics.filter(({ type }) => COUNTING.has(type))
}
