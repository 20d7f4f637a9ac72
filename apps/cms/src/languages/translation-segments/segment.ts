import { type Message, message } from '../../messages/message.ts'
/**
 * Text for translators, in which everything else (bold text, links, shortcodes, line breaks) is a numbered code. Where the
 * segment was read, `inline-codes.ts` has the meaning of the codes.
 */
export type Segment = readonly Inline[]
export type Inline = string | InlineCode

export interface InlineCode {
  readonly id: number
  /** The content of a paired code; absent for a single one. */
  readonly inside?: Segment
}

export type ParsedSegment =
  | { readonly ok: true; readonly segment: Segment }
  /** A message without a full stop. */
  | { readonly ok: false; readonly fault: Message }

/** Prints a segment: `See {1}the towers{/1} {2/}`; a literal brace is doubled. */
export function printSegment(segment: Segment): string {
  return segment
    .map((inline) => {
      if (typeof inline === 'string') return inline.replaceAll('{', '{{')
      const { id, inside } = inline
      return inside ? `{${id}}${printSegment(inside)}{/${id}}` : `{${id}/}`
    })
    .join('')
}

interface Level {
  readonly id: number | undefined
  readonly inlines: Inline[]
}

const CODE = /\{\{|\{(\/?)(\d{1,6})(\/?)\}/g

/** Parses printed text. A brace that begins no code is literal. */
export function parseSegment(letters: string): ParsedSegment {
  const root: Level = { id: undefined, inlines: [] }
  const levels: Level[] = [root]
  const top = () => levels.at(-1) ?? root
  let done = 0
  for (const match of letters.matchAll(CODE)) {
    addText(top().inlines, letters.slice(done, match.index))
    done = match.index + match[0].length
    const [whole, closes, digits, alone] = match
    const id = Number(digits)
    if (whole === '{{') addText(top().inlines, '{')
    else if (closes && alone) return { ok: false, fault: message('code.none', { code: whole }) }
    else if (alone) top().inlines.push({ id })
    else if (!closes) levels.push({ id, inlines: [] })
    else if (levels.length === 1) return { ok: false, fault: message('code.closesNothing', { code: whole }) }
    else if (top().id !== id) {
      return { ok: false, fault: message('code.closesFirst', { code: whole, other: `{/${top().id}}` }) }
    } else {
      const { inlines } = levels.pop() ?? root
      top().inlines.push({ id, inside: inlines })
    }
  }
  if (levels.length > 1) return { ok: false, fault: message('code.unclosed', { code: `{${top().id}}` }) }
  addText(root.inlines, letters.slice(done))
  return { ok: true, segment: root.inlines }
}

/** Joins adjacent texts. */
export function addText(inlines: Inline[], text: string): void {
  if (text === '') return
  const last = inlines.at(-1)
  if (typeof last === 'string') inlines[inlines.length - 1] = last + text
  else inlines.push(text)
}

/** Whether there is something to translate: a letter or a digit outside of single codes. */
export function hasTranslatableText(segment: Segment): boolean {
  return segment.some((inline) =>
    typeof inline === 'string' ? /[\p{L}\p{N}]/u.test(inline) : hasTranslatableText(inline.inside ?? []),
  )
}

/** A code with its position. */
interface PlacedCode {
  readonly id: number
  readonly parent: number | undefined
  readonly isPair: boolean
}

function* codesOf(segment: Segment, parent?: number): Generator<PlacedCode> {
  for (const inline of segment) {
    if (typeof inline === 'string') continue
    const { id, inside } = inline
    yield { id, parent, isPair: inside !== undefined }
    yield* codesOf(inside ?? [], id)
  }
}

const nameOf = ({ id, isPair }: PlacedCode) => (isPair ? `{${id}}…{/${id}}` : `{${id}/}`)

/**
 * The fault of a translation's codes: each code of the source must occur once, nested as there, and no other.
 *
 * @returns `undefined` without a fault
 */
export function findCodeFault(translation: Segment, source: Segment): Message | undefined {
  const wanted = new Map([...codesOf(source)].map((code) => [code.id, code]))
  const seen = new Set<number>()
  for (const code of codesOf(translation)) {
    const twin = wanted.get(code.id)
    if (!twin) return message('code.notInSource', { code: nameOf(code) })
    if (seen.has(code.id)) return message('code.twice', { code: nameOf(code) })
    if (code.isPair !== twin.isPair) {
      return message('code.twin', { code: nameOf(code), twin: nameOf(twin) })
    }
    if (code.parent !== twin.parent) {
      return twin.parent === undefined
        ? message('code.mayNotStandInside', { code: nameOf(code), other: `{${code.parent}}` })
        : message('code.mustStandInside', { code: nameOf(code), other: `{${twin.parent}}` })
    }
    seen.add(code.id)
  }
  const missing = [...wanted.values()].find(({ id }) => !seen.has(id))
  return missing && message('code.missing', { code: nameOf(missing) })
}
