import { isLanguageCode } from '@passepartout/content-model/locales'
import { parseShortcodes } from '@passepartout/content-model/shortcodes/parse-shortcodes'
import { priceLookupKey, priceLookupOfShortcode } from '@passepartout/content-model/shortcodes/price-lookup'
import {
  attributeOf,
  type ContentNode,
  type ShortcodeNode,
} from '@passepartout/content-model/shortcodes/shortcode-nodes'
import { formatMoney } from '../i18n/money.ts'
import type { PageContext } from '../page-context/page-context.ts'
import { formatToday } from './format-today.ts'
import { textOfHtml } from './inline-html.tsx'
import { linkOfShortcode } from './link-of-shortcode.ts'

/** A text with shortcodes rendered as plain text, for the page's head, search engines and assistants. */
export function renderPlainText(text: string, page: PageContext): string {
  return text.includes('[') ? tidy(plainNodes(parseShortcodes(text), page)) : text
}

function plainNodes(nodes: readonly ContentNode[], page: PageContext): string {
  return nodes.map((node) => (node.type === 'text' ? node.text : textOfShortcode(node, page))).join('')
}

/** A shortcode as plain text. */
export function textOfShortcode(node: ShortcodeNode, page: PageContext): string {
  const enclosed = node.content && plainNodes(node.content, page)
  switch (node.name) {
    case 'date':
      return formatToday(page.moment, page.visit.lang, attributeOf(node, 'format'), page.site.english)
    case 'price':
      return priceTextOfShortcode(node, page)
    case 'link':
    case 'jumplink':
    case 'experience':
    case 'cta':
      return enclosed ?? textOfHtml(linkOfShortcode(node, page).text)
    case 'callout':
    case 'notes':
      return enclosed ?? attributeOf(node, 'text') ?? ''
    case 'icon':
    case 'image':
    case 'spotify':
    case 'iframe':
      return ''
  }
}

/**
 * Specification, section 3, "Price", and defaults for a missing one: the amount in the page's language or that of
 * `lang`; otherwise the text of `fallback`; otherwise nothing.
 */
export function priceTextOfShortcode(node: ShortcodeNode, page: PageContext): string {
  const question = priceLookupOfShortcode(node, page.visit.currency)
  const money = question && page.textPrices.get(priceLookupKey(question))
  const lang = attributeOf(node, 'lang')?.trim().toLowerCase() ?? ''
  const text = money && (isLanguageCode(lang) ? formatMoney(money, lang) : page.format.money(money))
  return text || (attributeOf(node, 'fallback') ?? '')
}

/** Removes the double space that an icon leaves. */
function tidy(text: string): string {
  return text.replace(/ {2,}/g, ' ').trim()
}
