import { parseNumber } from './parse-number.ts'

/** What the address of a tour group's page is made of. */
export interface NamedTourGroup {
  readonly tgid: number
  /** Its name as the catalogue writes it in addresses; empty where it has none in the language. */
  readonly slug: string
}

/** Characters: what is longer is cut at a word, since a name may have three hundred. */
const LONGEST_SLUG = 90
const SEGMENT = /^(?:(.+)-)?t([1-9]\d*)$/

/**
 * The page of a tour group that no editor wrote one about: `louvre-at-dusk-t7110` below its site
 * (docs/decisions/027). The number decides; the words are for people.
 */
export function buildProductUid(siteUid: string, { tgid, slug }: NamedTourGroup): string {
  return `${siteUid}.${slug === '' ? '' : `${slug}-`}t${tgid}`
}

/** The tour group that the last segment of an address names, if it is one of such a page. */
export function parseProductSegment(segment: string | undefined): number | undefined {
  return parseNumber(SEGMENT.exec(segment ?? '')?.[2])
}

/**
 * A slug as the catalogue gives it, in the only form in which addresses have it: lower case, letters and digits with
 * single hyphens between them.
 */
export function cleanSlug(slug: string): string {
  const words =
    slug
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  let clean = ''
  for (const word of words) {
    const longer = clean === '' ? word.slice(0, LONGEST_SLUG) : `${clean}-${word}`
    if (longer.length > LONGEST_SLUG) break
    clean = longer
  }
  return clean
}
