import { isLanguageCode } from '@passepartout/content-model/locales'
import { parseShortcodes } from '@passepartout/content-model/shortcodes/parse-shortcodes'
import { keyOfPrice, priceQuestionOf } from '@passepartout/content-model/shortcodes/price-question'
import { attributeOf, type ContentNode, type ShortcodeNode } from '@passepartout/content-model/shortcodes/shortcode'
import { formatMoney } from '../i18n/money.ts'
import type { PageContext } from '../page-context/page-context.ts'
import { formatToday } from './format-today.ts'
import { htmlText } from './html-words.tsx'
import { linkOfShortcode } from './link-of-shortcode.ts'

/** A text with its shortcodes as words alone: for the head of a page, for search engines and assistants. */
export function plainWords(text: string, page: PageContext): string {
  return text.includes('[') ? tidy(plainNodes(parseShortcodes(text), page)) : text
}

function plainNodes(nodes: readonly ContentNode[], page: PageContext): string {
  return nodes.map((node) => (node.type === 'text' ? node.text : textOfShortcode(node, page))).join('')
}

/** What a shortcode says, without a picture or a link. */
export function textOfShortcode(node: ShortcodeNode, page: PageContext): string {
  const enclosed = node.content && plainNodes(node.content, page)
  switch (node.name) {
    case 'date':
      return formatToday(page.moment, page.visit.lang, attributeOf(node, 'format'), page.site.english)
    case 'price':
      return priceTextOf(node, page)
    case 'link':
    case 'jumplink':
    case 'experience':
    case 'cta':
      return enclosed ?? htmlText(linkOfShortcode(node, page).text)
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
 * Specification, section 3, "Price", and our choices for a missing one: the amount in the page's language, or in that of
 * `lang`; else what `fallback` says; else nothing.
 */
export function priceTextOf(node: ShortcodeNode, page: PageContext): string {
  const question = priceQuestionOf(node, page.visit.currency)
  const money = question && page.textPrices.get(keyOfPrice(question))
  const lang = attributeOf(node, 'lang')?.trim().toLowerCase() ?? ''
  const text = money && (isLanguageCode(lang) ? formatMoney(money, lang) : page.format.money(money))
  return text || (attributeOf(node, 'fallback') ?? '')
}

/** Where an icon stood two spaces would be left. */
function tidy(text: string): string {
  return text.replace(/ {2,}/g, ' ').trim()
}
