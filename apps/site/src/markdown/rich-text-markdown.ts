import type { Inline, ListNode, Mark, RichText, RichTextNode } from '@passepartout/content-model/rich-text'
import type { BlockContent, List, PhrasingContent } from 'mdast'
import type { PageContext } from '../page-context/page-context.ts'

type Linking = Pick<PageContext, 'link'>

/** A rich text tree as a Markdown tree. */
export function richTextMarkdown(content: RichText, page: Linking): readonly BlockContent[] {
  return content.map((node) => toBlock(node, page))
}

function toBlock(node: RichTextNode, page: Linking): BlockContent {
  switch (node.type) {
    case 'paragraph':
      return { type: 'paragraph', children: toPhrasing(node.children, page) }
    case 'heading':
      return { type: 'heading', depth: node.level, children: toPhrasing(node.children, page) }
    case 'quote':
      return { type: 'blockquote', children: [{ type: 'paragraph', children: toPhrasing(node.children, page) }] }
    case 'rule':
      return { type: 'thematicBreak' }
    case 'list':
      return toList(node, page)
  }
}

function toList({ ordered, items }: ListNode, page: Linking): List {
  return {
    type: 'list',
    ordered,
    spread: false,
    children: items.map(({ children, sublist }) => ({
      type: 'listItem',
      spread: false,
      children: [
        { type: 'paragraph', children: toPhrasing(children, page) },
        ...(sublist ? [toList(sublist, page)] : []),
      ],
    })),
  }
}

/** The same on one line. */
export function lineMarkdown(line: readonly Inline[], page: Linking): PhrasingContent[] {
  return toPhrasing(
    line.map((inline) => (inline.type === 'lineBreak' ? { type: 'text', text: ' ' } : inline)),
    page,
  )
}

/** Spaces at the beginning and end of a line are dropped. */
function toPhrasing(inlines: readonly Inline[], page: Linking): PhrasingContent[] {
  const nodes = inlines.flatMap((inline) => toInline(inline, page))
  const isEdge = (index: number) => (nodes[index]?.type ?? 'break') === 'break'
  return nodes.map((node, index) => {
    if (node.type !== 'text') return node
    const value = isEdge(index - 1) ? node.value.trimStart() : node.value
    return { ...node, value: isEdge(index + 1) ? value.trimEnd() : value }
  })
}

function toInline(inline: Inline, page: Linking): readonly PhrasingContent[] {
  switch (inline.type) {
    case 'text':
      return toText(inline.text, inline.marks ?? [])
    case 'lineBreak':
      return [{ type: 'break' }]
    case 'link': {
      const children = inline.children.flatMap((child) => toInline(child, page))
      const href = page.link(inline.action)?.href
      return href === undefined ? children : [{ type: 'link', url: href, children }]
    }
  }
}

/** Marks enclose the words without surrounding spaces, as Markdown requires. */
function toText(value: string, marks: readonly Mark[]): readonly PhrasingContent[] {
  const [, before = '', words = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(value) ?? []
  if (words === '' || marks.length === 0) return [{ type: 'text', value }]
  const pieces: PhrasingContent[] = [
    { type: 'text', value: before },
    mark(words, marks),
    { type: 'text', value: after },
  ]
  return pieces.filter((piece) => piece.type !== 'text' || piece.value !== '')
}

/** The first mark is the outermost. Code contains no other marks; Markdown has none for underlined text. */
function mark(words: string, [first, ...others]: readonly Mark[]): PhrasingContent {
  if (first === undefined) return { type: 'text', value: words }
  switch (first) {
    case 'code':
      return { type: 'inlineCode', value: words }
    case 'underline':
      return mark(words, others)
    case 'bold':
      return { type: 'strong', children: [mark(words, others)] }
    case 'italic':
      return { type: 'emphasis', children: [mark(words, others)] }
    case 'strikethrough':
      return { type: 'delete', children: [mark(words, others)] }
  }
}
