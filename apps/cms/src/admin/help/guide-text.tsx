import type { MarkedToken, Token, Tokens } from 'marked'
import { createElement, Fragment, type ReactNode } from 'react'
import { parseGuideName } from './guides.ts'

/**
 * Renders a page of the manual.
 *
 * @throws Error naming an unsupported construct of Markdown
 */
export function GuideText({ text }: { readonly text: readonly Token[] }) {
  return <>{drawAll(text)}</>
}

function drawAll(tokens: readonly Token[]): ReactNode {
  return createElement(Fragment, undefined, ...(tokens as MarkedToken[]).map(draw))
}

function draw(token: MarkedToken): ReactNode {
  switch (token.type) {
    case 'space':
      return null
    case 'heading':
      return createElement(`h${token.depth}`, undefined, drawAll(token.tokens))
    case 'paragraph':
      return <p>{drawAll(token.tokens)}</p>
    case 'list':
      return createElement(token.ordered ? 'ol' : 'ul', undefined, drawAll(token.items))
    case 'list_item':
      return <li>{drawAll(token.tokens)}</li>
    case 'table':
      return drawTable(token)
    case 'code':
      return <pre>{token.text}</pre>
    case 'text':
      return token.tokens ? drawAll(token.tokens) : token.text
    case 'escape':
      return token.text
    case 'strong':
      return <strong>{drawAll(token.tokens)}</strong>
    case 'em':
      return <em>{drawAll(token.tokens)}</em>
    case 'codespan':
      return <code>{token.text}</code>
    case 'image':
      return createElement('img', { src: token.href.replace(/^pictures\//, '/api/help/'), alt: token.text })
    case 'link':
      return drawLink(token)
    default:
      throw new Error(`The manual has a ${token.type}, which nobody has said how to show.`)
  }
}

function drawTable({ header, rows }: Tokens.Table): ReactNode {
  return (
    <table>
      <thead>{drawRow('th', header)}</thead>
      <tbody>{rows.map((cells) => drawRow('td', cells))}</tbody>
    </table>
  )
}

function drawRow(cell: 'th' | 'td', cells: readonly Tokens.TableCell[]): ReactNode {
  const drawn = cells.map(({ text, tokens }) => createElement(cell, { key: text }, drawAll(tokens)))
  return <tr key={cells[0]?.text}>{drawn}</tr>
}

/** Only pages for editors exist in the admin: other links become plain text. */
function drawLink({ href, tokens }: Tokens.Link): ReactNode {
  const guide = parseGuideName(href.replace(/\.md(#.*)?$/, ''))
  const target = /^https?:/.test(href) ? href : guide && `/admin/help/${guide}`
  return target === undefined ? drawAll(tokens) : <a href={target}>{drawAll(tokens)}</a>
}
