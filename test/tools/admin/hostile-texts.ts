/** As much of a collection's field as is needed to find its texts. */
export interface SchemaField {
  readonly type: string
  readonly name: string
  readonly hasMany?: boolean
  readonly flattenedFields?: readonly SchemaField[]
  readonly blocks?: readonly { readonly slug: string; readonly flattenedFields: readonly SchemaField[] }[]
}

interface Collection {
  readonly slug: string
  readonly flattenedFields: readonly SchemaField[]
}

/** What a form sends. */
export type Form = Record<string, unknown>

/** Of letters; the number of a row is the database's. */
function isText({ type, name }: SchemaField): boolean {
  return (type === 'text' || type === 'textarea') && name !== 'id'
}

/** The fields of a collection as the content system runs with them; loaded, for its types have another idea of the environment. */
export async function loadFields(slug: string): Promise<readonly SchemaField[]> {
  const path = new URL('../../../apps/cms/src/payload.config.ts', import.meta.url).href
  const { default: config } = (await import(path)) as {
    default: Promise<{ collections: readonly Collection[] }>
  }
  const found = (await config).collections.find((collection) => collection.slug === slug)
  if (!found) throw new Error(`no collection ${slug}`)
  return found.flattenedFields
}

/** Every field of letters, by its names from the top; a block's begins with the block. */
export function namesOfTexts(fields: readonly SchemaField[], above = ''): string[] {
  return fields.flatMap((field) => {
    const own = above ? `${above}.${field.name}` : field.name
    if (isText(field)) return [own]
    const inBlocks = (field.blocks ?? []).flatMap(({ slug, flattenedFields }) => namesOfTexts(flattenedFields, slug))
    return [...namesOfTexts(field.flattenedFields ?? [], own), ...inBlocks]
  })
}

/** The form with one text in every field of letters; lists and groups that are empty get their first row. */
export function fillTexts(fields: readonly SchemaField[], form: Form, text: string): Form {
  return { ...form, ...Object.fromEntries(fields.map((field) => [field.name, fill(field, form[field.name], text)])) }
}

function fill(field: SchemaField, value: unknown, text: string): unknown {
  if (isText(field)) return field.hasMany ? [text] : text
  if (field.blocks) return rowsOf(value).map((row) => fillTexts(fieldsOfBlock(field, row), row, text))
  if (field.type === 'array') {
    const rows = rowsOf(value).length > 0 ? rowsOf(value) : [{}]
    return rows.map((row) => fillTexts(field.flattenedFields ?? [], row, text))
  }
  return field.flattenedFields ? fillTexts(field.flattenedFields, formOf(value), text) : value
}

/** The names, as `namesOfTexts` gives them, of the fields of a form in which a text stands. */
export function namesHolding(fields: readonly SchemaField[], form: Form, text: string, above = ''): string[] {
  return fields.flatMap((field) => {
    const [own, value] = [above ? `${above}.${field.name}` : field.name, form[field.name]]
    if (isText(field)) return JSON.stringify(value)?.includes(JSON.stringify(text)) ? [own] : []
    if (field.blocks)
      return rowsOf(value).flatMap((row) => namesHolding(fieldsOfBlock(field, row), row, text, String(row.blockType)))
    const rows = field.type === 'array' ? rowsOf(value) : [formOf(value)]
    return rows.flatMap((row) => namesHolding(field.flattenedFields ?? [], row, text, own))
  })
}

/** The name, as `namesOfTexts` gives it, of a field by its path in a form. */
export function nameOfPath(form: Form, path: string): string {
  const names = path.split('.')
  const block = names[0] === 'blocks' ? rowsOf(form.blocks)[Number(names[1])]?.blockType : undefined
  const inside = block === undefined ? names : [String(block), ...names.slice(2)]
  return inside.filter((name) => !/^\d+$/.test(name)).join('.')
}

function fieldsOfBlock({ blocks = [] }: SchemaField, { blockType }: Form): readonly SchemaField[] {
  return blocks.find(({ slug }) => slug === blockType)?.flattenedFields ?? []
}

/** The form with what stood in a field before it was filled; a row that was not there goes. */
export function restoreAt(form: Form, original: Form, path: string): Form {
  return restore(form, original, path.split('.')) as Form
}

function restore(filled: unknown, original: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) return original
  if (!Array.isArray(filled)) {
    return { ...formOf(filled), [name]: restore(formOf(filled)[name], formOf(original)[name], rest) }
  }
  const own = rowsOf(original)
  return filled.flatMap((row, index) => {
    if (String(index) !== name) return [row]
    return own[index] ? [restore(row, own[index], rest)] : []
  })
}

export function rowsOf(value: unknown): readonly Form[] {
  return Array.isArray(value) ? value.map(formOf) : []
}

export function formOf(value: unknown): Form {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}
