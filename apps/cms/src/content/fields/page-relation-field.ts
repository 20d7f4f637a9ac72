import { DEFAULT_LANGUAGE, isLanguageCode } from '@passepartout/content-model/locales'
import type { RelationshipField, RelationshipFieldSingleValidation, Where } from 'payload'
import { relationship } from 'payload/shared'

/** The admin finds its components by path. */
const CHOICE = '/src/search/admin/page-picker.tsx#PagePicker'

interface PageRelationFieldOptions {
  readonly name?: string
  readonly label?: string
  readonly description?: string
  readonly required?: boolean
  /** Whether a page must not name itself. */
  readonly isOther?: boolean
}

/**
 * Another page, chosen by title, address and site. The list offers each page once, in the language being edited; visitors get
 * the version in their own. A page chosen earlier stays, even if the list no longer offers it.
 */
export function pageRelationField({
  name = 'page',
  label,
  description,
  required,
  isOther,
}: PageRelationFieldOptions = {}) {
  return {
    name,
    type: 'relationship',
    relationTo: 'pages',
    hasMany: false,
    ...(label ? { label } : {}),
    ...(required ? { required } : {}),
    filterOptions: ({ data, id }) => offered(data, isOther ? id : undefined),
    validate,
    admin: { ...(description ? { description } : {}), components: { Description: CHOICE } },
  } as const satisfies RelationshipField
}

const validate: RelationshipFieldSingleValidation = (value, { filterOptions: _offered, ...options }) =>
  relationship(value, options as Parameters<typeof relationship>[1])

/** A site is edited in all languages at once. */
function offered(document: unknown, own: number | string | undefined): Where {
  const lang = typeof document === 'object' && document !== null && 'lang' in document ? document.lang : undefined
  const language: Where = { lang: { equals: isLanguageCode(String(lang)) ? lang : DEFAULT_LANGUAGE } }
  return own === undefined ? language : { and: [language, { id: { not_equals: own } }] }
}
