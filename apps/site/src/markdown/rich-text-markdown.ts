import type { Inline, ListNode, Mark, RichText, RichTextNode } from '@passepartout/content-model/rich-text'
import type { PageContext } from '../page-context/page-context.ts'
import { encodeTarget, escapeMarkdown, joinPieces } from './text.ts'

type Linking = Pick<PageContext, 'link'>

/** Underlined text has no sign of its own in Markdown. */
const MARK_SIGNS: Readonly<Record<Mark, string>> = {
  bold: '**',
  italic: '*',
  strikethrough: '~~',
  code: '`',
  underline: '',
}

/** The content system's tree of text as Markdown. */
export function richTextMarkdown(content: RichText, page: Linking): string {
  return joinPieces(content.map((node) => writeNode(node, page)))
}

function writeNode(node: RichTextNode, page: Linking): string {
  switch (node.type) {
    case 'paragraph':
      return writeInlines(node.children, page)
    case 'heading':
      return `${'#'.repeat(node.level)} ${writeInlines(node.children, page).replace(/\\?\n/g, ' ')}`
    case 'quote':
      return writeInlines(node.children, page).replace(/^/gm, '> ')
    case 'rule':
      return '---'
    case 'list':
      return writeList(node, page)
  }
}

function writeList({ ordered, items }: ListNode, page: Linking): string {
  return items
    .map(({ children, sublist }, index) => {
      const sign = ordered ? `${index + 1}. ` : '- '
      const text = [writeInlines(children, page), sublist && writeList(sublist, page)].filter(Boolean).join('\n')
      return sign + text.replaceAll('\n', `\n${' '.repeat(sign.length)}`)
    })
    .join('\n')
}

function writeInlines(inlines: readonly Inline[], page: Linking): string {
  return inlines.map((inline) => writeInline(inline, page)).join('')
}

function writeInline(inline: Inline, page: Linking): string {
  switch (inline.type) {
    case 'text':
      return writeText(inline.text, inline.marks ?? [])
    case 'lineBreak':
      return '\\\n'
    case 'link': {
      const words = writeInlines(inline.children, page)
      const href = page.link(inline.action)?.href
      return href === undefined ? words : `[${words}](${encodeTarget(href)})`
    }
  }
}

/** Signs stand at the words themselves: with a space inside them they would mean nothing. */
function writeText(text: string, marks: readonly Mark[]): string {
  const [, before = '', words = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? []
  if (words === '') return text
  if (marks.includes('code')) return `${before}\`${words.replaceAll('`', "'")}\`${after}`
  const opening = marks.map((mark) => MARK_SIGNS[mark]).join('')
  const closing = marks
    .map((mark) => MARK_SIGNS[mark])
    .reverse()
    .join('')
  return before + opening + escapeMarkdown(words) + closing + after
}
