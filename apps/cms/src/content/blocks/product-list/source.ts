import { productListSourceSchema } from '@passepartout/content-model/product-source'
import type { Field } from 'payload'
import { z } from 'zod'
import { catalogueFieldComponents } from '../../catalogue-picker/field/catalogue-field-components.ts'
import type { PublishingConversion } from '../block-entry.ts'

const SOURCE_KINDS = [
  { value: 'collection', label: 'A collection' },
  { value: 'category', label: 'A category in a city' },
  { value: 'subCategory', label: 'A sub-category in a city' },
  { value: 'tgids', label: 'These experiences' },
] as const

type SourceKind = (typeof SOURCE_KINDS)[number]['value']

function shownFor(...kinds: SourceKind[]) {
  return {
    condition: (_: unknown, siblings: { kind?: string | null }) => kinds.some((kind) => kind === siblings.kind),
  }
}

/** One number field serves three kinds, so that changing the kind keeps the number. */
export const sourceField: Field = {
  name: 'source',
  type: 'group',
  label: 'Which products',
  admin: { description: 'The catalogue answers with names, pictures and prices; the page only asks.' },
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'kind', type: 'select', required: true, defaultValue: 'collection', options: [...SOURCE_KINDS] },
        {
          name: 'number',
          type: 'number',
          min: 1,
          label: 'Its number in the catalogue',
          admin: { ...shownFor('collection', 'category', 'subCategory'), components: catalogueFieldComponents() },
        },
        {
          name: 'city',
          type: 'text',
          maxLength: 60,
          label: 'City code, such as PARIS',
          admin: { ...shownFor('category', 'subCategory'), components: catalogueFieldComponents('city') },
        },
      ],
    },
    {
      name: 'tgids',
      type: 'number',
      hasMany: true,
      min: 1,
      maxRows: 100,
      label: 'Numbers of the experiences',
      admin: { ...shownFor('tgids'), components: catalogueFieldComponents('product') },
    },
  ],
}

const formSchema = z.object({
  kind: z.string().nullish(),
  number: z.number().nullish(),
  city: z.string().nullish(),
  tgids: z.array(z.number()).nullish(),
})

export const sourceConversion: PublishingConversion = { build: buildSource, fill: fillSource }

function buildSource(form: unknown): object {
  const { kind, number, city, tgids } = formSchema.safeParse(form).data ?? {}
  switch (kind) {
    case 'tgids':
      return { kind, ids: tgids ?? [] }
    case 'category':
    case 'subCategory':
      return { kind, id: number, city: city?.trim() }
    default:
      return { kind, id: number }
  }
}

function fillSource(published: unknown): object {
  const source = productListSourceSchema.parse(published)
  if (source.kind === 'tgids') return { kind: source.kind, tgids: source.ids }
  return { kind: source.kind, number: source.id, city: 'city' in source ? source.city : null }
}
