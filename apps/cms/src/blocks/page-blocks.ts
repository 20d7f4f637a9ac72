import { BLOCK_TYPES, type BlockType } from '@passepartout/content-model/blocks'
import type { Block } from 'payload'
import { shownToField } from '../fields/experiment-fields.ts'
import { withShortcodes } from '../fields/with-shortcodes.ts'
import { pathOfBlockPicture } from './block-pictures.ts'
import { BLOCKS } from './registry.ts'

/** One Payload block for each block of the published model, under the same name, with its help and its picture. */
export const pageBlocks: Block[] = BLOCK_TYPES.map(pageBlock)

function pageBlock(type: BlockType): Block {
  const { labels, help, fields } = BLOCKS[type]
  return {
    slug: type,
    interfaceName: `${type.charAt(0).toUpperCase()}${type.slice(1)}Block`,
    labels,
    admin: { images: { thumbnail: { url: pathOfBlockPicture(type), alt: help } } },
    fields: [
      {
        name: 'help',
        type: 'ui',
        admin: { components: { Field: { path: '/src/admin/block-help.tsx#BlockHelp', clientProps: { help } } } },
      },
      ...withShortcodes(fields),
      shownToField,
    ],
  }
}
