import type { ShortcodeNode } from '@passepartout/content-model/shortcodes/shortcode-nodes'
import type { Inline, Segment } from './segment.ts'

/** A node of the editor's tree. */
export interface EditorNode {
  readonly type: string
  readonly text?: string | undefined
  readonly children?: readonly EditorNode[] | undefined
  readonly [more: string]: unknown
}

/** The meaning of a numbered code. */
export type CodeMeaning =
  /** Characters that are no translatable text, unchanged: a shortcode, a literal bracket. */
  | { readonly kind: 'letters'; readonly letters: string }
  /** A shortcode with text: around its content, and around each attribute that visitors read. */
  | {
      readonly kind: 'shortcode'
      readonly node: ShortcodeNode
      readonly open: string
      readonly close: string | undefined
    }
  | { readonly kind: 'attribute'; readonly name: string; readonly value: string }
  /** A node of the editor's tree without its children: bold text, a link, a line break. */
  | { readonly kind: 'node'; readonly node: EditorNode; readonly holds: 'text' | 'children' | 'nothing' }

export type CodeMeanings = ReadonlyMap<number, CodeMeaning>

/** Text and the meaning of its codes. */
export interface CodedSegment {
  readonly segment: Segment
  readonly codes: CodeMeanings
}

/** Numbers codes while a segment is read: 1, 2, 3. */
export class CodeNumbering {
  readonly codes = new Map<number, CodeMeaning>()

  add(code: CodeMeaning): number {
    const id = this.codes.size + 1
    this.codes.set(id, code)
    return id
  }
}

/** Describes a code for translators. */
export function describeCode(code: CodeMeaning): string {
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

/** Equal for codes with the same meaning. */
function signatureOf(code: CodeMeaning): string {
  if (code.kind !== 'shortcode') return JSON.stringify(code)
  return `${familyOf(code)} ${code.open}`
}

/** Equal for codes of one kind: links with other targets, a price in another language. */
function familyOf(code: CodeMeaning): string {
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
 * Gives the codes of a translation the numbers of its source: equal codes first, then those of the same kind.
 *
 * @returns `undefined` when the two do not have the same codes
 */
export function renumberCodes(translation: CodedSegment, source: CodedSegment): CodedSegment | undefined {
  const { codes } = translation
  if (codes.size !== source.codes.size) return undefined
  const numbers = new Map<number, number>()
  const left = new Set(source.codes.keys())
  for (const alike of [signatureOf, familyOf]) {
    for (const [id, code] of codes) {
      if (numbers.has(id)) continue
      const twin = [...left].find((other) => alike(source.codes.get(other) as CodeMeaning) === alike(code))
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
