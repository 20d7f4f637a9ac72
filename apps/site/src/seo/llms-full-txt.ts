import { bullets, heading, joinPieces, link, paragraph } from '../markdown/nodes.ts'
import { writeMarkdown } from '../markdown/write-markdown.ts'
import { MARKDOWN_FILE } from '../request/address/parse-address.ts'
import type { Guide } from './list-guides.ts'

interface LlmsFullParts {
  readonly siteName: string
  /** May be empty. */
  readonly tagline: string
  /** Its address. */
  readonly sitemap: string
  readonly guides: Iterable<Guide>
  /** The Markdown of a page; `undefined` where it cannot be had now. */
  readonly readMarkdown: (url: string) => Promise<string | undefined>
}

/** Bytes of the guides: more than that no model reads at once. */
const MOST_BYTES = 1_000_000
/** Guides that are named at the end; the sitemap has all. */
const MOST_NAMED = 200

interface Bounds {
  readonly bytes: number
  readonly named: number
}

/**
 * `llms-full.txt`: the guides of a site as one text in Markdown, each below its address. What does not fit, or cannot be had now, is named at
 * the end, and the sitemap where even that is too much. Made while it is sent, one guide after the other.
 */
export async function* writeLlmsFullTxt(
  parts: LlmsFullParts,
  most: Bounds = { bytes: MOST_BYTES, named: MOST_NAMED },
): AsyncGenerator<string> {
  const { siteName, tagline, sitemap, guides, readMarkdown } = parts
  yield write([
    heading(1, siteName),
    tagline ? { type: 'blockquote' as const, children: [paragraph(tagline)] } : undefined,
  ])
  const left: Guide[] = []
  let bytes = 0
  for (const guide of guides) {
    if (left.length > most.named) break
    const text = bytes < most.bytes ? await readMarkdown(guide.url) : undefined
    const size = Buffer.byteLength(text ?? '')
    if (text === undefined || bytes + size > most.bytes) left.push(guide)
    else {
      bytes += size
      yield `\n---\n\n<${guide.url}>\n\n${text.trim()}\n`
    }
  }
  if (left.length === 0) return
  yield '\n---\n\n'
  const named = left.slice(0, most.named).map(({ title, url }) => link(title, url + MARKDOWN_FILE))
  yield write([
    heading(2, 'More'),
    bullets([...named, ...(left.length > most.named ? [link('Sitemap', sitemap)] : [])]),
  ])
}

function write(pieces: Parameters<typeof joinPieces>[0]): string {
  return `${writeMarkdown(joinPieces(pieces))}\n`
}
