import { pictureField } from '../../fields/picture-field.ts'
import { rowsField } from '../../fields/rows-field.ts'
import { singleLineField } from '../../fields/text-fields.ts'
import type { BlockEntry } from '../block-entry.ts'

export const galleryEntry: BlockEntry<'gallery'> = {
  labels: { singular: 'Gallery', plural: 'Galleries' },
  group: 'Pictures and media',
  help: 'Pictures in a row, each with a line below it; a click shows them large, one after the other.',
  fields: [
    singleLineField('title', 120),
    rowsField('pictures', { singular: 'Picture', plural: 'Pictures' }, { max: 24 }, [
      pictureField('image'),
      singleLineField('caption', 200),
    ]),
  ],
}
