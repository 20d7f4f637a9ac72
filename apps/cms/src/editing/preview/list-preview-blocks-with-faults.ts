import type { BlockType } from '@passepartout/content-model/blocks'
import { BLOCKS } from '../../content/blocks/registry.ts'
import { formatMessage } from '../../messages/format-message.ts'
import { translateLabel } from '../../messages/labels.ts'
import { type Message, message, messageAt } from '../../messages/message.ts'
import type { NamedFault } from '../../publishing/build/describe-faults.ts'
import type { PreviewBlock } from './preview-frame-controller.ts'

/**
 * The blocks of a form in order, each with the faults that prevent its publication.
 *
 * @param language of the admin, for the messages
 */
export function listPreviewBlocksWithFaults(
  blocks: readonly { readonly id: string; readonly blockType: BlockType }[],
  faults: readonly NamedFault[],
  language: string,
): PreviewBlock[] {
  return blocks.map(({ id, blockType }, index) => ({
    id,
    label: translateLabel(language, BLOCKS[blockType].labels.singular),
    faults: faults
      .filter(({ path }) => `${path}.`.startsWith(`blocks.${index}.`))
      .map((fault) => formatMessage(language, withinBlock(fault))),
  }))
}

/** Removes the block's name, since the message is shown at the block. */
function withinBlock({ place, message: rule }: NamedFault): Message {
  const within = place.slice(1).join(', ')
  return within === '' ? message('block.fault', { rule }) : messageAt(within, rule)
}
