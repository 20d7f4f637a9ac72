import { pictureField } from '../../fields/picture-field.ts'
import { rowsField } from '../../fields/rows-field.ts'
import { introField, singleLineField, titleField } from '../../fields/text-fields.ts'
import type { BlockEntry } from '../block-entry.ts'

export const castListEntry: BlockEntry<'castList'> = {
  labels: { singular: 'Cast list', plural: 'Cast lists' },
  group: 'Places and shows',
  help: 'Who is on stage and who made the show: names, what they do, and pictures where there are any.',
  fields: [
    titleField,
    introField,
    rowsField('people', { singular: 'Person', plural: 'People' }, { max: 100 }, [
      singleLineField('name', 120, { required: true }),
      singleLineField('role', 160, { required: true, label: 'Part or work' }),
      pictureField('image'),
    ]),
  ],
}
