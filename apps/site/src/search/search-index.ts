import type { LanguageCode } from '@passepartout/content-model/locales'

/** What a result is, in the order in which results are shown. */
/** Rows that are looked at for one question; they come by weight, so that the rest is of less interest. */
export const MOST_CANDIDATES = 200

export const SEARCH_GROUPS = ['products', 'shows', 'collections', 'cities', 'pages'] as const
export type SearchGroup = (typeof SEARCH_GROUPS)[number]

/** What is found, and where it leads once somebody asks: a tour group's page is looked up, as it is for a card. */
export type Target =
  | { readonly kind: 'tourGroup'; readonly tgid: number; readonly cityCode: string; readonly slug: string }
  | { readonly kind: 'page'; readonly uid: string; readonly siteUid: string }

/** One thing that can be found in one language. */
export interface SearchEntry {
  readonly lang: LanguageCode
  readonly group: SearchGroup
  readonly target: Target
  readonly title: string
  /** What it belongs to: city, collection, category; what it is called in other languages. */
  readonly names: string
  /** What is said of it. */
  readonly text: string
  /** How many care for it, such as its ratings; decides between equals. */
  readonly weight: number
}

/** An entry as it is kept: its words as they are looked for. */
export interface Candidate extends Pick<SearchEntry, 'group' | 'target' | 'title'> {
  readonly titleWords: readonly string[]
  readonly nameWords: readonly string[]
  /** 0 to 1. */
  readonly weight: number
}

/** Parts of the catalogue that were read to their end. */
export interface ReadParts {
  readonly languages: readonly LanguageCode[]
  /** The catalogue's codes. */
  readonly cities: readonly string[]
}

/** When an index was last whole, in milliseconds since the epoch, and of what: languages and cities of the catalogue. */
export interface Completion {
  readonly at: number
  readonly languages: ReadonlySet<string>
  readonly cities: ReadonlySet<string>
}

/** On which part of the index a site looks: its own pages, and the tour groups of its city or of all. */
export interface Scope {
  readonly lang: LanguageCode
  readonly siteUid: string
  /** The catalogue's code; absent where the site sells those of all cities. */
  readonly homeCity: string | undefined
}

/** For one word of a query: what may stand in its place, each alternative a whole word or the beginning of one. */
export interface Alternative {
  readonly word: string
  readonly isPrefix: boolean
}

/**
 * What a search needs of whatever keeps the entries, SQLite here or another database behind the same four questions. All
 * words are such as `wordsOf` gives.
 */
export interface SearchIndex {
  /** Entries whose title is these words and no others. */
  titled(words: readonly string[], scope: Scope): Promise<readonly Candidate[]>
  /** The weightiest entries that have, for each of the words, one of its alternatives: in the title or names, or anywhere. */
  matching(
    words: readonly (readonly Alternative[])[],
    where: 'named' | 'anywhere',
    scope: Scope,
  ): Promise<readonly Candidate[]>
  /** In how many entries of the language a word is, and whether others begin with it. */
  frequencyOf(word: string, lang: LanguageCode): Promise<{ readonly exact: number; readonly isBeginning: boolean }>
  /** Words of the language that look like it, for those who mistyped. */
  similar(word: string, lang: LanguageCode): Promise<readonly string[]>
}
