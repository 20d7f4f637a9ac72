import { z } from 'zod'
import { navigationActionSchema } from './navigation.ts'

/**
 * Rich text as the content system publishes it: our own small tree, so that the site never learns the
 * editor's format. Unknown node types are dropped when parsed (see `lenientArray`).
 */
export const MARKS = ['bold', 'italic', 'underline', 'strikethrough', 'code'] as const
export type Mark = (typeof MARKS)[number]

/** An array without its unknown or invalid items: a newer editor must not cost an older site the whole text. */
function lenientArray<T>(item: z.ZodType<T>) {
  return z.array(z.unknown()).transform((candidates) =>
    candidates.flatMap((candidate) => {
      const parsed = item.safeParse(candidate)
      return parsed.success ? [parsed.data] : []
    }),
  )
}

const textSchema = z.object({
  type: z.literal('text'),
  text: z.string(),
  marks: lenientArray(z.enum(MARKS)).optional(),
})

const lineBreakSchema = z.object({ type: z.literal('lineBreak') })

const linkSchema = z.object({
  type: z.literal('link'),
  action: navigationActionSchema,
  children: lenientArray(textSchema),
})

export const inlineSchema = z.discriminatedUnion('type', [textSchema, lineBreakSchema, linkSchema])
export type Inline = z.infer<typeof inlineSchema>

const paragraphSchema = z.object({ type: z.literal('paragraph'), children: lenientArray(inlineSchema) })

const headingSchema = z.object({
  type: z.literal('heading'),
  level: z.union([z.literal(2), z.literal(3), z.literal(4)]),
  children: lenientArray(inlineSchema),
})

const quoteSchema = z.object({ type: z.literal('quote'), children: lenientArray(inlineSchema) })

const ruleSchema = z.object({ type: z.literal('rule') })

export interface ListNode {
  type: 'list'
  ordered: boolean
  items: { children: Inline[]; sublist?: ListNode | undefined }[]
}

/** Maximum depth of nested lists; deeper ones are dropped. */
const MAX_LISTS = 8

function listWithin(depth: number): z.ZodType<ListNode> {
  const sublist: z.ZodType<ListNode | undefined> =
    depth > 1 ? listWithin(depth - 1).optional() : z.undefined().catch(undefined)
  const item = z.object({ children: lenientArray(inlineSchema), sublist })
  return z.object({ type: z.literal('list'), ordered: z.boolean(), items: z.array(item) })
}

const listSchema = listWithin(MAX_LISTS)

export const richTextNodeSchema = z.union([paragraphSchema, headingSchema, quoteSchema, ruleSchema, listSchema])
export type RichTextNode = z.infer<typeof richTextNodeSchema>

export const richTextSchema = lenientArray(richTextNodeSchema)
export type RichText = RichTextNode[]
