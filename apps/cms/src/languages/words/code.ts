import type { ShortcodeNode } from '@passepartout/content-model/shortcodes/shortcode'
import type { Inline, Segment } from './segment.ts'

/** A node of the editor's tree. */
export interface EditorNode {
  readonly type: string
  readonly text?: string | undefined
  readonly children?: readonly EditorNode[] | undefined
  readonly [more: string]: unknown
}

/** What a numbered code stands for. */
export type Code =
  /** Letters of a text that are no words, as they are: a shortcode, a bracket that is meant as one. */
  | { readonly kind: 'letters'; readonly letters: string }
  /** A shortcode with words: around what it encloses, and around each of its attributes that visitors read. */
  | {
      readonly kind: 'shortcode'
      readonly node: ShortcodeNode
      readonly open: string
      readonly close: string | undefined
    }
  | { readonly kind: 'attribute'; readonly name: string; readonly value: string }
  /** A node of the editor's tree without what is inside: letters in bold, a link, a line break. */
  | { readonly kind: 'node'; readonly node: EditorNode; readonly holds: 'text' | 'children' | 'nothing' }

export type Codes = ReadonlyMap<number, Code>

/** Words and what their codes stand for. */
export interface CodedSegment {
  readonly segment: Segment
  readonly codes: Codes
}

/** Gives codes their numbers while a segment is read: 1, 2, 3. */
export class CodeBook {
  readonly codes = new Map<number, Code>()

  add(code: Code): number {
    const id = this.codes.size + 1
    this.codes.set(id, code)
    return id
  }
}

/** What a code does, for whoever reads its number. */
export function describeCode(code: Code): string {
  switch (code.kind) {
    case 'letters':
      return code.letters
    case 'shortcode':
      return code.open
    case 'attribute':
      return code.name
    case 'node':
      return describeNode(code.node)
  }
}

const FORMATS: readonly (readonly [number, string])[] = [
  [1, 'bold'],
  [2, 'italic'],
  [8, 'underlined'],
  [4, 'struck through'],
  [16, 'code'],
]

function describeNode({ type, format }: EditorNode): string {
  if (type === 'linebreak') return 'line break'
  if (type !== 'text') return type
  const names =
    typeof format === 'number' ? FORMATS.filter(([bit]) => (format & bit) !== 0).map(([, name]) => name) : []
  return names.join(', ') || 'text'
}

/** Equal for codes that mean the same. */
function signatureOf(code: Code): string {
  if (code.kind !== 'shortcode') return JSON.stringify(code)
  return `${familyOf(code)} ${code.open}`
}

/** Equal for codes of one sort: a link that leads elsewhere, a price in another language. */
function familyOf(code: Code): string {
  switch (code.kind) {
    case 'letters':
      return `letters ${/^\[\/?[a-z]+/i.exec(code.letters)?.[0].toLowerCase() ?? code.letters}`
    case 'shortcode':
      return `shortcode ${code.node.name} ${code.close !== undefined}`
    case 'attribute':
      return `attribute ${code.name}`
    case 'node':
      return code.node.type === 'text' ? signatureOf(code) : `node ${code.node.type} ${code.holds}`
  }
}

/**
 * Gives the codes of a translation the numbers that they have in its source, first those that are the same there, then those
 * of the same sort.
 *
 * @returns `undefined` where the two do not have the same codes
 */
export function renumber(translation: CodedSegment, source: CodedSegment): CodedSegment | undefined {
  const { codes } = translation
  if (codes.size !== source.codes.size) return undefined
  const numbers = new Map<number, number>()
  const left = new Set(source.codes.keys())
  for (const alike of [signatureOf, familyOf]) {
    for (const [id, code] of codes) {
      if (numbers.has(id)) continue
      const twin = [...left].find((other) => alike(source.codes.get(other) as Code) === alike(code))
      if (twin === undefined) continue
      numbers.set(id, twin)
      left.delete(twin)
    }
  }
  if (numbers.size < codes.size) return undefined
  const numberOf = (id: number) => numbers.get(id) ?? id
  return {
    segment: renumbered(translation.segment, numberOf),
    codes: new Map([...codes].map(([id, code]) => [numberOf(id), code])),
  }
}

function renumbered(segment: Segment, numberOf: (id: number) => number): Segment {
  return segment.map((inline): Inline => {
    if (typeof inline === 'string') return inline
    const { id, inside } = inline
    return inside ? { id: numberOf(id), inside: renumbered(inside, numberOf) } : { id: numberOf(id) }
  })
}
