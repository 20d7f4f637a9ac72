import { LOCALES } from '@passepartout/content-model/locales'
import { loadSettings } from '../../../infrastructure/settings.ts'
import { createValueValidator, messageUnless } from '../../../messages/create-validator.ts'
import { dayField, dayPublishingConversion } from '../../fields/day-field.ts'
import { pictureField } from '../../fields/picture-field.ts'
import { multiLineField, titleField } from '../../fields/text-fields.ts'
import { isEmptyOrPositiveInteger } from '../../validation/is-empty.ts'
import { checkVideo, checkVideoFileAddress } from '../../validation/validate-embed.ts'
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
      validate: createValueValidator((value) => checkVideo(value, loadSettings().allowedHosts)),
      admin: { description: 'Of YouTube as it stands above the video there, or of a file.' },
    },
    pictureField('poster', { label: 'Picture before it plays' }),
    multiLineField('description', 1000, { label: 'What it shows', description: 'Search engines read it.' }),
    dayField(
      'uploadedOn',
      'First published on',
      'Search engines show a video as one only with this day and a picture before it plays.',
    ),
    {
      name: 'seconds',
      type: 'number',
      label: 'Length in seconds',
      min: 1,
      validate: createValueValidator((value) =>
        messageUnless(isEmptyOrPositiveInteger(value), 'number.wholeFromOne', { example: 95 }),
      ),
    },
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
          validate: createValueValidator((value) => checkVideoFileAddress(value, loadSettings().allowedHosts)),
        },
      ],
    },
  ],
  conversions: { uploadedOn: dayPublishingConversion },
}
