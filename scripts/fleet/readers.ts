import { Agent, get, type IncomingMessage } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36'
/** Readers at once, and milliseconds that each rests after an answer: what a machine of two cores bears beside the fleet. */
export const READERS = 6
const RESTS = 150
/** Milliseconds after which a reader gives up. */
const PATIENCE = 20_000

export interface Address {
  readonly host: string
  readonly path: string
  readonly currency: string
}

/** What readers met in a while. */
export interface Readings {
  readonly requests: number
  /** Out of nginx's cache. */
  readonly hits: number
  /** Answers of 5xx, and none at all. */
  readonly failed: number
  /** Answers that began, and ended before their end. */
  readonly cut: number
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
}

interface Reading {
  readonly outcome: 'good' | 'failed' | 'cut'
  readonly isHit: boolean
  readonly milliseconds: number
  readonly text: string
}

/** Readers who ask for pages without an end: every second one for one of a few, the others for what nobody has asked for yet. */
export class Readers {
  readonly #port: number
  readonly #known: readonly Address[]
  readonly #unknown: Iterator<Address>
  readonly #agent = new Agent({ keepAlive: true })
  #readings: Reading[] = []
  #isOver = false
  #ended: Promise<unknown> = Promise.resolve()

  constructor(port: number, known: readonly Address[], unknown: Iterable<Address>) {
    this.#port = port
    this.#known = known
    this.#unknown = unknown[Symbol.iterator]()
  }

  start(): void {
    this.#ended = Promise.all(Array.from({ length: READERS }, (_, number) => this.#read(number)))
  }

  /** What they met since the last time that somebody asked. */
  take(): Readings {
    const readings = this.#readings
    this.#readings = []
    const times = readings.map(({ milliseconds }) => milliseconds)
    const count = (wanted: Reading['outcome']) => readings.filter(({ outcome }) => outcome === wanted).length
    return {
      requests: readings.length,
      hits: readings.filter(({ isHit }) => isHit).length,
      failed: count('failed'),
      cut: count('cut'),
      p50: quantile(times, 0.5),
      p99: quantile(times, 0.99),
    }
  }

  async stop(): Promise<void> {
    this.#isOver = true
    await this.#ended
    this.#agent.destroy()
  }

  async #read(number: number): Promise<void> {
    for (let turn = number; !this.#isOver; turn += 1) {
      const known = this.#known[turn % this.#known.length]
      const asked = turn % 2 === 0 ? known : this.#unknown.next().value
      if (asked) this.#readings.push(await ask(this.#port, asked, this.#agent))
      await sleep(RESTS)
    }
  }
}

/** Asks for a page, of nginx or of a process of the site. */
export async function ask(port: number, { host, path, currency }: Address, agent?: Agent): Promise<Reading> {
  const began = performance.now()
  // Of nginx by the cookie, of a process as nginx would.
  const headers = {
    host,
    'user-agent': BROWSER,
    cookie: `currency=${currency}`,
    'x-variant': `currency=${currency}`,
  }
  const answer = await new Promise<Omit<Reading, 'milliseconds'>>((resolve) => {
    const fail = (outcome: Reading['outcome']) => resolve({ outcome, isHit: false, text: '' })
    const request = get({ port, host: '127.0.0.1', path, headers, agent, timeout: PATIENCE })
    request.on('timeout', () => request.destroy(new Error('too late')))
    request.on('error', () => fail('failed'))
    request.on('response', (response) => void readAll(response).then(resolve, () => fail('cut')))
  })
  return { ...answer, milliseconds: performance.now() - began }
}

async function readAll(response: IncomingMessage): Promise<Omit<Reading, 'milliseconds'>> {
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk)
  const isHit = response.headers['x-cache-status'] === 'HIT'
  const outcome = (response.statusCode ?? 0) >= 500 ? 'failed' : 'good'
  return { outcome, isHit, text: Buffer.concat(chunks).toString() }
}

/** By nearest rank: of fewer than a hundred values p99 is the greatest. */
export function quantile(values: readonly number[], share: number): number {
  return values.toSorted((one, other) => one - other)[Math.ceil(values.length * share) - 1] ?? 0
}
