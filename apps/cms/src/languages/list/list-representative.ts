import { DEFAULT_LANGUAGE } from '@passepartout/content-model/locales'
import type { PageOrLegalKind } from '@passepartout/content-model/page-kind'

/** What decides where the list of pages shows a document: one language of a page. */
export interface ListedDocument {
  readonly id: number
  readonly lang: string
  /** The main document of its page and site; empty for the main document itself. */
  readonly listedUnder: number | null
  /** ISO 8601, or a value of `NEVER`. */
  readonly lastEdited: string
}

/** The place of a document, where it differs from what is stored. */
export interface RepresentativeChange {
  readonly id: number
  readonly listedUnder: number | null
  readonly lastEdited: string
}

/** `lastEdited` of a page that no person has edited yet: legal pages come after all others. */
export const NEVER_EDITED_SORT_VALUES = { page: '1', legal: '0' } as const

export function neverEditedSortValue(kind: PageOrLegalKind): string {
  return kind === 'page' ? NEVER_EDITED_SORT_VALUES.page : NEVER_EDITED_SORT_VALUES.legal
}

export function isEditTime(lastEdited: unknown): lastEdited is string {
  return typeof lastEdited === 'string' && lastEdited.length > 1
}

/** The language that visitors meet first on a site: English where it has it, else its first one. */
export function mainLanguageOf(languages: readonly string[]): string | undefined {
  return languages.includes(DEFAULT_LANGUAGE) ? DEFAULT_LANGUAGE : languages[0]
}

/**
 * Decides which of the documents of one page on one site stands for all in the list: that in the main language, else the
 * oldest. It has the time of the newest edit in any language, to the minute, so that not every save writes it.
 *
 * @returns only what is to be changed
 */
export function findRepresentativeChanges(
  documents: readonly ListedDocument[],
  languages: readonly string[],
): RepresentativeChange[] {
  const oldestFirst = documents.toSorted((one, other) => one.id - other.id)
  const language = mainLanguageOf(languages)
  const main = oldestFirst.find(({ lang }) => lang === language) ?? oldestFirst[0]
  const newest =
    documents
      .map(({ lastEdited }) => lastEdited)
      .toSorted()
      .at(-1) ?? ''
  return oldestFirst.flatMap((document): RepresentativeChange[] => {
    const { id, listedUnder, lastEdited } = document
    const isMain = document === main
    const place = {
      id,
      listedUnder: isMain ? null : (main?.id ?? null),
      lastEdited: isMain && minuteOf(newest) > minuteOf(lastEdited) ? newest : lastEdited,
    }
    return place.listedUnder === listedUnder && place.lastEdited === lastEdited ? [] : [place]
  })
}

const minuteOf = (time: string) => time.slice(0, 'yyyy-mm-ddThh:mm'.length)
