import { setTimeout as sleep } from 'node:timers/promises'
import type { Page, Request } from 'playwright-core'

/** Milliseconds without a question: the form waits a quarter of a second before it asks one. */
const QUIET = 350

/** A form of the admin that tells when its server has answered: a row that is added before may be taken back by the answer. */
export class AnsweredForm {
  readonly page: Page
  readonly #asked = new Set<Request>()
  #quietSince = performance.now()

  constructor(page: Page) {
    this.page = page
    page.on('request', (request) => {
      if (request.method() !== 'GET') this.#asked.add(request)
    })
    page.on('requestfinished', (request) => this.#note(request))
    page.on('requestfailed', (request) => this.#note(request))
  }

  #note(request: Request): void {
    if (this.#asked.delete(request)) this.#quietSince = performance.now()
  }

  /** Resolves when everything is answered that follows from what was done just now. */
  async answered(): Promise<void> {
    const now = performance.now()
    while (this.#asked.size > 0 || performance.now() - Math.max(now, this.#quietSince) < QUIET) await sleep(25)
  }
}
