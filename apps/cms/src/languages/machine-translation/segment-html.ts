import { addText, type Inline, type Segment } from '../translation-segments/segment.ts'

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Writes text with its codes as elements that translation of HTML preserves. */
export function segmentToHtml(segment: Segment): string {
  return segment
    .map((inline) => {
      if (typeof inline === 'string') return inline.replaceAll(/[&<>]/g, (character) => ESCAPES[character] ?? '')
      const { id, inside } = inline
      return inside ? `<span id="c${id}">${segmentToHtml(inside)}</span>` : `<br id="c${id}">`
    })
    .join('')
}

const PIECE = /<span id="c(\d{1,6})">|<br id="c(\d{1,6})"\s*\/?>|(<\/span>)|<[^>]*>/g

/** @returns `undefined` when there are other elements, or unclosed ones */
export function htmlToSegment(markup: string): Segment | undefined {
  const levels: { id: number; inlines: Inline[] }[] = [{ id: 0, inlines: [] }]
  const top = () => levels.at(-1)?.inlines ?? []
  let done = 0
  for (const match of markup.matchAll(PIECE)) {
    addText(top(), plainLetters(markup.slice(done, match.index)))
    done = match.index + match[0].length
    const [, opens, alone, closes] = match
    if (opens) levels.push({ id: Number(opens), inlines: [] })
    else if (alone) top().push({ id: Number(alone) })
    else if (!closes || levels.length === 1) return undefined
    else {
      const { id, inlines } = levels.pop() ?? { id: 0, inlines: [] }
      top().push({ id, inside: inlines })
    }
  }
  addText(top(), plainLetters(markup.slice(done)))
  return levels.length === 1 ? levels[0]?.inlines : undefined
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

function plainLetters(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi, (whole, decimal, hexadecimal, name) => {
    if (name) return NAMED[name] ?? whole
    const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal, 16)
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}
