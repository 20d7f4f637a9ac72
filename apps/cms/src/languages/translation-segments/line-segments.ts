import { parseShortcodeTag } from '@passepartout/content-model/shortcodes/parse-shortcode-tag'
import { parseShortcodes } from '@passepartout/content-model/shortcodes/parse-shortcodes'
import { printShortcodes } from '@passepartout/content-model/shortcodes/print-shortcodes'
import { SHORTCODES } from '@passepartout/content-model/shortcodes/shortcode-definitions'
import {
  attributeOf,
  type ContentNode,
  type ShortcodeNode,
} from '@passepartout/content-model/shortcodes/shortcode-nodes'
import { type CodedSegment, type CodeMeaning, type CodeMeanings, CodeNumbering } from './inline-codes.ts'
import { addText, type Inline, type Segment } from './segment.ts'

/** Attributes of shortcodes that visitors read. */
const SPOKEN = new Set(['text', 'title', 'alt', 'name', 'fallback'])

/** Converts a text with shortcodes to text and codes. `writeLine` restores the same text. */
export function lineToSegment(text: string): CodedSegment {
  const book = new CodeNumbering()
  return { segment: lineToSegmentWithNumbering(text, book), codes: book.codes }
}

/** The same, continuing the numbers of a code book. */
export function lineToSegmentWithNumbering(text: string, book: CodeNumbering): Segment {
  return new LineReader(text, book).read(parseShortcodes(text), 0, text.length)
}

class LineReader {
  readonly #text: string
  readonly #book: CodeNumbering

  constructor(text: string, book: CodeNumbering) {
    this.#text = text
    this.#book = book
  }

  read(nodes: readonly ContentNode[], start: number, end: number): Segment {
    const inlines: Inline[] = []
    let done = start
    for (const node of nodes) {
      // A literal shortcode is enclosed in a second pair of brackets, for which there is no node.
      const isEscaped = node.start > done
      if (isEscaped) inlines.push(this.#letters(done, node.end + 1))
      else if (node.type === 'shortcode') inlines.push(this.#readShortcode(node))
      else if (parseShortcodeTag(this.#text, node.start)?.end === node.end)
        inlines.push(this.#letters(node.start, node.end))
      else addText(inlines, node.text)
      done = isEscaped ? node.end + 1 : node.end
    }
    if (done < end) addText(inlines, this.#text.slice(done, end))
    return inlines
  }

  #letters(start: number, end: number): Inline {
    return { id: this.#book.add({ kind: 'letters', letters: this.#text.slice(start, end) }) }
  }

  #readShortcode(node: ShortcodeNode): Inline {
    const spoken = Object.keys(SHORTCODES[node.name].attributes).filter(
      (name) => SPOKEN.has(name) && attributeOf(node, name),
    )
    if (spoken.length === 0 && node.content === undefined) return this.#letters(node.start, node.end)
    const openEnd = parseShortcodeTag(this.#text, node.start)?.end ?? node.end
    // A self-closing shortcode has an end, but no content.
    const closeStart = openEnd === node.end ? node.end : this.#text.lastIndexOf('[', node.end - 1)
    const id = this.#book.add({
      kind: 'shortcode',
      node,
      open: this.#text.slice(node.start, openEnd),
      close: closeStart === node.end ? undefined : this.#text.slice(closeStart, node.end),
    })
    const values = spoken.map((name): Inline => {
      const value = attributeOf(node, name) ?? ''
      return { id: this.#book.add({ kind: 'attribute', name, value }), inside: [value] }
    })
    const content = node.content ? this.read(node.content, openEnd, closeStart) : []
    return { id, inside: [...values, ...content] }
  }
}

/** Converts text and codes back to the text. */
export function segmentToLine(segment: Segment, codes: CodeMeanings): string {
  return segment
    .map((inline) =>
      typeof inline === 'string' ? inline : writeCode(codes.get(inline.id), inline.inside ?? [], codes),
    )
    .join('')
}

function writeCode(code: CodeMeaning | undefined, inside: Segment, codes: CodeMeanings): string {
  if (code?.kind === 'letters') return code.letters
  if (code?.kind !== 'shortcode') return segmentToLine(inside, codes)
  const values = new Map<string, string>()
  const content: Inline[] = []
  for (const inline of inside) {
    const attribute = typeof inline === 'string' ? undefined : codes.get(inline.id)
    if (typeof inline === 'string' || attribute?.kind !== 'attribute') content.push(inline)
    else values.set(attribute.name, plainText(inline.inside ?? []))
  }
  return writeOpening(code, values) + segmentToLine(content, codes) + (code.close ?? '')
}

/** Unchanged while its translatable attributes are unchanged. */
function writeOpening(
  { node, open, close }: Extract<CodeMeaning, { kind: 'shortcode' }>,
  values: ReadonlyMap<string, string>,
): string {
  if ([...values].every(([name, value]) => attributeOf(node, name) === value)) return open
  const [first] = Object.keys(SHORTCODES[node.name].attributes)
  const named = new Map(node.attributes.named)
  const positional = [...node.attributes.positional]
  for (const [name, value] of values) {
    if (named.has(name) || name !== first) named.set(name, value)
    else positional[0] = value
  }
  const { content: _, ...alone } = node
  const printed = printShortcodes([{ ...alone, attributes: { named, positional } }])
  return close === undefined ? printed : printed.replace(/ \/\]$/, ']')
}

/** Attribute values contain plain text only. */
function plainText(segment: Segment): string {
  return segment.map((inline) => (typeof inline === 'string' ? inline : plainText(inline.inside ?? []))).join('')
}
