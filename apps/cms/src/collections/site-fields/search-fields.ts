import { parseSynonyms } from '@passepartout/content-model/parse-synonyms'
import type { Field } from 'payload'
import { createValueValidator } from '../../messages/create-validator.ts'
import { message } from '../../messages/message.ts'

/** Settings of the site's search. */
export const searchFields: Field[] = [
  {
    name: 'search',
    type: 'group',
    label: false,
    fields: [
      {
        name: 'isInHeader',
        type: 'checkbox',
        label: 'Offer the search in the header of every page',
        defaultValue: true,
      },
      {
        name: 'synonyms',
        type: 'textarea',
        localized: true,
        label: 'Words that mean the same',
        admin: {
          description:
            'For this language. Each line holds words that find the same things, with commas: Colosseum, Flavian amphitheatre. Accents, capitals and small typing mistakes are forgiven without them, and places are found by their names in every language.',
        },
        validate: createValueValidator((value: unknown) => {
          const [fault] = parseSynonyms(typeof value === 'string' ? value : '').faults
          return fault ? message(`synonyms.${fault.kind}`, fault.values) : true
        }),
      },
    ],
  },
]
