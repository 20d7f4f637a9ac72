import type { MissingPageServices } from '../answers/answer-missing-page.ts'
import { cachedForm, JSON_FORM, MARKDOWN_FORM, type PageForm } from '../answers/answer-page.ts'
import { findProduct } from '../answers/find-product.ts'
import type { RenderedPage } from '../cache/rendered-page.ts'
import { decideVisit } from '../content/visit/decide-visit.ts'
import { type PageJson, pageJsonSchema, type SearchJson, searchJsonSchema } from '../pages/json/page-json-schema.ts'
import { renderSearchJson } from '../pages/search/render-search-json.ts'
import type { RequestFacts, Resolution } from '../request/resolve.ts'
import type { Visit } from '../request/visit.ts'

export interface AnswerServices extends MissingPageServices {
  readonly resolve: (facts: RequestFacts) => Resolution
}

/** Steps from an address to the page that it means. */
const MAX_REDIRECTS = 4

/** What a site answers at its addresses, for a program in this process: by the rules and caches of every request. */
export class SiteAnswers {
  readonly #facts: RequestFacts
  readonly #services: AnswerServices

  /**
   * @param host of the site, in production
   * @param userAgent of who asks; one of a crawler gives way to visitors in the render queue
   */
  constructor(host: string, services: AnswerServices, userAgent?: string) {
    this.#facts = { protocol: 'https', host, url: '/', userAgent }
    this.#services = services
  }

  /**
   * @param address path of a page, with parameters
   * @returns `undefined` where this host has no page
   */
  async page(address: string): Promise<PageJson | undefined> {
    const text = await textOf(await this.#read(address, JSON_FORM, 'json'))
    return text === undefined ? undefined : pageJsonSchema.parse(JSON.parse(text))
  }

  /** The page of an address as Markdown. */
  async markdown(address: string): Promise<string | undefined> {
    return textOf(await this.#read(address, MARKDOWN_FORM, 'markdown'))
  }

  /**
   * The page of an address in a form that is addressed as its JSON is.
   *
   * @throws CatalogueUnavailableError
   */
  form(address: string, form: PageForm): Promise<RenderedPage | undefined> {
    return this.#read(address, form, 'json')
  }

  /** @param address path of the results page, with parameters */
  async search(address: string): Promise<SearchJson | undefined> {
    const resolution = this.#resolve(withFile(address, JSON_FORM))
    if (resolution.kind !== 'search') return undefined
    await this.#services.responses.renderQueue.start(resolution.visit)
    const rendering = await renderSearchJson(resolution.search, resolution.visit, this.#services)
    return rendering && searchJsonSchema.parse(JSON.parse(rendering.html))
  }

  #resolve(url: string): Resolution {
    return this.#services.resolve({ ...this.#facts, url })
  }

  async #read(address: string, form: PageForm, kind: 'json' | 'markdown'): Promise<RenderedPage | undefined> {
    let url: string | undefined = withFile(address, form)
    for (let step = 0; url !== undefined && step < MAX_REDIRECTS; step += 1) {
      const resolution = this.#resolve(url)
      if (resolution.kind === 'redirect') url = this.#pathOf(resolution.location)
      else if (resolution.kind !== kind) return undefined
      else {
        const page = await this.#pageOf(resolution.visit, url, form)
        if (typeof page !== 'string') return page?.status === 200 ? page : undefined
        url = this.#pathOf(page)
      }
    }
    return undefined
  }

  /** @returns the page, or the location that has it */
  async #pageOf(asked: Visit, url: string, form: PageForm): Promise<RenderedPage | string | undefined> {
    const { search } = new URL(url, this.#origin)
    const decision = decideVisit(asked, search, this.#services)
    const found = decision.kind === 'product' ? await findProduct(decision, form, search, this.#services) : decision
    if (found.kind === 'moved') return found.location
    if (found.kind === 'rendered') return found.answer.page
    if (found.kind !== 'page') return undefined
    const { page } = await cachedForm(found.visit, form, this.#services)
    return page.location ?? page
  }

  get #origin(): string {
    return `https://${this.#facts.host}`
  }

  /** @returns `undefined` for a location on another host */
  #pathOf(location: string): string | undefined {
    const { origin, pathname, search } = new URL(location, this.#origin)
    return origin === this.#origin ? pathname + search : undefined
  }
}

function withFile(address: string, { file }: PageForm): string {
  const [path = '', query] = address.split('?')
  return path.replace(/\/?$/, `/${file}`) + (query === undefined ? '' : `?${query}`)
}

async function textOf(page: RenderedPage | undefined): Promise<string | undefined> {
  return page && (await page.body('identity')).toString()
}
