import { type BlockType, CALLOUT_TONES, FACT_ICONS, LIST_LAYOUTS } from '@passepartout/content-model/blocks'
import type { Block, Field } from 'payload'
import { namedRows } from '../admin/named-rows.ts'
import { actionField } from '../fields/action-field.ts'
import { bookingField } from '../fields/booking-field.ts'
import { pictureField } from '../fields/picture-field.ts'

const title: Field = { name: 'title', type: 'text', required: true }
const optionalTitle: Field = { name: 'title', type: 'text' }
const intro: Field = { name: 'intro', type: 'textarea', label: 'Introduction' }
const text: Field = { name: 'text', type: 'textarea' }
const content: Field = { name: 'content', type: 'richText', label: 'Text', required: true }

const layout: Field = {
  name: 'layout',
  type: 'select',
  defaultValue: 'grid',
  options: LIST_LAYOUTS.map((value) => ({ value, label: { grid: 'Grid', carousel: 'One row to swipe' }[value] })),
}

const sourceKinds = [
  { value: 'collection', label: 'A collection' },
  { value: 'category', label: 'A category in a city' },
  { value: 'subCategory', label: 'A sub-category in a city' },
  { value: 'tgids', label: 'These tour groups' },
] as const

type SourceKind = (typeof sourceKinds)[number]['value']

function shownFor(...kinds: SourceKind[]) {
  return {
    condition: (_: unknown, siblings: { kind?: string | null }) => kinds.some((kind) => kind === siblings.kind),
  }
}

const source: Field = {
  name: 'source',
  type: 'group',
  label: 'Which products',
  admin: { description: 'The catalogue answers with names, pictures and prices; the page only asks.' },
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'kind', type: 'select', required: true, defaultValue: 'collection', options: [...sourceKinds] },
        {
          name: 'number',
          type: 'number',
          label: 'Its number in the catalogue',
          admin: shownFor('collection', 'category', 'subCategory'),
        },
        {
          name: 'city',
          type: 'text',
          label: 'City code, such as PARIS',
          admin: shownFor('category', 'subCategory'),
        },
      ],
    },
    { name: 'tgids', type: 'number', hasMany: true, label: 'Tour group numbers', admin: shownFor('tgids') },
  ],
}

/** What the booking page opens with; visitors can change it there. */
const fixedChoice: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'date',
        type: 'date',
        label: 'Date',
        admin: {
          date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMM yyyy' },
          description: 'Only for one certain day: the booking page opens with it, also when it has passed.',
        },
      },
      numberInCatalogue('variantId', 'Variant number'),
      numberInCatalogue('tourId', 'Tour number'),
    ],
  },
]

function numberInCatalogue(name: string, label: string): Field {
  return {
    name,
    type: 'number',
    label,
    validate: (value: unknown) =>
      value === null || value === undefined || (Number.isSafeInteger(value) && Number(value) > 0) || 'A whole number.',
  }
}

/** How the image host prepares a picture. */
const pictureTreatment: Field = {
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

const fieldsOf: Record<BlockType, { label: string; plural: string; fields: Field[] }> = {
  richText: { label: 'Text', plural: 'Texts', fields: [content] },
  productList: {
    label: 'Product list',
    plural: 'Product lists',
    fields: [
      title,
      intro,
      source,
      {
        type: 'row',
        fields: [
          { name: 'limit', type: 'number', min: 1, max: 100, defaultValue: 40, label: 'At most this many' },
          layout,
        ],
      },
      actionField({ label: 'Link to all (optional)' }),
    ],
  },
  cardList: {
    label: 'Card list',
    plural: 'Card lists',
    fields: [
      title,
      intro,
      layout,
      {
        name: 'cards',
        type: 'array',
        required: true,
        minRows: 1,
        labels: { singular: 'Card', plural: 'Cards' },
        admin: namedRows,
        fields: [
          pictureField('image'),
          { name: 'kicker', type: 'text', label: 'Line above the title' },
          title,
          text,
          actionField(),
        ],
      },
    ],
  },
  image: {
    label: 'Picture',
    plural: 'Pictures',
    fields: [pictureField('image'), { name: 'caption', type: 'text' }, pictureTreatment],
  },
  cta: { label: 'Call to action', plural: 'Calls to action', fields: [title, text, actionField({ label: 'Button' })] },
  experience: {
    label: 'Experience',
    plural: 'Experiences',
    fields: [
      {
        name: 'tgid',
        type: 'number',
        required: true,
        label: 'Tour group number',
        admin: { description: 'Opens the booking page of this tour group.' },
      },
      optionalTitle,
      text,
      ...fixedChoice,
      bookingField('experience'),
    ],
  },
  faq: {
    label: 'Questions and answers',
    plural: 'Questions and answers',
    fields: [
      title,
      {
        name: 'items',
        type: 'array',
        required: true,
        minRows: 1,
        labels: { singular: 'Question', plural: 'Questions' },
        admin: namedRows,
        fields: [
          { name: 'question', type: 'text', required: true },
          { name: 'answer', type: 'richText', required: true },
        ],
      },
    ],
  },
  callout: {
    label: 'Callout',
    plural: 'Callouts',
    fields: [
      {
        name: 'tone',
        type: 'select',
        defaultValue: 'note',
        options: CALLOUT_TONES.map((value) => ({
          value,
          label: { tip: 'Tip', note: 'Note', warning: 'Warning' }[value],
        })),
      },
      optionalTitle,
      content,
    ],
  },
  facts: {
    label: 'Facts',
    plural: 'Facts',
    fields: [
      optionalTitle,
      {
        name: 'items',
        type: 'array',
        required: true,
        minRows: 1,
        labels: { singular: 'Fact', plural: 'Facts' },
        admin: namedRows,
        fields: [{ name: 'icon', type: 'select', options: [...FACT_ICONS] }, title, { name: 'text', type: 'text' }],
      },
    ],
  },
}

export const blockLabels: Readonly<Record<BlockType, string>> = mapValues(fieldsOf, ({ label }) => label)

/** One Payload block for each block of the published model, under the same name. */
export const pageBlocks: Block[] = Object.entries(fieldsOf).map(([slug, { label, plural, fields }]) => ({
  slug,
  interfaceName: `${slug.charAt(0).toUpperCase()}${slug.slice(1)}Block`,
  labels: { singular: label, plural },
  fields,
}))

function mapValues<K extends string, A, B>(record: Record<K, A>, change: (value: A) => B): Record<K, B>
function mapValues<A, B>(record: Record<string, A>, change: (value: A) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
}
