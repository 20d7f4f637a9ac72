import type { Inline, ListNode, RichText } from '@passepartout/content-model/rich-text'

/** A text as inline content, for places like table cells: paragraphs and list items become lines. */
export function inlinesOf(content: RichText): readonly Inline[] {
  return content
    .flatMap((node) => {
      if (node.type === 'rule') return []
      return node.type === 'list' ? linesOfList(node) : [node.children]
    })
    .flatMap((line, index) => (index === 0 ? line : [{ type: 'lineBreak' as const }, ...line]))
}

function linesOfList({ items }: ListNode): readonly (readonly Inline[])[] {
  return items.flatMap(({ children, sublist }) => [children, ...(sublist ? linesOfList(sublist) : [])])
}

/** The plain text on one line, without marks and links. */
export function plainTextOfRichText(content: RichText): string {
  return inlinesOf(content)
    .map(wordsOf)
    .join('')
    .replace(/[ \t\r\n]+/g, ' ')
    .trim()
}

function wordsOf(inline: Inline): string {
  if (inline.type === 'lineBreak') return ' '
  return inline.type === 'link' ? inline.children.map(({ text }) => text).join('') : inline.text
}
