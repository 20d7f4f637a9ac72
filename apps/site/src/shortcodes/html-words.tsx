import { fromHtml } from 'hast-util-from-html'
import { createElement, Fragment, type ReactNode } from 'react'

type HtmlNode = ReturnType<typeof fromHtml>['children'][number]

/** Marks that words of a link may have; every other element is its words alone. */
const MARKS: ReadonlySet<string> = new Set(['b', 'strong', 'i', 'em', 'u', 's', 'code', 'sub', 'sup', 'small'])
/** What these hold is not meant to be read. */
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

/** Words that an author may write as HTML (specification, section 3, "Link"): never as HTML to the page, mark by mark. */
export function HtmlWords({ html }: { readonly html: string }): ReactNode {
  return /[<&]/.test(html) ? renderNodes(childrenOf(html)) : html
}

/** The same without marks. */
export function htmlText(html: string): string {
  return /[<&]/.test(html) ? textOf(childrenOf(html)) : html
}

function childrenOf(html: string): readonly HtmlNode[] {
  return fromHtml(html, { fragment: true }).children
}

function renderNodes(nodes: readonly HtmlNode[]): ReactNode {
  // The nodes of one text keep their order, so that places serve as keys.
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
