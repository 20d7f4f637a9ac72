import { bullets, heading, joinPieces, link, paragraph } from '../markdown/nodes.ts'
import { writeMarkdown } from '../markdown/write-markdown.ts'
import { MARKDOWN_FILE } from '../request/address/parse-address.ts'
import type { Guide } from './list-guides.ts'

interface LlmsFullParts {
  readonly siteName: string
  /** May be empty. */
  readonly tagline: string
  readonly guides: readonly Guide[]
  /** The Markdown of a page; `undefined` where it cannot be had now. */
  readonly readMarkdown: (url: string) => Promise<string | undefined>
}

/** Bytes of the guides: more than that no model reads at once. */
const MOST_BYTES = 1_000_000

/**
 * `llms-full.txt`: the guides of a site as one text in Markdown, each below its address. What does not fit, or cannot be had now, is named at
 * the end. Made while it is sent, one guide after the other.
 */
export async function* writeLlmsFull(parts: LlmsFullParts, mostBytes = MOST_BYTES): AsyncGenerator<string> {
  const { siteName, tagline, guides, readMarkdown } = parts
  yield write([
    heading(1, siteName),
    tagline ? { type: 'blockquote' as const, children: [paragraph(tagline)] } : undefined,
  ])
  const left: Guide[] = []
  let bytes = 0
  for (const guide of guides) {
    const text = bytes < mostBytes ? await readMarkdown(guide.url) : undefined
    const size = Buffer.byteLength(text ?? '')
    if (text === undefined || bytes + size > mostBytes) left.push(guide)
    else {
      bytes += size
      yield `\n---\n\n<${guide.url}>\n\n${text.trim()}\n`
    }
  }
  if (left.length === 0) return
  yield '\n---\n\n'
  yield write([heading(2, 'More'), bullets(left.map(({ title, url }) => [link(title, url + MARKDOWN_FILE)]))])
}

function write(pieces: Parameters<typeof joinPieces>[0]): string {
  return `${writeMarkdown(joinPieces(pieces))}\n`
}
