import type { z } from 'zod'
import type { RenderedPage } from '../cache/rendered-page.ts'
import { decideVisit } from '../content/visit/decide-visit.ts'
import { Memo } from '../memo/memo.ts'
import { type PageJson, pageJsonSchema, type SearchJson, searchJsonSchema } from '../pages/json/page-json-schema.ts'
import type { RequestFacts, Resolution } from '../request/resolve.ts'
import type { Visit } from '../request/visit.ts'
import type { MissingPageServices } from '../request-handlers/answer-missing-page.ts'
import { getOrRenderPage, PAGE_FORMATS, type PageFormat } from '../request-handlers/answer-page.ts'
import { cachedSearchJson } from '../request-handlers/answer-search.ts'
import { renderOrRedirectProductPage } from '../request-handlers/render-or-redirect-product-page.ts'

export interface SiteClientServices extends MissingPageServices {
  readonly resolve: (facts: RequestFacts) => Resolution
}

/** Steps from an address to the page that it means. */
const MAX_REDIRECTS = 4

/** By the digest of their text: programs ask for the same ones again before these change. */
const MOST_PARSED = 100
const parsedPages = new Memo<PageJson>(MOST_PARSED)
const parsedSearches = new Memo<SearchJson>(MOST_PARSED)
const MOST_OWN_PATHS = 5000
/**
 * The own paths of products by host and another path of theirs, until anything is published (`Content.edition`): which one is a product's
 * own is known when its page is loaded.
 */
const ownPathsIn = new WeakMap<object, Memo<string>>()

/** What a site answers at its addresses, for a program in this process: by the rules and caches of every request. */
export class InternalSiteClient {
  readonly #facts: RequestFacts
  readonly #services: SiteClientServices
  readonly #onDigestRead: (digest: string) => void

  /**
   * @param host of the site, in production
   * @param userAgent of who asks; one of a crawler gives way to visitors in the render queue
   * @param onDigestRead is told the digest of each text that is read; another text has another one
   */
  constructor(
    host: string,
    services: SiteClientServices,
    userAgent?: string,
    onDigestRead: (digest: string) => void = () => undefined,
  ) {
    this.#facts = { protocol: 'https', host, url: '/', userAgent }
    this.#services = services
    this.#onDigestRead = onDigestRead
  }

  /**
   * @param address path of a page, with parameters; nothing is at none
   * @returns `undefined` where this host has no page
   */
  async page(address: string | undefined): Promise<PageJson | undefined> {
    const page = await this.#read(address, PAGE_FORMATS.json, 'json')
    return page && this.#parsed(page, parsedPages, pageJsonSchema)
  }

  /** The page of an address as Markdown. */
  async markdown(address: string | undefined): Promise<string | undefined> {
    const page = await this.#read(address, PAGE_FORMATS.markdown, 'markdown')
    if (page) this.#onDigestRead(page.etag('identity'))
    return page && readPageText(page)
  }

  /**
   * The page of an address in a form that is addressed as its JSON is.
   *
   * @throws CatalogueUnavailableError
   */
  form(address: string | undefined, form: PageFormat): Promise<RenderedPage | undefined> {
    return this.#read(address, form, 'json')
  }

  /** @param address path of the results page, with parameters */
  async search(address: string | undefined): Promise<SearchJson | undefined> {
    if (address === undefined) return undefined
    const resolution = this.#resolve(withFile(address, PAGE_FORMATS.json))
    if (resolution.kind !== 'search') return undefined
    const { page } = await cachedSearchJson(resolution, this.#services)
    return page.status === 200 ? this.#parsed(page, parsedSearches, searchJsonSchema) : undefined
  }

  async #parsed<T>(page: RenderedPage, parsed: Memo<T>, schema: z.ZodType<T>): Promise<T> {
    const digest = page.etag('identity')
    this.#onDigestRead(digest)
    const known = parsed.get(digest)
    if (known !== undefined) return known
    const text = await readPageText(page)
    // Parsing takes milliseconds, and others may be ready for theirs.
    await this.#services.responses.renderQueue.yield()
    const value = schema.parse(JSON.parse(text))
    parsed.set(digest, value)
    return value
  }

  #resolve(url: string): Resolution {
    return this.#services.resolve({ ...this.#facts, url })
  }

  async #read(
    address: string | undefined,
    form: PageFormat,
    kind: 'json' | 'markdown',
  ): Promise<RenderedPage | undefined> {
    if (address === undefined) return undefined
    // Asked for before anything is read: what is found out while something is published is forgotten.
    const ownPaths = ownPathsIn.getOrInsertComputed(this.#services.content.edition, () => new Memo(MOST_OWN_PATHS))
    const asked = splitUrl(withFile(address, form))
    let url: string | undefined = (ownPaths.get(this.#placeOf(asked.path)) ?? asked.path) + asked.query
    let before: { readonly path: string; readonly tgid: number | undefined } | undefined
    for (let step = 0; url !== undefined && step < MAX_REDIRECTS; step += 1) {
      const resolution = this.#resolve(url)
      if (resolution.kind === 'redirect') url = this.#pathOf(resolution.location)
      else if (resolution.kind !== kind) return undefined
      else {
        const { tgid } = resolution.visit
        const { path } = splitUrl(url)
        if (tgid !== undefined && before?.tgid === tgid) ownPaths.set(this.#placeOf(before.path), path)
        before = { path, tgid }
        const page = await this.#pageOf(resolution.visit, url, form)
        if (typeof page !== 'string') return page?.status === 200 ? page : undefined
        url = this.#pathOf(page)
      }
    }
    return undefined
  }

  /** @returns the page, or the location that has it */
  async #pageOf(asked: Visit, url: string, form: PageFormat): Promise<RenderedPage | string | undefined> {
    const { search } = new URL(url, this.#origin)
    const decision = decideVisit(asked, search, this.#services)
    const found =
      decision.kind === 'product' ? await renderOrRedirectProductPage(decision, form, search, this.#services) : decision
    if (found.kind === 'moved') return found.location
    if (found.kind === 'rendered') return found.answer.page
    if (found.kind !== 'page') return undefined
    const { page } = await getOrRenderPage(found.visit, form, this.#services)
    return page.location ?? page
  }

  #placeOf(path: string): string {
    return `${this.#facts.host} ${path}`
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

function withFile(address: string, { file }: PageFormat): string {
  const { path, query } = splitUrl(address)
  return path.replace(/\/?$/, `/${file}`) + query
}

/** @returns the query with its question mark; empty without one */
function splitUrl(url: string): { readonly path: string; readonly query: string } {
  const [path = '', query] = url.split('?')
  return { path, query: query === undefined ? '' : `?${query}` }
}

export async function readPageText(page: RenderedPage): Promise<string> {
  return (await page.body('identity')).toString()
}
