import type { Field } from 'payload'
import { canPublishEverywhere } from '../../access/access-functions.ts'
import { blocksField } from '../../content/blocks/page-blocks.ts'
import { catalogueFieldComponents } from '../../content/catalogue-picker/field/catalogue-field-components.ts'
import type { EntryKind } from '../../content/catalogue-picker/picker-entry.ts'
import { pictureField } from '../../content/fields/picture-field.ts'
import { multiLineField, singleLineField } from '../../content/fields/text-fields.ts'
import { uiField } from '../../content/fields/ui-field.ts'
import { withRowNames } from '../../content/row-names/with-row-names.ts'
import { editorTagsField } from '../../content/tour-tags/editor-tags-field.ts'

/** Maximum number of blocks. */
const MAX_BLOCKS = 200

export const contentFields: Field[] = [
  singleLineField('title', 300, {
    required: true,
    description: 'The heading that visitors see.',
  }),
  singleLineField('kicker', 160, { label: 'Line above the title' }),
  multiLineField('standfirst', 1000, { label: 'Introduction' }),
  pictureField('heroImage', { label: 'Opening picture' }),
  blocksField({ maxRows: MAX_BLOCKS }),
]

export const searchPreview: Field = uiField('searchPreview', 'editing/search-preview/search-preview.tsx#SearchPreview')

/** For search engines and shared links. */
export const metaFields: Field[] = [
  {
    name: 'meta',
    type: 'group',
    label: false,
    fields: [
      singleLineField('title', 300, {
        label: 'Title in search results',
        description: 'Empty: the heading. About 60 characters are shown.',
      }),
      multiLineField('description', 1000, {
        label: 'Description in search results',
        description: 'One or two sentences; about 155 characters are shown.',
      }),
      pictureField('image', { label: 'Picture for shared links', description: 'Empty: the opening picture.' }),
      { name: 'noIndex', type: 'checkbox', label: 'Keep out of search engines', defaultValue: false },
    ],
  },
]

/** The page's subject in the catalogue. */
export const categorisationFields: Field[] = [
  {
    name: 'categorisation',
    type: 'group',
    label: false,
    admin: { description: 'What the page is about, in the words and numbers of the catalogue.' },
    fields: [
      {
        type: 'row',
        fields: [
          {
            name: 'city',
            type: 'text',
            label: 'City code, such as PARIS',
            admin: { components: catalogueFieldComponents('city') },
          },
          { name: 'country', type: 'text', label: 'Country' },
        ],
      },
      {
        type: 'row',
        fields: [
          numberOf('collection', 'collectionId', 'Collection'),
          numberOf('category', 'categoryId', 'Category'),
          numberOf('subCategory', 'subCategoryId', 'Sub-category'),
          numberOf('product', 'tgid', 'Experience of a show page'),
        ],
      },
      {
        name: 'asksForDate',
        type: 'checkbox',
        defaultValue: false,
        label: 'The booking page of this experience asks for the date itself',
        access: { create: canPublishEverywhere, update: canPublishEverywhere },
        admin: {
          description:
            'No link to it, on any page of any site, then names a date, a variant or a tour; so whoever publishes on all of them says it.',
          condition: (_, categorisation) => Boolean(categorisation?.tgid),
        },
      },
      ...withRowNames([editorTagsField]),
      uiField('tourTags', 'content/tour-tags/tour-tags.tsx#TourTags'),
    ],
  },
]

function numberOf(kind: EntryKind, name: string, label: string): Field {
  return { name, type: 'number', label, admin: { components: catalogueFieldComponents(kind) } }
}
