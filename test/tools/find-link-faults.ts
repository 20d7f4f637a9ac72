import type { HTMLElement } from 'node-html-parser'
import type { PublishedPage } from './published-pages.ts'
import { someAtOnce } from './some-at-once.ts'

/** What is behind an address, as far as a link to it is judged. */
export interface Behind {
  readonly status: number
  readonly text: string
  readonly location?: string | undefined
}

/** Asks the site once for each address below `<host>.localhost`. */
export type Ask = (host: string, path: string) => Promise<Behind>

interface Shown {
  readonly status: number
  readonly lang: string | undefined
  readonly brand: string | undefined
  readonly location: string | undefined
}

const BOOKING_PATH = /^(?:\/([a-z]{2}))?\/book\/\d+\/[a-z/-]+\/$/
/** Norwegian pages name the written form that they are in; addresses name the language. */
const BOKMAL = 'nb'
const GO = /\/go\/\d+\/$/

/**
 * What is wrong with the links of pages: one that answers neither a page nor a booking page, one that changes the
 * language without being the choice of a language, one that leads to another brand on the same host.
 */
export class LinkFaults {
  readonly #ask: Ask
  readonly #hosts: ReadonlySet<string>
  readonly #shown = new Map<string, Promise<Shown>>()

  /** @param hosts of the sites, as in production */
  constructor(ask: Ask, hosts: Iterable<string>) {
    this.#ask = ask
    this.#hosts = new Set(hosts)
  }

  /** @param root of the page, as it was answered */
  async of(page: PublishedPage, root: HTMLElement): Promise<string[]> {
    const brand = root.querySelector('html')?.getAttribute('data-brand')
    const faults = await someAtOnce(root.querySelectorAll('a[href]'), (link) => this.#faultOf(link, page, brand))
    return [...new Set(faults.filter((fault) => fault !== undefined))]
  }

  async #faultOf(link: HTMLElement, page: PublishedPage, brand: string | undefined): Promise<string | undefined> {
    const href = link.getAttribute('href') ?? ''
    const url = new URL(href, `http://${page.host}.localhost${page.path}`)
    if (!url.protocol.startsWith('http') || href.startsWith('#')) return undefined
    const host = url.hostname.replace(/\.localhost$/, '')
    if (!this.#hosts.has(host)) return faultOfBooking(url, page.lang)
    const shown = await this.#show(host, url.pathname + url.search)
    if (GO.test(url.pathname)) {
      const target = shown.location
      return shown.status === 302 && target
        ? faultOfBooking(new URL(target), page.lang)
        : `${href} answers ${shown.status}`
    }
    if (shown.status !== 200) return `${href} answers ${shown.status}`
    const asked = link.getAttribute('hreflang') ?? page.lang
    if (shown.lang !== asked) return `${href} is in ${shown.lang}, not in ${asked}`
    const isSameBrand = host !== page.host || shown.brand === brand
    return isSameBrand ? undefined : `${href} changes the brand to ${shown.brand}`
  }

  #show(host: string, path: string): Promise<Shown> {
    const key = host + path
    const known = this.#shown.get(key) ?? this.#ask(host, path).then(describe)
    this.#shown.set(key, known)
    return known
  }
}

function describe({ status, text, location }: Behind): Shown {
  const [tag = ''] = /<html[^>]*>/.exec(text) ?? []
  const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]
  return {
    status,
    location,
    lang: attribute('lang')?.slice(0, 2).replace(BOKMAL, 'no'),
    brand: attribute('data-brand'),
  }
}

/** Other hosts are booking hosts, or what an editor wrote: nobody answers there in the sample. */
function faultOfBooking({ hostname, pathname, href }: URL, lang: string): string | undefined {
  if (!hostname.startsWith('book.')) return undefined
  const booked = BOOKING_PATH.exec(pathname)
  if (!booked) return `${href} is no booking page`
  return (booked[1] ?? 'en') === lang ? undefined : `${href} books in another language than ${lang}`
}
