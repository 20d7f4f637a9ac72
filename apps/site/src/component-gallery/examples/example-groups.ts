import { BLOCK_EXAMPLES } from './block-examples.ts'
import type { ComponentExamples } from './component-examples.ts'
import { FRAME_EXAMPLES } from './frame-examples.ts'
import { PRIMITIVE_EXAMPLES } from './primitive-examples.ts'
import { PRODUCT_EXAMPLES } from './product-examples.ts'

/** Everything that the gallery shows: components by name, in groups. */
export const EXAMPLE_GROUPS = {
  frame: FRAME_EXAMPLES,
  blocks: BLOCK_EXAMPLES,
  products: PRODUCT_EXAMPLES,
  primitives: PRIMITIVE_EXAMPLES,
} as const satisfies Readonly<Record<string, Readonly<Record<string, ComponentExamples>>>>

/** Groups whose examples can all be on one page. */
export const SINGLE_PAGE_GROUPS = ['blocks', 'primitives'] as const

/** What can be asked for: `header/manual`, `blocks`. */
export const EXAMPLE_IDS: ReadonlySet<string> = new Set([...SINGLE_PAGE_GROUPS, ...listExamples()])

function listExamples(): string[] {
  return Object.values(EXAMPLE_GROUPS).flatMap((components) =>
    Object.entries(components).flatMap(([name, { states }]) => Object.keys(states).map((state) => `${name}/${state}`)),
  )
}
