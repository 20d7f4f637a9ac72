import { parseShortcodes } from '@passepartout/content-model/shortcodes/parse-shortcodes'
import { attributeOf, type ContentNode } from '@passepartout/content-model/shortcodes/shortcode-nodes'
import { textOfHtml } from './inline-html.tsx'

/** Attributes with the text of a shortcode that encloses none. */
const SAYING = ['title', 'text', 'fallback'] as const

/**
 * The plain text without a page, so without prices and dates: for titles in lists. `renderPlainText` gives the text as its
 * page shows it.
 */
export function plainTextWithoutPage(text: string): string {
  return text.includes('[') ? saidBy(parseShortcodes(text)).replace(/ {2,}/g, ' ').trim() : text
}

function saidBy(nodes: readonly ContentNode[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return node.text
      if (node.content) return saidBy(node.content)
      return textOfHtml(SAYING.map((attribute) => attributeOf(node, attribute)).find((words) => words) ?? '')
    })
    .join('')
}
