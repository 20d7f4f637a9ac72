/** What a phrase says of a list or of those who come. */
export type PhraseMeaning =
  | { readonly kind: 'ignored' }
  | { readonly kind: 'when' | 'time' | 'with' | 'access'; readonly value: string }
  /** A part of the evening that titles name. */
  | { readonly kind: 'sunset' }
  /** The language of a guide, by its two-letter code, and whether a guide is named. */
  | { readonly kind: 'language'; readonly value: string; readonly isGuide: boolean }
  /** 0 is Sunday. */
  | { readonly kind: 'weekday'; readonly weekday: number }
  | { readonly kind: 'days'; readonly value: RelativeDays }
  /** 0 is January. */
  | { readonly kind: 'date'; readonly month: number; readonly day: number }
  /** 0 is January. */
  | { readonly kind: 'month'; readonly month: number }
  | { readonly kind: 'party'; readonly who: PartyWord }
  | { readonly kind: 'price'; readonly limit: 'min' | 'max' }
  | { readonly kind: 'cheap' }
  /** Places of the kinds in the words of every language. */
  | { readonly kind: 'kind'; readonly concepts: readonly number[] }
  /** What the parts of a joined word mean: "Samstagabend", "nachtwandeling". */
  | { readonly kind: 'joined'; readonly meanings: readonly PhraseMeaning[] }

/** Days that are no value of `when`. */
export type RelativeDays = 'after-tomorrow' | 'next-week' | 'next-month'

export type PartyWord = 'baby' | 'children' | 'couple' | 'alone' | 'adults' | 'aged'
