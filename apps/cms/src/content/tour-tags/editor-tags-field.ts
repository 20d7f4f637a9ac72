import { TOUR_GROUP_TAGS, type TourGroupTag } from '@passepartout/content-model/tour-group-tags'
import type { ArrayField } from 'payload'
import { canPublishEverywhere } from '../../access/access-functions.ts'
import { createValueValidator, messageUnless } from '../../messages/create-validator.ts'
import { type TextKey, textInEachLanguage } from '../../messages/translate.ts'
import { singleLineField } from '../fields/text-fields.ts'

export function tagTextKey(tag: TourGroupTag): TextKey {
  return `tourTags:${tag}`
}

/** What editors say of a page's tour group, whatever the catalogue says: lists and search of all sites follow it. */
export const editorTagsField: ArrayField = {
  name: 'editorTags',
  type: 'array',
  label: textInEachLanguage('tourTags:editors'),
  labels: { singular: textInEachLanguage('tourTags:tag'), plural: textInEachLanguage('tourTags:heading') },
  maxRows: TOUR_GROUP_TAGS.length,
  access: { create: canPublishEverywhere, update: canPublishEverywhere },
  admin: {
    description: textInEachLanguage('tourTags:editorsHelp'),
    condition: (_, categorisation) => Boolean(categorisation?.tgid),
  },
  validate: createValueValidator((rows: unknown) => messageUnless(areDifferent(rows), 'tourTags:twice')),
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'tag',
          type: 'select',
          required: true,
          label: textInEachLanguage('tourTags:tag'),
          admin: { description: textInEachLanguage('tourTags:tagHelp') },
          options: TOUR_GROUP_TAGS.map((value) => ({ value, label: textInEachLanguage(tagTextKey(value)) })),
        },
        {
          name: 'says',
          type: 'select',
          required: true,
          defaultValue: 'has',
          label: textInEachLanguage('tourTags:says'),
          admin: { description: textInEachLanguage('tourTags:saysHelp') },
          options: (['has', 'hasNot'] as const).map((value) => ({
            value,
            label: textInEachLanguage(`tourTags:${value}`),
          })),
        },
      ],
    },
    {
      ...singleLineField('reason', 300, { required: true }),
      label: textInEachLanguage('tourTags:reason'),
      admin: { description: textInEachLanguage('tourTags:reasonHelp') },
    },
  ],
}

function areDifferent(rows: unknown): boolean {
  const tags = (Array.isArray(rows) ? rows : []).flatMap((row: { readonly tag?: unknown } | null) => row?.tag ?? [])
  return new Set(tags).size === tags.length
}
