import { LANGUAGE_CODES, type LanguageCode } from '@passepartout/content-model/locales'

/** What the index has of one language of a page. */
export interface IndexedTranslation {
  readonly id: number
  readonly group: string
  readonly site: number | null
  readonly lang: string
  /** `changed`: visitors see an older version. */
  readonly state: 'draft' | 'live' | 'changed'
  readonly byMachine: boolean
  /** Whether its address ends in `copy`, which the site shows to nobody. */
  readonly isCopy: boolean
}

export const LANGUAGE_MARK_STATES = ['missing', 'draft', 'changed', 'live', 'hidden', 'scheduled', 'machine'] as const
export type LanguageMarkState = (typeof LANGUAGE_MARK_STATES)[number]

/** One language of a page in the list; without `id` it does not exist. */
export interface LanguageMarkData {
  readonly lang: LanguageCode
  readonly id: number | null
  readonly states: readonly LanguageMarkState[]
  /** Whether the account may start a missing translation. */
  readonly mayStart: boolean
}

interface Knowledge {
  /** The languages of the site; empty where it has none. */
  readonly offered: readonly string[]
  /** Pages of planned releases. */
  readonly scheduled: ReadonlySet<number>
  /** Whether what the index does not have is missing. */
  readonly isComplete: boolean
  readonly mayStart: (lang: LanguageCode) => boolean
}

/** The marks of a page in the list: each language that its site offers or that it has, with its states. */
export function buildLanguageMarks(documents: readonly IndexedTranslation[], known: Knowledge): LanguageMarkData[] {
  const byLanguage = new Map(documents.map((document) => [document.lang, document]))
  return LANGUAGE_CODES.flatMap((lang): LanguageMarkData[] => {
    const document = byLanguage.get(lang)
    const isOffered = known.offered.includes(lang)
    if (document) return [{ lang, id: document.id, states: statesOf(document, isOffered, known), mayStart: false }]
    const isMissing = isOffered && known.isComplete
    return isMissing ? [{ lang, id: null, states: ['missing'], mayStart: known.mayStart(lang) }] : []
  })
}

function statesOf(document: IndexedTranslation, isOffered: boolean, { scheduled }: Knowledge): LanguageMarkState[] {
  const { id, state, byMachine, isCopy } = document
  const isHidden = state !== 'draft' && (isCopy || !isOffered)
  return [
    isHidden ? 'hidden' : state,
    ...(scheduled.has(id) ? ['scheduled' as const] : []),
    ...(byMachine ? ['machine' as const] : []),
  ]
}

/** Identifies a page on a site. */
export function listRowKey(site: number | null | undefined, group: string | null | undefined): string {
  return `${site ?? ''} ${group ?? ''}`
}
