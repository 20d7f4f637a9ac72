import { BLOCK_TYPES, type BlockType } from '@passepartout/content-model/blocks'
import type { Block, BlocksField, Field } from 'payload'
import { withCommentMarksOnTextFields } from '../comment-marks/with-comment-marks.ts'
import { blockExperimentField } from '../fields/experiment-fields.ts'
import { withShortcodeTools } from '../rich-text/with-shortcode-tools.ts'
import { withBlockName } from '../row-names/with-row-names.ts'
import { addressOfBlockPicture } from './block-pictures.ts'
import { BLOCKS } from './registry.ts'

/** The name of each block, and the sentence below its picture where one is chosen. */
const KINDS = {
  names: Object.fromEntries(BLOCK_TYPES.map((type) => [type, BLOCKS[type].labels.singular])),
  sentences: Object.fromEntries(BLOCK_TYPES.map((type) => [addressOfBlockPicture(type), BLOCKS[type].help])),
}

/** A Payload block for each block of the published model, with the same name, its help and its picture. */
export const pageBlocks: Block[] = BLOCK_TYPES.map(pageBlock)

interface BlocksFieldOptions {
  readonly minRows?: number
  readonly maxRows: number
  readonly required?: boolean
}

/** The blocks of a document, with the help for choosing them. */
export function blocksField(options: BlocksFieldOptions): BlocksField {
  return {
    name: 'blocks',
    type: 'blocks',
    label: 'Content',
    labels: { singular: 'Block', plural: 'Blocks' },
    blocks: pageBlocks,
    ...options,
    admin: {
      // As a column it would bring the fields of all blocks with each list.
      disableListColumn: true,
      components: {
        Description: { path: '/src/editing/compositions/composition-tools.tsx#CompositionTools', clientProps: KINDS },
      },
    },
  }
}

function pageBlock(type: BlockType): Block {
  const { labels, group, help, fields } = BLOCKS[type]
  const block = withBlockName({
    slug: type,
    interfaceName: `${type.charAt(0).toUpperCase()}${type.slice(1)}Block`,
    labels,
    admin: { group, images: { thumbnail: { url: addressOfBlockPicture(type), alt: help } } },
    fields: withCommentMarksOnTextFields(withShortcodeTools(fields)).map(withBlockChoice),
  })
  return { ...block, fields: [helpField(help), ...block.fields, blockExperimentField] }
}

/** Adds a choice to a field that names another block of the same page. */
function withBlockChoice(field: Field): Field {
  if (!('name' in field) || field.name !== 'targetBlockId') return field
  const Description = {
    path: '/src/editing/anchors/block-choice-field.tsx#BlockChoiceField',
    clientProps: { names: KINDS.names },
  }
  return { ...field, admin: { ...field.admin, components: { Description } } } as Field
}

function helpField(help: string): Field {
  return {
    name: 'help',
    type: 'ui',
    admin: { components: { Field: { path: '/src/admin/block-help.tsx#BlockHelp', clientProps: { help } } } },
  }
}
