import { parseShortcodes } from '@passepartout/content-model/shortcodes/parse-shortcodes'
import { attributeOf, type ContentNode } from '@passepartout/content-model/shortcodes/shortcode'
import { htmlText } from './html-words.tsx'

/** Where authors put the words of a shortcode that encloses none. */
const SAYING = ['title', 'text', 'fallback'] as const

/**
 * The words of a text alone, where there is no page to ask for prices and the day: a title among many others. What a
 * page shows of it, `plainWords` says.
 */
export function bareWords(text: string): string {
  return text.includes('[') ? saidBy(parseShortcodes(text)).replace(/ {2,}/g, ' ').trim() : text
}

function saidBy(nodes: readonly ContentNode[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return node.text
      if (node.content) return saidBy(node.content)
      return htmlText(SAYING.map((attribute) => attributeOf(node, attribute)).find((words) => words) ?? '')
    })
    .join('')
}
