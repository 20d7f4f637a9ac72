import { setImmediate, setTimeout } from 'node:timers/promises'
import { isCopy } from '@passepartout/content-model/links/uid'
import { isLanguageCode, type LanguageCode } from '@passepartout/content-model/locales'
import { pageDocumentSchema } from '@passepartout/content-model/page'
import { z } from 'zod'
import { Dependencies } from '../cache/dependencies.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Content } from '../content/content.ts'
import type { Reporter } from '../operations/reporter.ts'
import { entriesOfTourGroup, type TourGroupWords } from './entries-of-tour-group.ts'
import { entryOfPage } from './entry-of-page.ts'
import type { IndexWriting } from './index-thread.ts'
import type { Removal } from './index-writer.ts'
import type { SearchEntry } from './search-index.ts'

interface BuilderParts {
  readonly content: Pick<Content, 'directory' | 'page' | 'store'>
  readonly catalogue: Pick<Catalogue, 'cities' | 'cityTourGroups' | 'collection' | 'tourGroup' | 'contextOf'>
  readonly writing: IndexWriting
  readonly reporter: Reporter
  readonly servedLanguages: ReadonlySet<LanguageCode>
  readonly now: () => number
}

/** Documents that are read in one breath: a few milliseconds. */
const PAGES_AT_ONCE = 20
/** No question is about money; one has to be named. */
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
const TOUR_GROUP_TAG = /^tour-group:(\d+)$/

/** Fills the search index from the published pages and the catalogue: all of it, or what changed. */
export class SearchBuilder {
  readonly #parts: BuilderParts
  #build = 0
  /** What the catalogue calls collections, by language and number, as the tour groups of a build said. */
  readonly #collectionNames = new Map<string, string>()
  /** What changed while all of it is read, which may have been read before it did. */
  #changedMeanwhile: Set<string> | undefined

  constructor(parts: BuilderParts) {
    this.#parts = parts
  }

  /**
   * Reads everything that can be found. What is no longer there leaves the index, unless a part could not be had.
   *
   * @returns whether all of it could be had
   */
  async buildAll(): Promise<boolean> {
    const { writing, now } = this.#parts
    this.#build = Math.max(now(), this.#build + 1)
    this.#changedMeanwhile = new Set()
    try {
      const isWhole = await this.#putTourGroups()
      await this.#putPages()
      await writing.order({ do: 'finish', build: this.#build, now: now(), isWhole })
      const changed = [...this.#changedMeanwhile]
      this.#changedMeanwhile = undefined
      await this.update(changed)
      return isWhole
    } finally {
      this.#changedMeanwhile = undefined
    }
  }

  /** @param tags of what was published, withdrawn or changed */
  async update(tags: readonly string[]): Promise<void> {
    for (const name of tags) this.#changedMeanwhile?.add(name)
    const pages = await Promise.all(tags.map((name) => this.#readPageTag(name)))
    const tgids = tags.flatMap((name) => TOUR_GROUP_TAG.exec(name)?.[1] ?? []).map(Number)
    const outcomes = pages.flat()
    for (const tgid of tgids) outcomes.push(await this.#readTourGroup(tgid))
    const entries = outcomes.flatMap((outcome) => outcome.entries)
    const removals = outcomes.flatMap((outcome) => outcome.removals)
    const { writing } = this.#parts
    if (removals.length > 0) await writing.order({ do: 'remove', removals })
    if (entries.length > 0) await writing.order({ do: 'put', entries, build: this.#buildOfChange() })
  }

  /** A change stays when a build under way ends, and is not taken for a part of the next one. */
  #buildOfChange(): number {
    this.#build = Math.max(this.#build, this.#parts.now())
    return this.#build
  }

  async #putPages(): Promise<void> {
    const { content, writing } = this.#parts
    let row = 0
    for (;;) {
      const rows = content.store.pagesAfter(row, PAGES_AT_ONCE)
      const last = rows.at(-1)
      if (!last) return
      row = last.row
      const pages = rows.flatMap(({ document }) => pageSchema.safeParse(document).data ?? [])
      const entries = pages.map((page) => this.#entryOf(page, this.#collectionNames.get(collectionKeyOf(page))))
      await writing.order({ do: 'put', entries, build: this.#build })
      await setImmediate()
    }
  }

  /**
   * By its titles in other languages too, and by what the catalogue calls its collection in its own: a page whose words wait
   * for their translation is found all the same.
   */
  #entryOf(page: IndexedPage, collectionName: string | undefined): SearchEntry {
    const titles = this.#parts.content.store.titlesOf(page.translationGroup)
    const elsewhere = [...titles].flatMap(([lang, title]) => (lang === page.lang ? [] : [title]))
    return entryOfPage(page, collectionName === undefined ? elsewhere : [...elsewhere, collectionName])
  }

  /** Where no build has heard it from a tour group, the catalogue is asked. */
  async #collectionNameOf(page: IndexedPage): Promise<string | undefined> {
    const { collectionId } = page.categorisation
    const known = this.#collectionNames.get(collectionKeyOf(page))
    if (known !== undefined || collectionId === undefined) return known
    const { catalogue } = this.#parts
    const asked = { lang: page.lang, currency: CURRENCY, uid: PAGE_IDENTIFIER } as const
    const collection = await catalogue.collection(collectionId, catalogue.contextOf(asked, new Dependencies()))
    return collection?.displayName
  }

  /** @returns whether the catalogue could say everything */
  async #putTourGroups(): Promise<boolean> {
    const { catalogue } = this.#parts
    const [first] = this.#languages()
    if (first === undefined) return true
    const cities = await catalogue.cities(askedIn(first))
    let isWhole = cities !== undefined
    for (const { code } of cities ?? []) isWhole = (await this.#putCity(code)) && isWhole
    return isWhole
  }

  /** A hundred tour groups at a time, each in all languages, because its place is found by the names in all of them. */
  async #putCity(cityCode: string): Promise<boolean> {
    const { catalogue, writing } = this.#parts
    let total = 1
    for (let offset = 0; offset < total; ) {
      const versions = new Map<number, Map<LanguageCode, TourGroupWords>>()
      let read = 0
      for (const lang of this.#languages()) {
        const asked = performance.now()
        const list = await catalogue.cityTourGroups(cityCode, offset, askedIn(lang))
        // Visitors ask the same catalogue: it has as much time for them as for this.
        await setTimeout(performance.now() - asked, undefined, { ref: false })
        if (!list) return false
        total = list.total
        read = Math.max(read, list.products.length)
        for (const card of list.products) {
          const ofTourGroup = versions.get(card.tgid) ?? new Map<LanguageCode, TourGroupWords>()
          versions.set(card.tgid, ofTourGroup.set(lang, card))
          const { id, displayName } = card.primaryCollection ?? {}
          if (displayName !== undefined) this.#collectionNames.set(`${lang} ${id}`, displayName)
        }
      }
      const entries = [...versions.values()].flatMap(entriesOfTourGroup)
      await writing.order({ do: 'put', entries, build: this.#build })
      if (read === 0) return true
      offset += TOUR_GROUPS_AT_ONCE
    }
    return true
  }

  async #readPageTag(name: string): Promise<readonly Change[]> {
    const [, uid, lang = ''] = PAGE_TAG.exec(name) ?? []
    if (uid === undefined || !isLanguageCode(lang)) return []
    const page = this.#parts.content.page(uid, lang, 'page')
    if (!page || page.meta.noIndex || isCopy(uid)) return [{ entries: [], removals: [{ key: `page:${uid}`, lang }] }]
    return [{ entries: [this.#entryOf(page, await this.#collectionNameOf(page))], removals: [] }]
  }

  async #readTourGroup(tgid: number): Promise<Change> {
    const { catalogue } = this.#parts
    const languages = this.#languages()
    const answers = await Promise.all(
      languages.map(async (lang) => {
        const context = catalogue.contextOf({ lang, currency: CURRENCY, uid: PAGE_IDENTIFIER }, new Dependencies())
        return [lang, await catalogue.tourGroup(tgid, context)] as const
      }),
    )
    const versions = new Map<LanguageCode, TourGroupWords>()
    for (const [lang, answer] of answers) if (answer?.product) versions.set(lang, answer.product)
    const entries = entriesOfTourGroup(versions)
    const found = new Set(entries.map(({ lang }) => lang))
    // A catalogue that cannot say is not one that says no.
    const gone = answers.filter(([lang, answer]) => answer && !found.has(lang)).map(([lang]) => lang)
    return { entries, removals: gone.map((lang) => ({ key: `tour-group:${tgid}`, lang })) }
  }

  /** Those in which some site is published. */
  #languages(): readonly LanguageCode[] {
    const { content, servedLanguages } = this.#parts
    return [...new Set(content.directory.sites.flatMap(({ languages }) => languages))].filter((lang) =>
      servedLanguages.has(lang),
    )
  }
}

/** As many as the catalogue lists at once. */
const TOUR_GROUPS_AT_ONCE = 100

interface Change {
  readonly entries: readonly SearchEntry[]
  readonly removals: readonly Removal[]
}

function collectionKeyOf({ lang, categorisation: { collectionId } }: IndexedPage): string {
  return `${lang} ${collectionId}`
}

function askedIn(lang: LanguageCode) {
  return { lang, currency: CURRENCY, dependencies: new Dependencies(), pageIdentifier: PAGE_IDENTIFIER } as const
}
