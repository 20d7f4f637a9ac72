import { get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36'
/** Milliseconds after which a visitor gives up. */
const PATIENCE = 15_000
/** Visitors who ask at once. */
const AT_ONCE = 8
/** How often a page is asked for until it is whole, once a second. */
const MOST_TRIES = 20
/** Seconds: for no longer others may keep a page that lacks something. */
const KEPT_WITHOUT = 4

/** A page as somebody asks for it. */
export interface Asked {
  readonly host: string
  readonly path: string
  readonly currency: string
}

interface Answer {
  /** 0 where there was none. */
  readonly status: number
  readonly lang: string
  readonly prices: readonly string[]
  readonly tags: readonly string[]
  readonly lacksSomething: boolean
  readonly text: string
  readonly milliseconds: number
}

/** What visitors met. */
export interface Met {
  answers: number
  /** Answers other than the page, those that never came among them. */
  failures: number
  wrongPrices: number
  wrongLanguages: number
  /** Milliseconds. */
  slowest: number
  /** The first of what was wrong, for whoever has to mend it. */
  example: string | undefined
}

export const nothingMet = (): Met => ({
  answers: 0,
  failures: 0,
  wrongPrices: 0,
  wrongLanguages: 0,
  slowest: 0,
  example: undefined,
})

/** Pages that are good, and what is on them: whatever a fault does, nothing else may be shown. */
export class Visitors {
  readonly #port: number
  readonly #good = new Map<Asked, Answer>()

  constructor(port: number) {
    this.#port = port
  }

  /** Asks for the pages until they lack nothing; those that are not there, or do not become whole, are left out. */
  async remember(pages: readonly Asked[]): Promise<void> {
    this.#good.clear()
    for (const page of pages) {
      let answer = await this.#ask(page)
      for (let tries = 0; answer.lacksSomething && tries < MOST_TRIES; tries += 1) {
        await sleep(1000)
        answer = await this.#ask(page)
      }
      if (answer.status === 200 && !answer.lacksSomething) this.#good.set(page, answer)
    }
  }

  get count(): number {
    return this.#good.size
  }

  /** By which all of the pages, and all that the catalogue says on them, are dropped. */
  get tags(): string[] {
    return [...new Set([...this.#good.values()].flatMap(({ tags }) => tags))]
  }

  /** Each page once; what is wrong is counted. */
  async visit(met: Met, allowsOtherPrices = false): Promise<void> {
    await this.#each(async (asked, good, answer) => {
      met.answers += 1
      met.slowest = Math.max(met.slowest, answer.milliseconds)
      const isPage = answer.status === good.status
      const isRightLanguage = !isPage || answer.lang === good.lang
      const wrong = isPage && !allowsOtherPrices ? answer.prices.filter((price) => !good.prices.includes(price)) : []
      if (!isPage) met.failures += 1
      if (!isRightLanguage) met.wrongLanguages += 1
      if (wrong.length > 0) met.wrongPrices += 1
      if (isPage && isRightLanguage && wrong.length === 0) return
      const what = `${answer.status} ${answer.lang} ${wrong.join(' ')}`
      met.example ??= `${asked.host}${asked.path} in ${asked.currency}: ${what}`
    })
  }

  /** Whether every page has all of its prices again. */
  async areWhole(): Promise<boolean> {
    let areWhole = true
    await this.#each(async (_asked, good, answer) => {
      if (answer.status !== good.status || answer.lang !== good.lang || !isSame(answer.prices, good.prices))
        areWhole = false
    })
    return areWhole
  }

  /** Whether a text stands on a page. */
  async sees(asked: Asked, text: string): Promise<boolean> {
    return (await this.#ask(asked)).text.includes(text)
  }

  async #each(look: (asked: Asked, good: Answer, answer: Answer) => Promise<void>): Promise<void> {
    const waiting = [...this.#good]
    const worker = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [asked, good] = next
        await look(asked, good, await this.#ask(asked))
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, worker))
  }

  #ask({ host, path, currency }: Asked): Promise<Answer> {
    const started = performance.now()
    const headers = { host, 'user-agent': BROWSER, 'x-variant': `currency=${currency}` }
    return new Promise((resolve) => {
      const nothing = { status: 0, lang: '', prices: [], tags: [], lacksSomething: false, text: '' }
      const fail = () => resolve({ ...nothing, milliseconds: performance.now() - started })
      const request = get({ port: this.#port, host: '127.0.0.1', path, headers, agent: false, timeout: PATIENCE })
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
          const kept = /s-maxage=(\d+)/.exec(String(response.headers['cache-control']))?.[1]
          const lacksSomething = kept !== undefined && Number(kept) <= KEPT_WITHOUT
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
