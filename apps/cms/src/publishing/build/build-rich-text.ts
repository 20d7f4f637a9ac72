import type { NavigationAction } from '@passepartout/content-model/navigation'
import type { Inline, ListNode, Mark, RichText, RichTextNode } from '@passepartout/content-model/rich-text'
import { z } from 'zod'

/** The fields of a link as the editor stores them. */
const linkFieldsSchema = z.object({
  linkType: z.string().optional(),
  url: z.string().nullish(),
  newTab: z.boolean().nullish(),
  doc: z.object({ relationTo: z.string(), value: z.unknown() }).nullish(),
})
export type LexicalLink = z.infer<typeof linkFieldsSchema>

interface LexicalNode {
  type: string
  text?: string | undefined
  format?: string | number | undefined
  tag?: string | undefined
  listType?: string | undefined
  fields?: LexicalLink | undefined
  children?: LexicalNode[] | undefined
}

const nodeSchema: z.ZodType<LexicalNode> = z.lazy(() =>
  z.object({
    type: z.string(),
    text: z.string().optional(),
    format: z.union([z.string(), z.number()]).optional(),
    tag: z.string().optional(),
    listType: z.string().optional(),
    fields: linkFieldsSchema.optional(),
    children: z.array(nodeSchema).optional(),
  }),
)

const editorStateSchema = z.object({ root: z.object({ children: z.array(nodeSchema) }) })

/** Resolves the target of a link; `undefined` keeps the words and drops the link. */
export type ResolveLink = (link: LexicalLink) => NavigationAction | undefined

/**
 * Converts the editor's tree to the published tree, without empty paragraphs at the end.
 *
 * @param value what the content system stored; a value that is no editor's tree gives no text
 */
export function buildRichText(value: unknown, resolveLink: ResolveLink): RichText {
  const state = editorStateSchema.safeParse(value)
  if (!state.success) return []
  const nodes = state.data.root.children.flatMap((node) => buildNode(node, resolveLink))
  while (nodes.length > 0 && isEmptyParagraph(nodes.at(-1))) nodes.pop()
  return nodes
}

function buildNode(node: LexicalNode, resolveLink: ResolveLink): RichTextNode[] {
  switch (node.type) {
    case 'paragraph':
      return [{ type: 'paragraph', children: buildInlines(node, resolveLink) }]
    case 'heading':
      return [{ type: 'heading', level: levelOf(node.tag), children: buildInlines(node, resolveLink) }]
    case 'quote':
      return [{ type: 'quote', children: buildInlines(node, resolveLink) }]
    case 'horizontalrule':
      return [{ type: 'rule' }]
    case 'list':
      return [buildList(node, resolveLink)]
    default:
      return []
  }
}

function levelOf(tag: string | undefined): 2 | 3 | 4 {
  if (tag === 'h3') return 3
  return tag === 'h4' || tag === 'h5' || tag === 'h6' ? 4 : 2
}

/** The editor puts a nested list into an item of its own; the published tree appends it to the item before. */
function buildList(node: LexicalNode, resolveLink: ResolveLink): ListNode {
  const items: ListNode['items'] = []
  for (const item of node.children ?? []) {
    const nested = item.children?.find((child) => child.type === 'list')
    const sublist = nested && buildList(nested, resolveLink)
    const children = buildInlines(item, resolveLink)
    const before = items.at(-1)
    if (sublist && children.length === 0 && before) before.sublist = joinLists(before.sublist, sublist)
    else items.push({ children, ...(sublist ? { sublist } : {}) })
  }
  return { type: 'list', ordered: node.listType === 'number', items }
}

function joinLists(first: ListNode | undefined, second: ListNode): ListNode {
  return first ? { ...first, items: [...first.items, ...second.items] } : second
}

function buildInlines(node: LexicalNode, resolveLink: ResolveLink): Inline[] {
  return (node.children ?? []).flatMap((child): Inline[] => {
    if (child.type === 'linebreak') return [{ type: 'lineBreak' }]
    if (child.type === 'link' || child.type === 'autolink') return buildLink(child, resolveLink)
    return buildText(child)
  })
}

function buildLink(node: LexicalNode, resolveLink: ResolveLink): Inline[] {
  const children = (node.children ?? []).flatMap((child) =>
    child.type === 'linebreak' ? [{ type: 'text' as const, text: ' ' }] : buildText(child),
  )
  const action = node.fields && resolveLink(node.fields)
  return action ? [{ type: 'link', action, children }] : children
}

const MARK_BITS: readonly (readonly [number, Mark])[] = [
  [1, 'bold'],
  [2, 'italic'],
  [8, 'underline'],
  [4, 'strikethrough'],
  [16, 'code'],
]

type Text = Extract<Inline, { type: 'text' }>

function buildText(node: LexicalNode): Text[] {
  if (node.type === 'tab') return [{ type: 'text', text: ' ' }]
  if (node.type !== 'text' || !node.text) return []
  const format = typeof node.format === 'number' ? node.format : 0
  const marks = MARK_BITS.filter(([bit]) => (format & bit) !== 0).map(([, mark]) => mark)
  return [{ type: 'text', text: node.text, ...(marks.length > 0 ? { marks } : {}) }]
}

function isEmptyParagraph(node: RichTextNode | undefined): boolean {
  return node?.type === 'paragraph' && node.children.length === 0
}
