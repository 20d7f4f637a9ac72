import { BLOCK_TYPES, type BlockType } from '@passepartout/content-model/blocks'
import type { LoadedBlock } from '../../blocks/block.ts'
import { BlockList } from '../../blocks/block-list.tsx'
import { BLOCK_ENTRIES, viewModulePathOfBlock } from '../../blocks/registry.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import { type ComponentExamples, createComponentExamples } from './component-examples.ts'

/** Every block that editors can place. */
export const BLOCK_EXAMPLES = Object.fromEntries(BLOCK_TYPES.map((type) => [type, showBlock(type)]))

function showBlock(type: BlockType): ComponentExamples {
  const states: Readonly<Record<string, LoadedBlock>> = BLOCK_ENTRIES[type].fixtures
  const fixtures = Object.entries(states).map(([state, loaded]) => {
    // Unique ids, so that all states can be on one page.
    const blocks = [withId(loaded, `${type}-${state}`)]
    return [state, (page: PageContext) => ({ page, blocks })] as const
  })
  return createComponentExamples(viewModulePathOfBlock(type), BlockList, Object.fromEntries(fixtures))
}

function withId<T extends LoadedBlock>(loaded: T, id: string): T {
  return { ...loaded, block: { ...loaded.block, id } }
}
