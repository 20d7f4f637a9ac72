import { Agent, get, type IncomingMessage } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36'
/** Number of parallel readers, and their pause in milliseconds; suits a machine with two cores that also runs the fleet. */
export const READERS = 6
const RESTS = 150
/** Timeout of a reader in milliseconds. */
const TIMEOUT = 20_000

export interface Address {
  readonly host: string
  readonly path: string
  readonly currency: string
}

/** Results of a period. */
export interface Readings {
  readonly requests: number
  /** Answers from nginx's cache. */
  readonly hits: number
  /** Answers with status 5xx, and missing answers. */
  readonly failed: number
  /** Truncated answers. */
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

/**
 * Readers that request pages continuously: every second request is for a popular page, the others for pages not requested
 * before.
 */
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

  /** Results since the last call. */
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
    for (let count = number; !this.#isOver; count += 1) {
      const known = this.#known[count % this.#known.length]
      const address = count % 2 === 0 ? known : this.#unknown.next().value
      if (address) this.#readings.push(await request(this.#port, address, this.#agent))
      await sleep(RESTS)
    }
  }
}

/** Requests a page from nginx or from a process of the site. */
export async function request(port: number, { host, path, currency }: Address, agent?: Agent): Promise<Reading> {
  const began = performance.now()
  // nginx gets the currency as a cookie, a process the header that nginx would send.
  const headers = {
    host,
    'user-agent': BROWSER,
    cookie: `currency=${currency}`,
    'x-variant': `currency=${currency}`,
  }
  const answer = await new Promise<Omit<Reading, 'milliseconds'>>((resolve) => {
    const fail = (outcome: Reading['outcome']) => resolve({ outcome, isHit: false, text: '' })
    const request = get({ port, host: '127.0.0.1', path, headers, agent, timeout: TIMEOUT })
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

/** Nearest-rank quantile; with fewer than a hundred values p99 is the maximum. */
export function quantile(values: readonly number[], share: number): number {
  return values.toSorted((one, other) => one - other)[Math.ceil(values.length * share) - 1] ?? 0
}
