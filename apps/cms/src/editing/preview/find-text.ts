import type { FormState } from 'payload'

/** Where a form has a text: a field, and in a rich text the children that lead to the piece. */
export interface TextPlace {
  readonly path: string
  readonly children?: readonly number[]
}

/** How the field at a path has its text; none where visitors do not read it, or it cannot be changed. */
export type TextKindAt = (path: string) => 'plain' | 'rich' | undefined

/** The texts of a page that stand before its blocks. */
const TEXTS_OF_PAGE: readonly string[] = ['kicker', 'title', 'standfirst']

/**
 * The places of a form whose text is exactly this one.
 *
 * @param block index of the block in which the text stands; none for the part before the blocks
 * @param text as the page shows it; spaces at its ends do not count
 */
export function findTexts(
  fields: FormState,
  block: number | undefined,
  text: string,
  kindAt: TextKindAt,
): readonly TextPlace[] {
  const wanted = text.trim()
  if (wanted === '') return []
  const isHere = (path: string) =>
    block === undefined ? TEXTS_OF_PAGE.includes(path) : path.startsWith(`blocks.${block}.`)
  return Object.entries(fields)
    .filter(([path]) => isHere(path))
    .flatMap(([path, { value }]) => {
      const kind = kindAt(path)
      if (kind === 'plain') return typeof value === 'string' && value.trim() === wanted ? [{ path }] : []
      if (kind !== 'rich' || !isNode(value) || !isNode(value.root)) return []
      return piecesOf(value.root)
        .filter((piece) => piece.text.trim() === wanted)
        .map(({ children }) => ({ path, children }))
    })
}

/** A text of a page that became another one, with the id of its block; none before the blocks. */
export interface ChangedText {
  readonly block: string | undefined
  readonly from: string
  readonly to: string
}

/**
 * The text that somebody has just written into a form.
 *
 * @returns nothing where anything else has changed, or more than one text: the next draft shows it
 */
export function findChangedText(before: FormState, now: FormState): ChangedText | undefined {
  if (idsOf(before) !== idsOf(now)) return undefined
  const changed = Object.keys(now).filter((path) => before[path]?.value !== now[path]?.value)
  const [change, ...others] = changed.flatMap((path) => {
    const row = /^blocks\.(\d+)\./.exec(path)?.[1]
    if (row === undefined && !TEXTS_OF_PAGE.includes(path)) return []
    const block = row === undefined ? undefined : now.blocks?.rows?.[Number(row)]?.id
    return changesOf(before[path]?.value, now[path]?.value).map((texts) => ({ block, ...texts }))
  })
  return others.length > 0 ? undefined : change
}

const idsOf = ({ blocks }: FormState) => blocks?.rows?.map(({ id }) => id).join() ?? ''

/** The pieces that differ between two values of a field, where both have as many. */
function changesOf(before: unknown, now: unknown): { readonly from: string; readonly to: string }[] {
  const [old, written] = [textsOf(before), textsOf(now)]
  if (old.length !== written.length) return []
  return old
    .map((from, index) => ({ from: from.trim(), to: written[index]?.trim() ?? '' }))
    .filter(({ from, to }) => from !== to && from !== '' && to !== '')
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return isNode(value) && isNode(value.root) ? piecesOf(value.root).map(({ text }) => text) : []
}

interface Piece {
  readonly text: string
  readonly children: readonly number[]
}

type RichNode = Readonly<Record<string, unknown>>

/** The texts of a node and of those inside it, in their order. */
function piecesOf(node: RichNode, children: readonly number[] = []): Piece[] {
  if (node.type === 'text') return typeof node.text === 'string' ? [{ text: node.text, children }] : []
  const inside = Array.isArray(node.children) ? node.children : []
  return inside.flatMap((child, index) => (isNode(child) ? piecesOf(child, [...children, index]) : []))
}

/**
 * The value of a field with another text in a place.
 *
 * @param value of the field at the place, as it is now
 * @returns nothing where the place is gone
 */
export function withReplacedText(value: unknown, { children }: TextPlace, text: string): unknown {
  if (!children) return text
  if (!isNode(value) || !isNode(value.root)) return undefined
  const root = replaceText(value.root, children, text)
  return root && { ...value, root }
}

function replaceText(node: RichNode, children: readonly number[], text: string): RichNode | undefined {
  const [index, ...rest] = children
  if (index === undefined) return node.type === 'text' ? { ...node, text } : undefined
  if (!Array.isArray(node.children)) return undefined
  const child: unknown = node.children[index]
  const replaced = isNode(child) ? replaceText(child, rest, text) : undefined
  return replaced && { ...node, children: node.children.with(index, replaced) }
}

function isNode(value: unknown): value is RichNode {
  return typeof value === 'object' && value !== null
}
