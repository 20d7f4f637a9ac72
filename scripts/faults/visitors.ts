import { get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36'
/** Timeout of a visitor in milliseconds. */
const TIMEOUT = 15_000
/** Number of parallel visitors. */
const AT_ONCE = 8
/** Maximum number of requests until a page is complete, one per second. */
const MAX_TRIES = 20
/** Maximum seconds for which shared caches may store an incomplete page. */
const MAX_INCOMPLETE_AGE = 4

/** A request of a page. */
export interface PageRequest {
  readonly host: string
  readonly path: string
  readonly currency: string
}

interface Answer {
  /** 0 without an answer. */
  readonly status: number
  readonly lang: string
  readonly prices: readonly string[]
  readonly tags: readonly string[]
  readonly lacksSomething: boolean
  readonly text: string
  readonly milliseconds: number
}

/** Results of all visits. */
export interface VisitResults {
  answers: number
  /** Answers other than the page, including missing ones. */
  failures: number
  wrongPrices: number
  wrongLanguages: number
  /** Milliseconds. */
  slowest: number
  /** The first failure, for debugging. */
  example: string | undefined
}

export const noResults = (): VisitResults => ({
  answers: 0,
  failures: 0,
  wrongPrices: 0,
  wrongLanguages: 0,
  slowest: 0,
  example: undefined,
})

/** Known complete pages with their content: during a fault nothing else may be shown. */
export class Visitors {
  readonly #port: number
  readonly #expected = new Map<PageRequest, Answer>()

  constructor(port: number) {
    this.#port = port
  }

  /** Requests the pages until they are complete; pages that are missing or stay incomplete are left out. */
  async remember(pages: readonly PageRequest[]): Promise<void> {
    this.#expected.clear()
    for (const page of pages) {
      let answer = await this.#request(page)
      for (let tries = 0; answer.lacksSomething && tries < MAX_TRIES; tries += 1) {
        await sleep(1000)
        answer = await this.#request(page)
      }
      if (answer.status === 200 && !answer.lacksSomething) this.#expected.set(page, answer)
    }
  }

  get count(): number {
    return this.#expected.size
  }

  /** The tags of all pages and of the catalogue answers in them. */
  get tags(): string[] {
    return [...new Set([...this.#expected.values()].flatMap(({ tags }) => tags))]
  }

  /** Requests each page once and counts failures. */
  async visit(results: VisitResults, allowsOtherPrices = false): Promise<void> {
    await this.#each(async (page, expected, answer) => {
      results.answers += 1
      results.slowest = Math.max(results.slowest, answer.milliseconds)
      const isPage = answer.status === expected.status
      const isRightLanguage = !isPage || answer.lang === expected.lang
      const wrong =
        isPage && !allowsOtherPrices ? answer.prices.filter((price) => !expected.prices.includes(price)) : []
      if (!isPage) results.failures += 1
      if (!isRightLanguage) results.wrongLanguages += 1
      if (wrong.length > 0) results.wrongPrices += 1
      if (isPage && isRightLanguage && wrong.length === 0) return
      const what = `${answer.status} ${answer.lang} ${wrong.join(' ')}`
      results.example ??= `${page.host}${page.path} in ${page.currency}: ${what}`
    })
  }

  /** Whether every page has all its prices again. */
  async areWhole(): Promise<boolean> {
    let areWhole = true
    await this.#each(async (_page, expected, answer) => {
      if (answer.status !== expected.status || answer.lang !== expected.lang || !isSame(answer.prices, expected.prices))
        areWhole = false
    })
    return areWhole
  }

  /** Whether a page contains a text. */
  async sees(page: PageRequest, text: string): Promise<boolean> {
    return (await this.#request(page)).text.includes(text)
  }

  async #each(look: (page: PageRequest, expected: Answer, answer: Answer) => Promise<void>): Promise<void> {
    const waiting = [...this.#expected]
    const worker = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [page, expected] = next
        await look(page, expected, await this.#request(page))
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, worker))
  }

  #request({ host, path, currency }: PageRequest): Promise<Answer> {
    const started = performance.now()
    const headers = { host, 'user-agent': BROWSER, 'x-variant': `currency=${currency}` }
    return new Promise((resolve) => {
      const nothing = { status: 0, lang: '', prices: [], tags: [], lacksSomething: false, text: '' }
      const fail = () => resolve({ ...nothing, milliseconds: performance.now() - started })
      const request = get({ port: this.#port, host: '127.0.0.1', path, headers, agent: false, timeout: TIMEOUT })
      request.on('timeout', () => request.destroy(new Error('too late')))
      request.on('error', fail)
      request.on('response', (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', fail)
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString()
          const tags = String(response.headers['surrogate-key'] ?? '')
            .split(' ')
            .filter(Boolean)
          const milliseconds = performance.now() - started
          const maxAge = /s-maxage=(\d+)/.exec(String(response.headers['cache-control']))?.[1]
          const lacksSomething = maxAge !== undefined && Number(maxAge) <= MAX_INCOMPLETE_AGE
          resolve({ status: response.statusCode ?? 0, ...readPage(text), tags, lacksSomething, text, milliseconds })
        })
      })
    })
  }
}

const PRICE = /\p{Sc}[\s\u00a0\u202f]?\d[\d.,\u00a0\u202f]*\d|\d[\d.,\u00a0\u202f]*[\s\u00a0\u202f]?\p{Sc}/gu

function readPage(html: string): Pick<Answer, 'lang' | 'prices'> {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main'))
  const words = main.replace(/<script[\s\S]*?<\/script>/g, ' ').replace(/<[^>]+>/g, ' ')
  return {
    lang: /<html[^>]* lang="([^"]+)"/.exec(html)?.[1] ?? '',
    prices: [...new Set(words.match(PRICE) ?? [])].toSorted(),
  }
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((price, index) => price === other[index])
}
