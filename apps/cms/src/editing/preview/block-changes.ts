import type { FormState } from 'payload'
import { z } from 'zod'

/** What somebody asks of the page's blocks in the preview. Without `before` a block goes to the end. */
export const blockChangeSchema = z.discriminatedUnion('change', [
  z.object({ change: z.literal('move'), block: z.string(), before: z.string().optional() }),
  z.object({ change: z.literal('duplicate'), block: z.string() }),
  z.object({ change: z.literal('remove'), block: z.string() }),
  z.object({ change: z.literal('add'), before: z.string().optional() }),
])
export type BlockChange = z.infer<typeof blockChangeSchema>

/** The same for the rows of a form, by their indices. */
export type RowChange =
  | { readonly change: 'move'; readonly from: number; readonly to: number }
  | { readonly change: 'duplicate' | 'remove' | 'add'; readonly at: number }

type Rows = readonly Pick<NonNullable<FormState[string]['rows']>[number], 'id'>[]

/** @returns nothing where a block is gone meanwhile, or stays where it is */
export function rowChangeOf(asked: BlockChange, rows: Rows): RowChange | undefined {
  const indexOf = (block: string) => rows.findIndex(({ id }) => id === block)
  const before = 'before' in asked && asked.before !== undefined ? indexOf(asked.before) : rows.length
  if (before < 0) return undefined
  if (asked.change === 'add') return { change: 'add', at: before }
  const at = indexOf(asked.block)
  if (at < 0) return undefined
  if (asked.change !== 'move') return { change: asked.change, at }
  const to = before > at ? before - 1 : before
  return to === at ? undefined : { change: 'move', from: at, to }
}
