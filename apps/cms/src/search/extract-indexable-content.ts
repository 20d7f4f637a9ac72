import { type PlannedStops, plannedStopsSchema } from '@passepartout/content-model/blocks/plan-of-days'
import { collectShortcodes } from '@passepartout/content-model/shortcodes/collect-shortcodes'
import { shortcodeDefinitionOf } from '@passepartout/content-model/shortcodes/shortcode-definitions'
import { attributeOf, type ShortcodeNode } from '@passepartout/content-model/shortcodes/shortcode-nodes'
import type { FlattenedField } from 'payload'
import { kindOfCollection } from '../content/document-kinds.ts'
import { fieldLabelPath } from '../content/field-label-path.ts'
import { asRecord } from '../infrastructure/as-record.ts'
import { readRichText } from './read-rich-text.ts'
import { type FieldValue, walkFieldValues } from './walk-field-values.ts'

/** A reference of a document to a page, a picture or a catalogue entry. */
export interface ContentLink {
  /** The path of its field, as in `walkFieldValues`. */
  readonly path: string
  readonly place: string
  readonly target: ContentLinkTarget
  /** Whether a missing target is replaced: by another address, or a description of its own. */
  readonly hasFallback: boolean
}

export const CATALOGUE_ITEM_KINDS = ['product', 'collection', 'category', 'subCategory'] as const
export type CatalogueItemKind = (typeof CATALOGUE_ITEM_KINDS)[number]

export type ContentLinkTarget =
  | { readonly kind: 'page' | 'media' | 'site' | CatalogueItemKind; readonly id: number; readonly fragment?: string }
  /** A page by its uid, as shortcodes name it. */
  | { readonly kind: 'uid'; readonly uid: string }
  /** The stops of a plan of days. */
  | { readonly kind: 'plan'; readonly days: PlannedStops }
  /** A typed address of any kind, or a part of the page, `#id`. */
  | { readonly kind: 'url'; readonly url: string }

/** Fields that nobody reads, or that repeat others. */
const NO_WORDS: ReadonlySet<string> = new Set([
  'adminLabel',
  'editedBy',
  'id',
  'lastEdited',
  'path',
  'sampleHash',
  'sampleKey',
  'targetBlockId',
  'title',
  'translationGroup',
  'uid',
  'url',
])

const PRODUCT_FIELDS: Readonly<Record<string, CatalogueItemKind>> = {
  tgid: 'product',
  tgids: 'product',
  collectionId: 'collection',
  categoryId: 'category',
  subCategoryId: 'subCategory',
}

/**
 * The searchable text and the references of a document, from the values of its form: all its texts except the title, the numbers
 * of the catalogue and the tour groups of links, its links, and the fragments that addresses may use.
 */
export function extractIndexableContent(fields: readonly FlattenedField[], form: object) {
  const text: string[] = []
  const links: ContentLink[] = []
  for (const visited of walkFieldValues(fields, form)) {
    text.push(...wordsOf(visited))
    const targets = targetsOf(visited)
    if (targets.length === 0) continue
    const { path, siblings } = visited
    const place = fieldLabelPath(path, fields, form).join(', ')
    links.push(...targets.map((target) => ({ path, place, target, hasFallback: hasFallback(target, siblings) })))
  }
  links.push(...plansOf(fields, form))
  const numbers = links.flatMap(({ target }) => (isCatalogueTarget(target) ? target.id : []))
  // Every block is a target by its id.
  const anchors = rowsIn(form, 'blocks').flatMap(({ id }) => (typeof id === 'string' ? id : []))
  return { text: text.join('\n'), numbers: [...new Set(numbers)], links, anchors }
}

export function isCatalogueTarget(
  target: ContentLinkTarget,
): target is ContentLinkTarget & { kind: CatalogueItemKind; id: number } {
  return CATALOGUE_ITEM_KINDS.some((kind) => kind === target.kind)
}

function wordsOf({ field, path, value }: FieldValue): readonly string[] {
  if (field.type === 'richText') return readRichText(value).lines
  if (field.type !== 'text' && field.type !== 'textarea') return []
  // The page's title is indexed separately; titles of blocks are text like any other.
  if (NO_WORDS.has(field.name) && !(field.name === 'title' && path.includes('.'))) return []
  return typeof value === 'string' ? [value] : []
}

function targetsOf(visited: FieldValue): ContentLinkTarget[] {
  const { field, value, siblings } = visited
  switch (field.type) {
    case 'relationship':
    case 'upload':
      return relationsOf(field.relationTo, value)
    case 'number':
      return productsOf(field.name, value, siblings)
    case 'richText': {
      const { lines, links } = readRichText(value)
      return [...links.flatMap(targetOfTextLink), ...targetsOfShortcodes(lines)]
    }
    case 'text':
    case 'textarea':
      return targetsOfText(field.name, value)
    default:
      return []
  }
}

function relationsOf(relationTo: unknown, value: unknown): ContentLinkTarget[] {
  const kind = kindOfCollection(String(relationTo))
  const id = idOf(value)
  return kind === undefined || kind === 'redirect' || id === undefined ? [] : [{ kind, id }]
}

function productsOf(name: string, value: unknown, siblings: Readonly<Record<string, unknown>>): ContentLinkTarget[] {
  // One number field serves three kinds of lists.
  const kind =
    PRODUCT_FIELDS[name] ??
    (name === 'number' ? CATALOGUE_ITEM_KINDS.find((known) => known === siblings.kind) : undefined)
  if (kind === undefined || (name === 'tgids' && siblings.kind !== 'tgids')) return []
  const ids = Array.isArray(value) ? value : [value]
  return ids.flatMap((id) => (Number.isSafeInteger(id) ? { kind, id: Number(id) } : []))
}

function targetsOfText(name: string, value: unknown): ContentLinkTarget[] {
  if (typeof value !== 'string') return []
  if (name === 'url' || name === 'logoRedirectionURL' || name === 'link') return [{ kind: 'url', url: value.trim() }]
  if (name === 'targetBlockId') return [{ kind: 'url', url: `#${encodeURIComponent(value)}` }]
  return targetsOfShortcodes([value])
}

function targetOfTextLink({ page, url }: { readonly page?: unknown; readonly url?: string }): ContentLinkTarget[] {
  const id = idOf(page)
  if (id !== undefined) return [{ kind: 'page', id }]
  return url === undefined ? [] : [{ kind: 'url', url }]
}

function targetsOfShortcodes(texts: readonly string[]): ContentLinkTarget[] {
  return texts.flatMap((text) => collectShortcodes(text).flatMap(targetsOfShortcode))
}

const ENTITIES: Readonly<Record<string, CatalogueItemKind>> = {
  tgid: 'product',
  collection: 'collection',
  category: 'category',
  subcategory: 'subCategory',
}

function targetsOfShortcode(node: ShortcodeNode): ContentLinkTarget[] {
  const product = (kind: CatalogueItemKind | undefined, number: string | undefined): ContentLinkTarget[] =>
    kind !== undefined && /^\d{1,15}$/.test(number ?? '') ? [{ kind, id: Number(number) }] : []
  const entity = attributeOf(node, 'entity')?.trim().toLowerCase()
  const uid = attributeOf(node, 'uid')?.trim()
  const block = attributeOf(node, 'targetBlockId')?.trim()
  const addresses = Object.entries(shortcodeDefinitionOf(node.name).attributes)
    .filter(([, { kind }]) => kind === 'address')
    .flatMap(([name]) => attributeOf(node, name)?.trim() || [])
  return [
    ...product(ENTITIES[entity ?? ''], attributeOf(node, 'entityId')?.trim()),
    ...product('product', attributeOf(node, 'tgid')?.trim()),
    ...(uid ? [{ kind: 'uid', uid } as const] : []),
    ...(block ? [{ kind: 'url', url: `#${encodeURIComponent(block)}` } as const] : []),
    ...addresses.map((url) => ({ kind: 'url', url }) as const),
  ]
}

function hasFallback({ kind }: ContentLinkTarget, { url, alt }: Readonly<Record<string, unknown>>): boolean {
  const words = kind === 'page' ? url : kind === 'media' ? alt : undefined
  return typeof words === 'string' ? words.trim() !== '' : words !== null && words !== undefined
}

/** The plans of days, whose stops are checked together. */
function plansOf(fields: readonly FlattenedField[], form: object): ContentLink[] {
  return rowsIn(form, 'blocks').flatMap((block, index) => {
    if (block.blockType !== 'planOfDays') return []
    const days = rowsIn(block, 'days').map((day) =>
      rowsIn(day, 'stops').map(({ tgid, time }) => ({ tgid, ...(time ? { time } : {}) })),
    )
    const planned = plannedStopsSchema.safeParse(days).data
    if (!planned) return []
    const place = fieldLabelPath(`blocks.${index}`, fields, form).join(', ')
    return [{ path: `blocks.${index}.title`, place, target: { kind: 'plan', days: planned }, hasFallback: false }]
  })
}

function rowsIn(form: object, name: string): readonly Readonly<Record<string, unknown>>[] {
  const rows = asRecord(form)[name]
  return (Array.isArray(rows) ? rows : []).map(asRecord)
}

/** A relation: a number, in an object once loaded, or with its collection beside it. */
function idOf(value: unknown): number | undefined {
  const bare = typeof value === 'object' && value !== null && 'id' in value ? value.id : value
  const id = typeof bare === 'string' && bare !== '' ? Number(bare) : bare
  return typeof id === 'number' && Number.isInteger(id) ? id : undefined
}
