import type { LanguageCode } from '@passepartout/content-model/locales'
import type { SiteDirectory, SiteEntry } from '../../request/site-directory.ts'
import type { PublishedStore } from '../store/published-store.ts'

type HomeCities = ReturnType<PublishedStore['homeCities']>

/**
 * The sites that sell the tour groups of a city, and their order; in memory, rebuilt when a site or a home page changes
 * (docs/decisions/027 and 067).
 */
export class SellingSiteIndex {
  /** By site and language, normalised for comparison. */
  readonly #homeCities: ReadonlyMap<string, string>
  /** In order. */
  readonly #ordered: readonly SiteEntry[]
  readonly #places: ReadonlyMap<string, number>
  readonly #ofCity = new Map<string, readonly SiteEntry[]>()
  /** Equal for two instances with the same result. */
  readonly key: string

  constructor({ sites }: Pick<SiteDirectory, 'sites'>, homeCities: HomeCities) {
    this.#homeCities = new Map(homeCities.map(({ uid, lang, city }) => [`${uid} ${lang}`, city.toUpperCase()]))
    this.#ordered = sites.toSorted((one, other) => this.#compare(one, other))
    this.#places = new Map(this.#ordered.map(({ uid }, place) => [uid, place]))
    const facts = this.#ordered.map(({ uid, languages, mainAddressOrder }) => [uid, languages, mainAddressOrder])
    this.key = JSON.stringify([facts, [...this.#homeCities]])
  }

  /** Whether a site has pages about a city's tour groups: a site whose home page is about a city sells only there. */
  sells({ uid }: Pick<SiteEntry, 'uid'>, lang: LanguageCode, cityCode: string | undefined): boolean {
    const home = this.#homeCities.get(`${uid} ${lang}`)
    return home === undefined || home === cityCode?.toUpperCase()
  }

  /** The sites that sell in a city, in any of their languages, in order. */
  in(cityCode: string | undefined): readonly SiteEntry[] {
    const city = cityCode?.toUpperCase() ?? ''
    return this.#ofCity.getOrInsertComputed(city, () =>
      this.#ordered.filter((site) => site.languages.some((lang) => this.sells(site, lang, cityCode))),
    )
  }

  /** The rank of a site; unknown sites come last. */
  placeOf(siteUid: string): number {
    return this.#places.get(siteUid) ?? this.#ordered.length
  }

  /** Order: the editors' rank, then sites that sell everywhere, then sites higher in the hierarchy, then by name. */
  #compare(one: SiteEntry, other: SiteEntry): number {
    return (
      orderOf(one) - orderOf(other) ||
      Number(this.#isOfOneCity(one)) - Number(this.#isOfOneCity(other)) ||
      depthOf(one) - depthOf(other) ||
      (one.uid < other.uid ? -1 : 1)
    )
  }

  #isOfOneCity({ uid, languages }: SiteEntry): boolean {
    return languages.every((lang) => this.#homeCities.has(`${uid} ${lang}`))
  }
}

/** Above any rank of editors where they gave none. */
function orderOf({ mainAddressOrder = Number.MAX_SAFE_INTEGER }: SiteEntry): number {
  return mainAddressOrder
}

function depthOf({ folder }: SiteEntry): number {
  return folder === '' ? 0 : folder.split('.').length
}
