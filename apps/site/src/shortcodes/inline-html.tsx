import { fromHtml } from 'hast-util-from-html'
import { createElement, Fragment, type ReactNode } from 'react'

type HtmlNode = ReturnType<typeof fromHtml>['children'][number]

/** Elements allowed in the text of a link; others are replaced by their text. */
const MARKS: ReadonlySet<string> = new Set(['b', 'strong', 'i', 'em', 'u', 's', 'code', 'sub', 'sup', 'small'])
/** Elements whose content is dropped. */
const SILENT: ReadonlySet<string> = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'object',
  'svg',
  'math',
])

/** Text that an author may write as HTML (specification, section 3, "Link"); only allowed elements are rendered. */
export function InlineHtml({ html }: { readonly html: string }): ReactNode {
  return /[<&]/.test(html) ? renderNodes(childrenOf(html)) : html
}

/** The same without marks. */
export function textOfHtml(html: string): string {
  return /[<&]/.test(html) ? textOf(childrenOf(html)) : html
}

function childrenOf(html: string): readonly HtmlNode[] {
  return fromHtml(html, { fragment: true }).children
}

function renderNodes(nodes: readonly HtmlNode[]): ReactNode {
  // The order never changes, so positions serve as keys.
  return nodes.map((node, place) => createElement(Fragment, { key: place }, renderNode(node)))
}

function renderNode(node: HtmlNode): ReactNode {
  if (node.type === 'text') return node.value
  if (node.type !== 'element' || SILENT.has(node.tagName)) return null
  const children = renderNodes(node.children)
  return MARKS.has(node.tagName) ? createElement(node.tagName, null, children) : children
}

function textOf(nodes: readonly HtmlNode[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return node.value
      return node.type === 'element' && !SILENT.has(node.tagName) ? textOf(node.children) : ''
    })
    .join('')
}
