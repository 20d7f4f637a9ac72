import type { Field } from 'payload'
import { rowsField } from '../../fields/rows-field.ts'
import { singleLineField } from '../../fields/text-fields.ts'
import { singleLineEditor } from '../../rich-text/rich-text-editor.ts'
import { validateRichText } from '../../validation/validate-rich-text.ts'
import type { BlockEntry } from '../block-entry.ts'

/** A cell may be empty: a corner, or an unknown value. */
const cellField: Field = {
  name: 'content',
  type: 'richText',
  label: 'Text',
  editor: singleLineEditor,
  validate: validateRichText,
}

export const tableEntry: BlockEntry<'table'> = {
  labels: { singular: 'Table', plural: 'Tables' },
  group: 'Text',
  help: 'Rows and columns to compare, such as tickets or seasons; on phones it moves sideways within itself.',
  fields: [
    singleLineField('caption', 160, { required: true, description: 'What the table tells, in a few words above it.' }),
    {
      type: 'row',
      fields: [
        { name: 'headerRow', type: 'checkbox', label: 'The first row names the columns', defaultValue: true },
        { name: 'headerColumn', type: 'checkbox', label: 'The first cell of each row names it', defaultValue: false },
      ],
    },
    rowsField('rows', { singular: 'Row', plural: 'Rows' }, { max: 40 }, [
      rowsField('cells', { singular: 'Cell', plural: 'Cells' }, { max: 8 }, [cellField]),
    ]),
  ],
}
