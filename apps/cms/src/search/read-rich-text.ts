import { asRecord } from '../infrastructure/as-record.ts'

interface RichTextLink {
  /** The page that it links to. */
  readonly page?: unknown
  readonly url?: string
}

/** Reads the lines and the links of a rich text; any other value has none. */
export function readRichText(value: unknown) {
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
