import { BLOCK_TYPES } from '@passepartout/content-model/blocks'
import type { DocumentFault } from '@passepartout/content-model/page'
import type { Field } from 'payload'
import { BLOCKS } from '../../blocks/registry.ts'
import { shownToField } from '../../fields/experiment-fields.ts'

/** The words of the edit form for the names in a document. */
const WORDS: Readonly<Record<string, string>> = {
  action: 'Link',
  answer: 'Answer',
  caption: 'Caption',
  cards: 'Card',
  categorisation: 'What it is about',
  cells: 'Cell',
  contacts: 'Contact',
  content: 'Text',
  countryName: 'Country',
  description: 'Description',
  dropdownMenuItems: 'Dropdown item',
  from: 'First day',
  groups: 'Group',
  header: 'Header',
  heroImage: 'Opening picture',
  id: 'Number in the catalogue',
  ids: 'Tour group numbers',
  image: 'Picture',
  items: 'Item',
  label: 'Label',
  lang: 'Language',
  languages: 'Languages',
  links: 'Link',
  logoAltText: 'Description of the logo',
  menuItems: 'Menu item',
  meta: 'Search and sharing',
  name: 'Name',
  page: 'Page',
  pages: 'Page',
  pictures: 'Picture',
  quickLinks: 'Quick-link block',
  rows: 'Row',
  siteUid: 'Site',
  socialImage: 'Picture for shared links',
  source: 'Which products',
  text: 'Text',
  tgid: 'Tour group number',
  title: 'Title',
  uid: 'Address',
  until: 'Last day',
}

/** What the forms of blocks call a name that is not said above; one row of a list by the word for one. */
const LABELS: ReadonlyMap<string, string> = new Map(
  labelsOf([...Object.values(BLOCKS).flatMap(({ fields }) => fields), shownToField]).toReversed(),
)

function labelsOf(fields: readonly Field[]): [string, string][] {
  return fields.flatMap((field): [string, string][] => {
    const said = 'labels' in field && field.labels?.singular ? field.labels.singular : 'label' in field && field.label
    const own: [string, string][] = 'name' in field && typeof said === 'string' ? [[field.name ?? '', said]] : []
    return 'fields' in field ? [...own, ...labelsOf(field.fields)] : own
  })
}

/** What a field takes that holds something else, by its name; the schema says it in the words of a program. */
const TAKES: Readonly<Record<string, string>> = {
  address: 'takes a whole address that starts with https://',
  contentId: 'takes the last part of its address at Spotify: letters and digits alone',
  experiment: 'takes lower case letters, digits and hyphens, 30 at most, such as short-title',
  src: 'takes a whole address that starts with https://',
  targetBlockId: 'takes the id of a block, which has no spaces',
}

/** A fault in the words of the edit form. */
export interface NamedFault {
  /** Dotted path into the document. */
  readonly path: string
  /** From the outside in: `Block 3 (Card list)`, `Card 1`, `Picture`. */
  readonly place: readonly string[]
  /** Without a full stop at its end. */
  readonly message: string
}

/** Faults of a document for the person who edits it. */
export function nameFaults(faults: readonly DocumentFault[], document: object): NamedFault[] {
  return faults.map(({ path, message }) => {
    const segments = path.split('.')
    const place = placeOf(segments, document)
    if (isFromSchema(message) && isEmpty(valueAt(document, segments))) return { path, place, message: 'is missing' }
    const takes = TAKES[segments.at(-1) ?? ''] ?? 'holds what this field cannot take'
    return { path, place, message: message.startsWith('Invalid ') ? takes : message }
  })
}

/** Faults of a document as sentences: `Block 3 (Card list), Card 1, Picture: is missing.` */
export function describeFaults(faults: readonly DocumentFault[], document: object): string[] {
  return nameFaults(faults, document).map(({ place, message }) => `${place.join(', ')}: ${message}.`)
}

/** The schema speaks in capital letters of types; the builder speaks in sentences and needs no translation. */
function isFromSchema(message: string): boolean {
  return /^[A-Z]/.test(message)
}

function placeOf(segments: readonly string[], document: object): string[] {
  const places: string[] = []
  segments.forEach((segment, index) => {
    const next = segments[index + 1]
    const position = next !== undefined && /^\d+$/.test(next) ? ` ${Number(next) + 1}` : ''
    if (/^\d+$/.test(segment) || segment === 'manualHeader') return
    if (segment === 'blocks') places.push(`Block${position}${blockKind(document, next)}`)
    else places.push(`${WORDS[segment] ?? LABELS.get(segment) ?? segment}${position}`)
  })
  return places
}

function blockKind(document: object, index: string | undefined): string {
  const type = index === undefined ? undefined : valueAt(document, ['blocks', index, 'type'])
  const known = BLOCK_TYPES.find((candidate) => candidate === type)
  return known ? ` (${BLOCKS[known].labels.singular})` : ''
}

function valueAt(value: unknown, segments: readonly string[]): unknown {
  return segments.reduce<unknown>((current, segment) => {
    if (typeof current !== 'object' || current === null) return undefined
    return Object.entries(current).find(([key]) => key === segment)?.[1]
  }, value)
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}
