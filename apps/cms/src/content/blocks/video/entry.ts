import { LOCALES } from '@passepartout/content-model/locales'
import { checkValue } from '../../../messages/check-value.ts'
import { loadSettings } from '../../../server/settings.ts'
import { pictureField } from '../../fields/picture-field.ts'
import { titleField } from '../../fields/text-fields.ts'
import { checkFile, checkVideo } from '../../validation/validate-embed.ts'
import type { BlockEntry } from '../block-entry.ts'

export const videoEntry: BlockEntry<'video'> = {
  labels: { singular: 'Video', plural: 'Videos' },
  group: 'Pictures and media',
  help: 'A video of YouTube or a file, behind a picture: nothing is loaded before a visitor plays it.',
  fields: [
    titleField,
    {
      name: 'address',
      type: 'text',
      required: true,
      validate: checkValue((value: unknown) => checkVideo(value, loadSettings().allowedHosts)),
      admin: { description: 'Of YouTube as it stands above the video there, or of a file.' },
    },
    pictureField('poster', { label: 'Picture before it plays' }),
    {
      name: 'captions',
      type: 'array',
      maxRows: LOCALES.length,
      admin: { description: 'Of a file (WebVTT). A file without captions starts without sound.' },
      fields: [
        {
          name: 'lang',
          type: 'select',
          required: true,
          label: 'Language',
          options: LOCALES.map(({ code, autonym }) => ({ value: code, label: autonym })),
        },
        {
          name: 'address',
          type: 'text',
          required: true,
          validate: checkValue((value: unknown) => checkFile(value, loadSettings().allowedHosts)),
        },
      ],
    },
  ],
}
