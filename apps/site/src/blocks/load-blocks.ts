import type { Block, BlockOfType, BlockType } from '@passepartout/content-model/blocks'
import type { BlockSources, DataOf, LoadedBlock, LoadedBlockOf } from './block.ts'
import { BLOCKS } from './registry.ts'

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
): Promise<{ readonly block: BlockOfType<T>; readonly data: DataOf<T> | undefined }> {
  return { block, data: await BLOCKS[type].load?.(block, sources) }
}
