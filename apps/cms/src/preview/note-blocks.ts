import type { BlockType } from '@passepartout/content-model/blocks'
import { BLOCKS } from '../blocks/registry.ts'
import type { NamedFault } from '../publication/build/describe-faults.ts'

/** What is said of a block in the preview. */
export interface NotedBlock {
  readonly id: string
  readonly label: string
  /** Sentences; empty where nothing is wrong. */
  readonly faults: readonly string[]
}

interface FormBlock {
  readonly id: string
  readonly blockType: BlockType
}

/** The blocks of a form in their order, each with what keeps it from being published. */
export function noteBlocks(blocks: readonly FormBlock[], faults: readonly NamedFault[]): NotedBlock[] {
  return blocks.map(({ id, blockType }, index) => ({
    id,
    label: BLOCKS[blockType].labels.singular,
    faults: faults.filter(({ path }) => `${path}.`.startsWith(`blocks.${index}.`)).map(sentenceOf),
  }))
}

/** The block itself is named by where the sentence stands. */
function sentenceOf({ place, message }: NamedFault): string {
  const within = place.slice(1).join(', ')
  return within === '' ? `This block ${message}.` : `${within}: ${message}.`
}
