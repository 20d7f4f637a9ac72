import type { Block, BlockOfType, BlockType } from '@passepartout/content-model/blocks'
import type { BlockDataOf, BlockSources, LoadedBlock, LoadedBlockOf } from './block.ts'
import { BLOCK_ENTRIES } from './registry.ts'

/** Loads the data of all blocks in parallel. */
export function loadBlocks(blocks: readonly Block[], sources: BlockSources): Promise<readonly LoadedBlock[]> {
  return Promise.all(blocks.map((block) => loadBlock<BlockType>(block.type, block, sources)))
}

/** The cast is safe: entry and block have the same type. */
function loadBlock<T extends BlockType>(
  type: T,
  block: BlockOfType<T>,
  sources: BlockSources,
): Promise<LoadedBlockOf<T>>
async function loadBlock<T extends BlockType>(
  type: T,
  block: BlockOfType<T>,
  sources: BlockSources,
): Promise<{ readonly block: BlockOfType<T>; readonly data: BlockDataOf<T> | undefined }> {
  return { block, data: await BLOCK_ENTRIES[type].load?.(block, sources) }
}
