import type { Money } from './money.ts'

/** Formatters for the visit's language, created once per locale. */
export interface Formatters {
  /** Specification, section 9, "Price display"; empty when the price is falsy or cannot be formatted. */
  readonly money: (money: Money, options?: { readonly truncate?: boolean }) => string
  readonly number: (value: number) => string
  /** 4.6 → "4.6" or "4,6": always one decimal. */
  readonly rating: (average: number) => string
  /** Whole percent: 15 → "15%" or "15 %". */
  readonly percent: (percent: number) => string
  /** ISO date → "Fri, 20 Nov" in the language's order. */
  readonly date: (isoDate: string) => string
  /** "Nov 28", "28. Nov."; empty for a malformed date. */
  readonly dayAndMonth: (isoDate: string) => string
  /** ISO date → "Friday, November 20, 2026". */
  readonly longDate: (isoDate: string) => string
  /** ISO date → "November 20, 2026", for dates in the past. */
  readonly dateOfRecord: (isoDate: string) => string
  /** ISO date → "Fri". */
  readonly weekday: (isoDate: string) => string
  /** ISO date → "20". */
  readonly dayOfMonth: (isoDate: string) => string
  /** ISO date → "November 2026". */
  readonly month: (isoDate: string) => string
  /** A venue's time of day, "19:30" → "7:30 PM", "19:30", "19.30" or "19 h 30", by language. */
  readonly time: (clock: string) => string
  /** Milliseconds since the epoch, IANA name of a zone → "Nov 20, 10:05 AM GMT+1". */
  readonly instant: (milliseconds: number, timeZone: string) => string
  /** Milliseconds → "2 hr 30 min". */
  readonly duration: (milliseconds: number) => string
  /** Milliseconds → "2–3 hr"; `undefined` when the two need different units. */
  readonly durationRange: (min: number, max: number) => string | undefined
  /** Kilometres → "2.6 km", below one "600 m". */
  readonly distance: (kilometres: number) => string
  /** A language's name in the visit's language: "de" → "German". */
  readonly languageName: (code: string) => string
  /** A country's name in the visit's language: "NL" → "Netherlands". */
  readonly regionName: (code: string) => string
  /** "English, French, and German". */
  readonly list: (values: readonly string[]) => string
}
