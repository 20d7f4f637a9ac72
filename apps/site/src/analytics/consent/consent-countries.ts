/** Countries that require consent for analytics (specification, section 9: 43 codes). */
export const CONSENT_COUNTRIES: ReadonlySet<string> = new Set(
  'AD AR AT BE BG CH CY CZ DE DK EE ES FI FO FR GB GG GR HR HU IE IL IM IS IT JE JP KR LI LT LU LV MT NL NO NZ PL PT RO SE SI SK UY'.split(
    ' ',
  ),
)

/** @param country two letters; an unknown country requires consent */
export function needsConsent(country: string | undefined): boolean {
  return country === undefined || CONSENT_COUNTRIES.has(country)
}
