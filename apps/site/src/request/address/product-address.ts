import { parseId } from './parse-id.ts'

/** The parts of the address of a tour group's page. */
export interface TourGroupAddressParts {
  readonly tgid: number
  /** The catalogue's slug; empty if it has none in the language. */
  readonly slug: string
}

/** Maximum characters; longer slugs are cut at a word. */
const MAX_SLUG_LENGTH = 90
const SEGMENT = /^(?:(.+)-)?t([1-9]\d*)$/

/**
 * The uid of a generated page: `louvre-at-dusk-t7110` below its site (docs/decisions/027). The number identifies the tour
 * group; the words are for people.
 */
export function buildProductUid(siteUid: string, { tgid, slug }: TourGroupAddressParts): string {
  return `${siteUid}.${slug === '' ? '' : `${slug}-`}t${tgid}`
}

/** The tour group of a generated page's last segment, if it has that form. */
export function parseProductSegment(segment: string | undefined): number | undefined {
  return parseId(SEGMENT.exec(segment ?? '')?.[2])
}

/** Normalises a slug of the catalogue: lower case, letters and digits with single hyphens. */
export function cleanSlug(slug: string): string {
  const words =
    slug
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  const fitting: string[] = []
  let length = -1
  for (const word of words) {
    const part = fitting.length === 0 ? word.slice(0, MAX_SLUG_LENGTH) : word
    length += 1 + part.length
    if (length > MAX_SLUG_LENGTH) break
    fitting.push(part)
  }
  // Joined at once: V8 would keep a text that grows as all of its pieces.
  return fitting.join('-')
}
