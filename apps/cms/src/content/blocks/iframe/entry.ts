import { loadSettings } from '../../../infrastructure/settings.ts'
import { createValueValidator } from '../../../messages/create-validator.ts'
import { singleLineField } from '../../fields/text-fields.ts'
import { checkFrame } from '../../validation/validate-embed.ts'
import type { BlockEntry } from '../block-entry.ts'

export const iframeEntry: BlockEntry<'iframe'> = {
  labels: { singular: 'Map or frame', plural: 'Maps and frames' },
  group: 'Pictures and media',
  help: 'A map, or a page of another site that may be shown here. Visitors open it with a click.',
  fields: [
    {
      name: 'src',
      type: 'text',
      required: true,
      label: 'Address',
      validate: createValueValidator((value) => checkFrame(value, loadSettings().allowedHosts)),
      admin: {
        description: 'What stands in src="…" of the code to embed. A map then speaks the language of the page.',
      },
    },
    singleLineField('name', 160, {
      required: true,
      label: 'What it shows',
      description: 'Read before it is opened, such as “The way to the Louvre”.',
    }),
    singleLineField('allow', 400, {
      label: 'Features of the browser',
      description: 'As in allow="…" of the code to embed. Camera, microphone and place are never given.',
    }),
    { name: 'allowFullScreen', type: 'checkbox', label: 'May fill the screen' },
  ],
}
