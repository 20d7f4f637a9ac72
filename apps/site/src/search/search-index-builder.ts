import { setImmediate, setTimeout } from 'node:timers/promises'
import { tourGroupIdOfCacheTag } from '@passepartout/content-model/cache-tags'
import { isCopyUid } from '@passepartout/content-model/links/uid'
import { isLanguageCode, type LanguageCode } from '@passepartout/content-model/locales'
import { pageDocumentSchema } from '@passepartout/content-model/page'
import { z } from 'zod'
import { RenderDependencies } from '../cache/render-dependencies.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { BookingFlowType } from '../catalogue/product.ts'
import type { ContentCache } from '../content/content-cache.ts'
import type { Reporter } from '../operations/reporter.ts'
import { entriesOfTourGroup, type IndexedShowDetails, type IndexedTourGroupFields } from './entries-of-tour-group.ts'
import { entryOfPage, peopleIn } from './entry-of-page.ts'
import type { Removal } from './index-writer.ts'
import type { AsyncIndexWriter } from './index-writer-thread.ts'
import type { SearchEntry } from './search-index.ts'

interface BuilderParts {
  readonly content: Pick<ContentCache, 'directory' | 'page' | 'store'>
  readonly catalogue: Pick<Catalogue, 'cities' | 'cityTourGroups' | 'collection' | 'tourGroup' | 'contextOf'>
  readonly writing: AsyncIndexWriter
  readonly reporter: Reporter
  readonly servedLanguages: ReadonlySet<LanguageCode>
  readonly now: () => number
}

/** Documents read per batch: a few milliseconds of work. */
const PAGES_AT_ONCE = 20
/** Prices are not indexed, but calls need a currency. */
const CURRENCY = 'EUR'
const PAGE_IDENTIFIER = 'search'

const pageSchema = pageDocumentSchema
  .pick({
    uid: true,
    lang: true,
    siteUid: true,
    translationGroup: true,
    pageType: true,
    categorisation: true,
    meta: true,
    title: true,
    kicker: true,
    standfirst: true,
  })
  .extend({ blocks: z.array(z.looseObject({})) })
type IndexedPage = z.infer<typeof pageSchema>

const PAGE_TAG = /^page:(.+):([a-z]{2}):page$/

/** Fills the search index from published pages and the catalogue: completely, or only changes. */
export class SearchIndexBuilder {
  readonly #parts: BuilderParts
  #build = 0
  /** Names of collections by language and id, from the tour groups of a build. */
  readonly #collectionNames = new Map<string, string>()
  /** Cast and creatives of tour groups by the page and language that names them. */
  readonly #people = new Map<number, Map<string, readonly string[]>>()
  /** Changes during a whole build; the build may have read the old state. */
  #changedMeanwhile: Set<string> | undefined

  constructor(parts: BuilderParts) {
    this.#parts = parts
  }

  /**
   * Builds the whole index. Removes old entries, unless a part was unavailable.
   *
   * @param isFirst whether the index is empty: then each part is searchable as soon as it was read
   */
  async buildAll(isFirst: boolean): Promise<BuildOutcome> {
    const { writing, now } = this.#parts
    const languages = this.languages()
    if (languages.length === 0) return { state: 'noSite', unknown: [] }
    this.#build = Math.max(now(), this.#build + 1)
    this.#changedMeanwhile = new Set()
    try {
      if (isFirst) await this.#putPages()
      else await this.#readPages((page) => this.#learnPeople(page))
      const { state, cities } = await this.#putTourGroups(languages, isFirst)
      await this.#putPages()
      const whole = state === 'whole' ? { languages, cities } : undefined
      await writing.order({ do: 'finish', build: this.#build, now: now(), whole })
      const changed = [...this.#changedMeanwhile]
      this.#changedMeanwhile = undefined
      return { state, unknown: await this.update(changed) }
    } finally {
      this.#changedMeanwhile = undefined
    }
  }

  /**
   * @param tags of what was published, unpublished or changed
   * @returns tags for which the catalogue was unavailable, to be retried
   */
  async update(tags: readonly string[]): Promise<readonly string[]> {
    for (const name of tags) this.#changedMeanwhile?.add(name)
    const changes = await Promise.all(tags.map(async (name) => ({ name, ...(await this.#readPageTag(name)) })))
    for (const name of tags) {
      const tgid = tourGroupIdOfCacheTag(name)
      if (tgid !== undefined) changes.push({ name, ...(await this.#readTourGroup(tgid)) })
    }
    const entries = changes.flatMap((change) => change.entries)
    const removals = changes.flatMap((change) => change.removals)
    const { writing } = this.#parts
    if (removals.length > 0) await writing.order({ do: 'remove', removals })
    if (entries.length > 0) await writing.order({ do: 'put', entries, build: this.#buildOfChange() })
    return changes.flatMap(({ name, isUnknown }) => (isUnknown ? [name] : []))
  }

  /** Updates all published pages, because any of them may have changed. */
  async updatePages(): Promise<void> {
    this.#buildOfChange()
    await this.#putPages()
  }

  /**
   * Adds cities that no build has read yet.
   *
   * @param known codes of the cities that were read
   */
  async addCities(known: ReadonlySet<string>): Promise<void> {
    const { writing, now } = this.#parts
    const languages = this.languages()
    const cities = (await this.#cities(languages)) ?? []
    const added = cities.filter((code) => !known.has(code))
    if (added.length === 0) return
    this.#buildOfChange()
    const read: string[] = []
    for (const code of added) if (await this.#putCity(code, languages)) read.push(code)
    await writing.order({ do: 'noteCities', cities: read, now: now() })
  }

  /** The languages of the published sites. */
  languages(): readonly LanguageCode[] {
    const { content, servedLanguages } = this.#parts
    return [...new Set(content.directory.sites.flatMap(({ languages }) => languages))].filter((lang) =>
      servedLanguages.has(lang),
    )
  }

  /** Build number for a change: survives the end of the running build and does not count for the next one. */
  #buildOfChange(): number {
    this.#build = Math.max(this.#build, this.#parts.now())
    return this.#build
  }

  async #putPages(): Promise<void> {
    const { writing } = this.#parts
    await this.#readPages(
      (page) => {
        this.#learnPeople(page)
        return this.#entryOf(page, this.#collectionNames.get(collectionKeyOf(page)))
      },
      (entries) => writing.order({ do: 'put', entries, build: this.#build }),
    )
  }

  /** Reads all published pages, some at a time. */
  async #readPages<T>(read: (page: IndexedPage) => T, keep?: (some: readonly T[]) => Promise<void>): Promise<void> {
    let row = 0
    for (;;) {
      const rows = this.#parts.content.store.pagesAfter(row, PAGES_AT_ONCE)
      const last = rows.at(-1)
      if (!last) return
      row = last.row
      const some = rows.flatMap(({ document }) => pageSchema.safeParse(document).data ?? []).map(read)
      await keep?.(some)
      await setImmediate()
    }
  }

  /** A show is found by its people wherever it is sold. */
  #learnPeople({ uid, lang, categorisation: { tgid }, blocks }: IndexedPage): void {
    if (tgid === undefined) return
    const known = this.#people.get(tgid) ?? new Map<string, readonly string[]>()
    this.#people.set(tgid, known.set(`${uid} ${lang}`, peopleIn(blocks)))
  }

  /**
   * Also contains the page's titles in other languages and the catalogue's name of its collection, so that an
   * untranslated page can be found.
   */
  #entryOf(page: IndexedPage, collectionName: string | undefined): SearchEntry {
    const titles = this.#parts.content.store.titlesOf(page.translationGroup)
    const elsewhere = [...titles].flatMap(([lang, title]) => (lang === page.lang ? [] : [title]))
    return entryOfPage(page, collectionName === undefined ? elsewhere : [...elsewhere, collectionName])
  }

  /** Requests the name from the catalogue if no build has seen it. */
  async #collectionNameOf(page: IndexedPage): Promise<{ readonly name?: string; readonly isUnknown: boolean }> {
    const { collectionId } = page.categorisation
    const known = this.#collectionNames.get(collectionKeyOf(page))
    if (known !== undefined) return { name: known, isUnknown: false }
    if (collectionId === undefined) return { isUnknown: false }
    const { catalogue } = this.#parts
    const asked = { lang: page.lang, currency: CURRENCY, uid: PAGE_IDENTIFIER } as const
    const collection = await catalogue.collection(collectionId, catalogue.contextOf(asked, new RenderDependencies()))
    return collection ? { name: collection.displayName, isUnknown: false } : { isUnknown: true }
  }

  /** City by city; a failure in one does not affect the others. */
  async #putTourGroups(languages: readonly LanguageCode[], isFirst: boolean): Promise<ReadCities> {
    const { writing, now } = this.#parts
    const cities = await this.#cities(languages)
    if (cities === undefined) return { state: 'nothing', cities: [] }
    const read: string[] = []
    for (const code of cities) {
      if (await this.#putCity(code, languages)) read.push(code)
      if (isFirst) await writing.order({ do: 'finish', build: this.#build, now: now() })
    }
    const state = read.length === cities.length ? 'whole' : read.length > 0 ? 'part' : 'nothing'
    return { state, cities: read }
  }

  /**
   * City codes of the catalogue, from the first language that has any.
   *
   * @returns `undefined` when it is unavailable or has no cities; both are retried
   */
  async #cities(languages: readonly LanguageCode[]): Promise<readonly string[] | undefined> {
    for (const lang of languages) {
      const cities = await this.#parts.catalogue.cities(askedIn(lang))
      if (cities === undefined) return undefined
      if (cities.length > 0) return cities.map(({ code }) => code)
    }
    return undefined
  }

  /**
   * A hundred tour groups at a time, each in all languages, because the names of all languages are indexed.
   *
   * @returns whether everything was available
   */
  async #putCity(cityCode: string, languages: readonly LanguageCode[]): Promise<boolean> {
    const { catalogue, writing } = this.#parts
    let total = 0
    let offset = 0
    do {
      const versions = new Map<number, Map<LanguageCode, IndexedTourGroupFields>>()
      let read = 0
      for (const lang of languages) {
        const asked = performance.now()
        const list = await catalogue.cityTourGroups(cityCode, offset, askedIn(lang))
        // Pause as long as the call took, so that visitors get half of the catalogue's capacity.
        await setTimeout(performance.now() - asked, undefined, { ref: false })
        if (!list) return false
        // Other languages may have fewer tour groups.
        total = Math.max(total, list.total)
        read = Math.max(read, list.products.length)
        for (const card of list.products) {
          const ofTourGroup = versions.get(card.tgid) ?? new Map<LanguageCode, IndexedTourGroupFields>()
          versions.set(card.tgid, ofTourGroup.set(lang, card))
          const { id, displayName } = card.primaryCollection ?? {}
          if (displayName !== undefined) this.#collectionNames.set(`${lang} ${id}`, displayName)
        }
      }
      const entries: SearchEntry[] = []
      for (const ofTourGroup of versions.values()) {
        entries.push(...entriesOfTourGroup(ofTourGroup, await this.#beside(ofTourGroup)))
      }
      await writing.order({ do: 'put', entries, build: this.#build })
      // An empty first page with a positive total means that the list was not read.
      if (read === 0) return offset > 0 || total === 0
      offset += TOUR_GROUPS_AT_ONCE
    } while (offset < total)
    return true
  }

  /** What lists do not have: the address of a show's venue and its people. */
  async #beside(versions: ReadonlyMap<LanguageCode, IndexedTourGroupFields>): Promise<IndexedShowDetails> {
    const [version] = versions
    if (version === undefined) return { address: '', people: [] }
    const [lang, { tgid, flowType }] = version
    const people = [...(this.#people.get(tgid)?.values() ?? [])].flat()
    if (flowType === undefined || !SEATED.has(flowType)) return { address: '', people }
    const { catalogue } = this.#parts
    const context = catalogue.contextOf({ lang, currency: CURRENCY, uid: PAGE_IDENTIFIER }, new RenderDependencies())
    const answer = await catalogue.tourGroup(tgid, context)
    return { address: answer?.product?.startLocation?.addressLine ?? '', people: [...new Set(people)] }
  }

  async #readPageTag(name: string): Promise<Change> {
    const [, uid, lang = ''] = PAGE_TAG.exec(name) ?? []
    if (uid === undefined || !isLanguageCode(lang)) return NO_CHANGE
    const page = this.#parts.content.page(uid, lang, 'page')
    if (!page || page.meta.noIndex || isCopyUid(uid)) return { ...NO_CHANGE, removals: [{ key: `page:${uid}`, lang }] }
    this.#learnPeople(page)
    const { name: collectionName, isUnknown } = await this.#collectionNameOf(page)
    const entries = [this.#entryOf(page, collectionName)]
    const { tgid } = page.categorisation
    if (tgid === undefined || peopleIn(page.blocks).length === 0) return { entries, removals: [], isUnknown }
    const show = await this.#readTourGroup(tgid)
    return { ...show, entries: [...entries, ...show.entries], isUnknown: isUnknown || show.isUnknown }
  }

  async #readTourGroup(tgid: number): Promise<Change> {
    const { catalogue } = this.#parts
    const answers = await Promise.all(
      this.languages().map(async (lang) => {
        const context = catalogue.contextOf(
          { lang, currency: CURRENCY, uid: PAGE_IDENTIFIER },
          new RenderDependencies(),
        )
        return [lang, await catalogue.tourGroup(tgid, context)] as const
      }),
    )
    const versions = new Map<LanguageCode, IndexedTourGroupFields>()
    for (const [lang, answer] of answers) if (answer?.product) versions.set(lang, answer.product)
    const entries = entriesOfTourGroup(versions, await this.#beside(versions))
    const found = new Set(entries.map(({ lang }) => lang))
    // An unavailable catalogue does not mean that the tour group is gone.
    const gone = answers.filter(([lang, answer]) => answer && !found.has(lang)).map(([lang]) => lang)
    const removals = gone.map((lang) => ({ key: `tour-group:${tgid}`, lang }))
    return { entries, removals, isUnknown: answers.some(([, answer]) => answer === undefined) }
  }
}

/** The flows of what has a plan of seats: shows. */
const SEATED: ReadonlySet<BookingFlowType> = new Set(['SEATMAP', 'SVG', 'SEATMAP_IFRAME'])

/** The catalogue's page limit. */
const TOUR_GROUPS_AT_ONCE = 100

interface Change {
  readonly entries: readonly SearchEntry[]
  readonly removals: readonly Removal[]
  /** Whether a part of the catalogue was unavailable. */
  readonly isUnknown: boolean
}
const NO_CHANGE: Change = { entries: [], removals: [], isUnknown: false }

/** How much of the catalogue was read; `noSite`: no language is published, so nothing was requested. */
export interface BuildOutcome {
  readonly state: 'whole' | 'part' | 'nothing' | 'noSite'
  /** Tags of changes during the build that could not be read. */
  readonly unknown: readonly string[]
}

interface ReadCities {
  readonly state: 'whole' | 'part' | 'nothing'
  /** Cities that were read completely. */
  readonly cities: readonly string[]
}

function collectionKeyOf({ lang, categorisation: { collectionId } }: IndexedPage): string {
  return `${lang} ${collectionId}`
}

function askedIn(lang: LanguageCode) {
  return { lang, currency: CURRENCY, dependencies: new RenderDependencies(), pageIdentifier: PAGE_IDENTIFIER } as const
}
