import { fromHtml } from 'hast-util-from-html'
import { toMdast } from 'hast-util-to-mdast'
import type { MarkdownTree } from './nodes.ts'

/** The catalogue's cleaned HTML (paragraphs, lists, headings, emphasis) as a Markdown tree. */
export function htmlMarkdown(html: string): MarkdownTree {
  const tree = toMdast(fromHtml(html, { fragment: true }), { document: true })
  return tree.type === 'root' ? tree.children : []
}
