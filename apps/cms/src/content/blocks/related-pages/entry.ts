import { pageRelationField } from '../../fields/page-relation-field.ts'
import { rowsField } from '../../fields/rows-field.ts'
import { introField, singleLineField } from '../../fields/text-fields.ts'
import type { BlockEntry } from '../block-entry.ts'

export const relatedPagesEntry: BlockEntry<'relatedPages'> = {
  labels: { singular: 'Related pages', plural: 'Related pages' },
  group: 'Links',
  help: 'Cards of pages with the title and the picture that those have; one that lacks the language is left out.',
  fields: [
    singleLineField('title', 120, { required: true }),
    introField,
    rowsField('pages', { singular: 'Page', plural: 'Pages' }, { max: 12 }, [pageRelationField({ required: true })]),
  ],
}
