import { parseSafeHref } from '@passepartout/content-model/links/parse-safe-href'
import type { PageDocument } from '@passepartout/content-model/page'
import { priceLookupOfShortcode } from '@passepartout/content-model/shortcodes/price-lookup'
import { attributeOf, type ShortcodeNode } from '@passepartout/content-model/shortcodes/shortcode-nodes'
import { shortcodesOf } from '../../content/document/shortcodes-of-document.ts'
import { parseExperienceShortcode } from '../../shortcodes/link-of-shortcode.ts'

/** An address that no link leads to, or a shortcode that says nothing, as its author wrote it. */
export interface InvalidLinkOrShortcode {
  readonly message: 'address refused' | 'shortcode refused'
  readonly words: string
}

/** Characters of it that the log keeps. */
const LONGEST = 200

/** A published document is one value for as long as it stands. */
const found = new WeakMap<PageDocument, readonly InvalidLinkOrShortcode[]>()

/** What a page names and does not follow, for the log: `javascript:` links, prices of sentences. */
export function findInvalidLinksAndShortcodes(document: PageDocument): readonly InvalidLinkOrShortcode[] {
  return found.getOrInsertComputed(document, () => [
    ...refusedActions(document.blocks),
    ...shortcodesOf(document).flatMap(refusedShortcode),
  ])
}

function refusedActions(value: unknown): readonly InvalidLinkOrShortcode[] {
  if (typeof value !== 'object' || value === null) return []
  const own = 'url' in value && 'type' in value && value.type === 'CUSTOM' ? refusedAddress(String(value.url)) : []
  return [...own, ...Object.values(value).flatMap(refusedActions)]
}

function refusedAddress(address: string): readonly InvalidLinkOrShortcode[] {
  return parseSafeHref(address) === undefined ? [refuse('address refused', address)] : []
}

function refusedShortcode(node: ShortcodeNode): readonly InvalidLinkOrShortcode[] {
  const read = (attribute: string) => attributeOf(node, attribute) ?? ''
  const refused = (attribute: string) => [refuse('shortcode refused', `${node.name} ${attribute}=${read(attribute)}`)]
  switch (node.name) {
    case 'price':
      return priceLookupOfShortcode(node, undefined) ? [] : refused('entityId')
    case 'experience':
      return parseExperienceShortcode(node) ? [] : refused('tgid')
    case 'link':
      return read('url') === '' ? [] : refusedAddress(read('url'))
    case 'cta':
      return refusedAddress(read('link'))
    default:
      return []
  }
}

function refuse(message: InvalidLinkOrShortcode['message'], words: string): InvalidLinkOrShortcode {
  return { message, words: words.slice(0, LONGEST) }
}
