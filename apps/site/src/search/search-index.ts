import type { LanguageCode } from '@passepartout/content-model/locales'
import type { FoundEntity, NamedEntity } from '../query-understanding/named-entity.ts'

/** Upper limit on rows per query; rows come in order of weight. */
export const MOST_CANDIDATES = 200

/** Types of results, in the order in which they are shown. */
export const SEARCH_GROUPS = ['products', 'shows', 'collections', 'cities', 'pages'] as const
export type SearchGroup = (typeof SEARCH_GROUPS)[number]

/** What an entry refers to. The page of a tour group is resolved when results are shown, as for cards. */
export type EntryTarget =
  | { readonly kind: 'tourGroup'; readonly tgid: number; readonly cityCode: string; readonly slug: string }
  | { readonly kind: 'page'; readonly uid: string; readonly siteUid: string }

/** An index entry in one language. */
export interface SearchEntry {
  readonly lang: LanguageCode
  readonly group: SearchGroup
  readonly target: EntryTarget
  readonly title: string
  /** City, collection, category, and names in other languages. */
  readonly names: string
  /** Texts. */
  readonly text: string
  /** Popularity, such as the number of ratings; breaks ties. */
  readonly weight: number
  /** What it is selected by, as `facetKey` writes it: its city, kind and needs. */
  readonly facets: readonly string[]
  /** What it is named after, by which queries are understood. */
  readonly namedAfter: readonly NamedEntity[]
}

/** A stored entry, with tokenised words. */
export interface Candidate extends Pick<SearchEntry, 'group' | 'target' | 'title'> {
  readonly titleWords: readonly string[]
  readonly nameWords: readonly string[]
  /** 0 to 1. */
  readonly weight: number
}

/** Parts of the catalogue that were read completely. */
export interface CompletelyReadParts {
  readonly languages: readonly LanguageCode[]
  /** The catalogue's codes. */
  readonly cities: readonly string[]
}

/** When an index was last complete, in milliseconds since the epoch, with the languages and cities that it covers. */
export interface LastCompleteIndexing {
  readonly at: number
  readonly languages: ReadonlySet<string>
  readonly cities: ReadonlySet<string>
}

/** The part of the index that a site searches: its own pages, and the tour groups of its city or of all cities. */
export interface SearchScope {
  readonly lang: LanguageCode
  readonly siteUid: string
  /** City code; absent when the site covers all cities. */
  readonly homeCity: string | undefined
  /** Of each of these sets an entry has one. */
  readonly facets?: readonly (readonly string[])[]
}

/** A form in which a word of a query may match: a whole word or a prefix. */
export interface TermVariant {
  readonly word: string
  readonly isPrefix: boolean
}

export interface WordFrequency {
  /** Entries of a language that contain a word. */
  readonly exact: number
  /** Whether other words begin with it. */
  readonly isBeginning: boolean
}

/**
 * Storage of the search index: SQLite or PostgreSQL. All words are tokens as returned by `normalizedWords`.
 */
export interface SearchIndex {
  /** Entries whose title consists of exactly these words. */
  titled(words: readonly string[], scope: SearchScope): Promise<readonly Candidate[]>
  /**
   * The entries of highest weight that contain an alternative of each word: in title or names, or anywhere; without words,
   * those of the scope.
   */
  matching(
    words: readonly (readonly TermVariant[])[],
    where: 'named' | 'anywhere',
    scope: SearchScope,
  ): Promise<readonly Candidate[]>
  frequencyOf(word: string, lang: LanguageCode): Promise<WordFrequency>
  /** The names with one of these keys, those of the language first. */
  named(keys: readonly string[], lang: LanguageCode): Promise<readonly FoundEntity[]>
  /** Similar words of the language, for typing errors. */
  similar(word: string, lang: LanguageCode): Promise<readonly string[]>
}
