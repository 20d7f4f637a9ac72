import type { Field } from 'payload'
import { pictureField } from '../../fields/picture-field.ts'
import { singleLineField } from '../../fields/text-fields.ts'
import type { BlockEntry } from '../block-entry.ts'

/** The image host's processing of the picture. */
const treatment: Field = {
  type: 'row',
  fields: [
    {
      name: 'higherQuality',
      type: 'checkbox',
      label: 'Higher quality',
      admin: { description: 'For fine detail, such as a map: half as many pixels again, and slower to load.' },
    },
    {
      name: 'blurFill',
      type: 'checkbox',
      label: 'Show the whole picture',
      admin: { description: 'Nothing is cut off; a blur of the picture fills what is left.' },
    },
    { name: 'darkOverlay', type: 'checkbox', label: 'Darken' },
  ],
}

export const imageEntry: BlockEntry<'image'> = {
  labels: { singular: 'Picture', plural: 'Pictures' },
  group: 'Pictures and media',
  help: 'One wide picture with a line below it.',
  fields: [pictureField('image'), singleLineField('caption', 400), treatment],
}
