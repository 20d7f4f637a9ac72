import { asRecord } from '../infrastructure/as-record.ts'

/** The content of a rich text: its lines and its links. */
export interface RichTextContent {
  readonly lines: readonly string[]
  readonly links: readonly RichTextLink[]
}

export interface RichTextLink {
  /** The page that it links to. */
  readonly page?: unknown
  readonly url?: string
}

/** Reads the tree of a rich text; any other value has no content. */
export function readRichText(value: unknown): RichTextContent {
  const lines: string[] = []
  const links: RichTextLink[] = []
  visit(asRecord(value).root)
  return { lines: lines.filter((line) => line.trim() !== ''), links }

  function visit(node: unknown): string {
    const { type, text, fields, children } = asRecord(node)
    if (type === 'link' || type === 'autolink') links.push(linkOf(fields))
    if (typeof text === 'string') return text
    if (type === 'linebreak' || type === 'tab') return ' '
    const inside = (Array.isArray(children) ? children : []).map(visit).join('')
    if (type === 'link' || type === 'autolink') return inside
    lines.push(inside)
    return ''
  }
}

function linkOf(fields: unknown): RichTextLink {
  const { linkType, url, doc } = asRecord(fields)
  if (linkType === 'internal') return { page: asRecord(doc).value }
  return typeof url === 'string' ? { url } : {}
}
