import { actionField } from '../../fields/action-field.ts'
import { layoutField } from '../../fields/layout-field.ts'
import { pictureField } from '../../fields/picture-field.ts'
import { rowsField } from '../../fields/rows-field.ts'
import { bodyTextField, introField, singleLineField, titleField } from '../../fields/text-fields.ts'
import type { BlockEntry } from '../block-entry.ts'

export const cardListEntry: BlockEntry<'cardList'> = {
  labels: { singular: 'Card list', plural: 'Card lists' },
  group: 'Links',
  help: 'Pictures with a title that lead to other pages, such as cities, sights or guides.',
  fields: [
    titleField,
    introField,
    layoutField,
    rowsField('cards', { singular: 'Card', plural: 'Cards' }, { max: 60 }, [
      pictureField('image'),
      singleLineField('kicker', 160, { label: 'Line above the title' }),
      titleField,
      bodyTextField,
      actionField(),
    ]),
  ],
}
