import { type Message, message } from '../../messages/message.ts'
/**
 * Words as translators see them: text in which everything that is no word (bold letters, links, shortcodes, line breaks)
 * stands as a numbered code. What a code means is known where the segment was read (`code.ts`).
 */
export type Segment = readonly Inline[]
export type Inline = string | InlineCode

export interface InlineCode {
  readonly id: number
  /** What the code stands around; absent where it stands alone. */
  readonly inside?: Segment
}

export type ReadSegment =
  | { readonly ok: true; readonly segment: Segment }
  /** A sentence without its full stop. */
  | { readonly ok: false; readonly fault: Message }

/** The segment in letters: `See {1}the towers{/1} {2/}`; a brace that is text stands twice. */
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

/** Letters → the segment that prints to them. A brace that begins no code is text. */
export function parseSegment(letters: string): ReadSegment {
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

/** Texts beside each other are one. */
export function addText(inlines: Inline[], text: string): void {
  if (text === '') return
  const last = inlines.at(-1)
  if (typeof last === 'string') inlines[inlines.length - 1] = last + text
  else inlines.push(text)
}

/** Whether there is anything to translate: a letter or a digit outside of codes that stand alone. */
export function hasWords(segment: Segment): boolean {
  return segment.some((inline) =>
    typeof inline === 'string' ? /[\p{L}\p{N}]/u.test(inline) : hasWords(inline.inside ?? []),
  )
}

/** A code where it stands. */
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
 * What is wrong with the codes of a translation: each of the source's stands in it once, in the same code as there, and no
 * other does.
 *
 * @returns `undefined` where nothing is wrong
 */
export function faultOfCodes(translation: Segment, source: Segment): Message | undefined {
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
