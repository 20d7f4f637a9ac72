import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { type CodedSegment, type CodeMeanings, CodeNumbering, type EditorNode } from './inline-codes.ts'
import { lineToSegmentWithNumbering, segmentToLine } from './line-segments.ts'
import type { Inline, Segment } from './segment.ts'

const nodeSchema: z.ZodType<EditorNode> = z.lazy(() =>
  z.looseObject({ type: z.string(), text: z.string().optional(), children: z.array(nodeSchema).optional() }),
)
const stateSchema = z.looseObject({ root: z.looseObject({ type: z.string(), children: z.array(nodeSchema) }) })

/** A rich text: its tree, and the text of each paragraph, heading and list item in order. */
export interface RichTextSegments {
  readonly state: { readonly root: EditorNode }
  readonly lines: readonly CodedSegment[]
  /** Equal for two texts with the same paragraphs, headings and lists, whatever they contain. */
  readonly shape: string
}

/** @returns `undefined` for a value that is no rich text */
export function richTextToSegments(value: unknown): RichTextSegments | undefined {
  const state = stateSchema.safeParse(value)
  if (!state.success) return undefined
  const leaves = [...leavesOf(state.data.root)]
  return { state: state.data, lines: leaves.map(readLeaf), shape: shapeOf(state.data.root) }
}

/** Replaces the texts in the tree, one for each of its lines. */
export function segmentsToRichText(
  { state }: Pick<RichTextSegments, 'state'>,
  lines: readonly CodedSegment[],
): unknown {
  const left = [...lines]
  const fill = (node: EditorNode): EditorNode => {
    if (!isLeaf(node)) return node.children ? { ...node, children: node.children.map(fill) } : node
    const line = left.shift()
    return line ? { ...node, children: writeInlines(line.segment, line.codes) } : node
  }
  return { ...state, root: fill(state.root) }
}

const BLOCKS = new Set(['root', 'paragraph', 'heading', 'quote', 'list', 'listitem', 'horizontalrule'])

/** A block without nested blocks: a line of text. */
function isLeaf({ type, children }: EditorNode): boolean {
  if (!BLOCKS.has(type) || type === 'root' || type === 'list' || !children) return false
  return !(children.length > 0 && children.every((child) => BLOCKS.has(child.type)))
}

function* leavesOf(node: EditorNode): Generator<EditorNode> {
  if (isLeaf(node)) yield node
  else for (const child of node.children ?? []) yield* leavesOf(child)
}

function shapeOf(node: EditorNode): string {
  const name = typeof node.tag === 'string' ? node.tag : node.type
  return isLeaf(node) ? name : `${name}(${(node.children ?? []).map(shapeOf).join(' ')})`
}

function readLeaf({ children = [] }: EditorNode): CodedSegment {
  const book = new CodeNumbering()
  return { segment: readInlines(children, book), codes: book.codes }
}

const plainNode = (text: string) => ({
  type: 'text',
  version: 1,
  text,
  format: 0,
  detail: 0,
  mode: 'normal',
  style: '',
})

/** Unformatted text is text; of two adjacent such nodes the second becomes a code, so that both are restored. */
function readInlines(nodes: readonly EditorNode[], book: CodeNumbering): Segment {
  const inlines: Inline[] = []
  let isAfterPlain = false
  for (const node of nodes) {
    const { text, children, ...rest } = node
    const isPlain: boolean = Boolean(text) && !isAfterPlain && isDeepStrictEqual({ ...node }, plainNode(text ?? ''))
    isAfterPlain = isPlain
    if (isPlain) inlines.push(...lineToSegmentWithNumbering(text ?? '', book))
    else if (text !== undefined) {
      const id = book.add({ kind: 'node', node: rest, holds: 'text' })
      inlines.push({ id, inside: lineToSegmentWithNumbering(text, book) })
    } else if (children) {
      const id = book.add({ kind: 'node', node: rest, holds: 'children' })
      inlines.push({ id, inside: readInlines(children, book) })
    } else inlines.push({ id: book.add({ kind: 'node', node, holds: 'nothing' }) })
  }
  return inlines
}

function writeInlines(segment: Segment, codes: CodeMeanings): EditorNode[] {
  const nodes: EditorNode[] = []
  let words: Inline[] = []
  const endWords = () => {
    const text = segmentToLine(words, codes)
    if (text !== '') nodes.push(plainNode(text))
    words = []
  }
  for (const inline of segment) {
    const code = typeof inline === 'string' ? undefined : codes.get(inline.id)
    if (typeof inline === 'string' || code?.kind !== 'node') {
      words.push(inline)
      continue
    }
    endWords()
    const inside = inline.inside ?? []
    if (code.holds === 'text') nodes.push({ ...code.node, text: segmentToLine(inside, codes) })
    else if (code.holds === 'children') nodes.push({ ...code.node, children: writeInlines(inside, codes) })
    else nodes.push(code.node)
  }
  endWords()
  return nodes
}
