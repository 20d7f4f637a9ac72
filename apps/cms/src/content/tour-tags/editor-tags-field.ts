import { TOUR_GROUP_TAGS, type TourGroupTag } from '@passepartout/content-model/tour-group-tags'
import type { ArrayField } from 'payload'
import { canPublishEverywhere } from '../../access/rules.ts'
import { checkValue, unless } from '../../messages/check-value.ts'
import { inEachLanguage, type TextKey } from '../../messages/translate.ts'
import { lineField } from '../fields/text-fields.ts'

export function nameOfTag(tag: TourGroupTag): TextKey {
  return `tourTags:${tag}`
}

/** What editors say of a page's tour group, whatever the catalogue says: lists and search of all sites follow it. */
export const editorTagsField: ArrayField = {
  name: 'editorTags',
  type: 'array',
  label: inEachLanguage('tourTags:editors'),
  labels: { singular: inEachLanguage('tourTags:tag'), plural: inEachLanguage('tourTags:heading') },
  maxRows: TOUR_GROUP_TAGS.length,
  access: { create: canPublishEverywhere, update: canPublishEverywhere },
  admin: {
    description: inEachLanguage('tourTags:editorsHelp'),
    condition: (_, categorisation) => Boolean(categorisation?.tgid),
  },
  validate: checkValue((rows: unknown) => unless(areDifferent(rows), 'tourTags:twice')),
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'tag',
          type: 'select',
          required: true,
          label: inEachLanguage('tourTags:tag'),
          admin: { description: inEachLanguage('tourTags:tagHelp') },
          options: TOUR_GROUP_TAGS.map((value) => ({ value, label: inEachLanguage(nameOfTag(value)) })),
        },
        {
          name: 'says',
          type: 'select',
          required: true,
          defaultValue: 'has',
          label: inEachLanguage('tourTags:says'),
          admin: { description: inEachLanguage('tourTags:saysHelp') },
          options: (['has', 'hasNot'] as const).map((value) => ({ value, label: inEachLanguage(`tourTags:${value}`) })),
        },
      ],
    },
    {
      ...lineField('reason', 300, { required: true }),
      label: inEachLanguage('tourTags:reason'),
      admin: { description: inEachLanguage('tourTags:reasonHelp') },
    },
  ],
}

function areDifferent(rows: unknown): boolean {
  const tags = (Array.isArray(rows) ? rows : []).flatMap((row: { readonly tag?: unknown } | null) => row?.tag ?? [])
  return new Set(tags).size === tags.length
}
