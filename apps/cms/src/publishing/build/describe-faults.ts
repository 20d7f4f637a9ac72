import { BLOCK_TYPES } from '@passepartout/content-model/blocks'
import type { Field } from 'payload'
import { BLOCKS } from '../../content/blocks/registry.ts'
import { shownToField } from '../../content/fields/experiment-fields.ts'
import { type Message, type MessageCode, message, messageAt } from '../../messages/message.ts'
import { recordOf } from '../../server/record-of.ts'
import type { BuildFault } from './building.ts'

/** Labels of the edit form, by property of a document. */
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

/** Labels from the forms of blocks for properties that are not listed above; a row of a list by its singular. */
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

/** The message for a field with a wrong type, by its name; the schema's own message is for programmers. */
const TAKES: Readonly<Record<string, MessageCode>> = {
  address: 'fault.secureAddress',
  contentId: 'fault.spotify',
  experiment: 'fault.experimentKey',
  src: 'fault.secureAddress',
  targetBlockId: 'fault.blockId',
}

/** A fault with the labels of the edit form. */
export interface NamedFault {
  /** Dotted path into the document. */
  readonly path: string
  /** From the outside in: `Block 3 (Card list)`, `Card 1`, `Picture`. */
  readonly place: readonly string[]
  readonly message: Message
}

/** Faults of a document for the person who edits it. */
export function nameFaults(faults: readonly BuildFault[], document: object): NamedFault[] {
  return faults.map(({ path, message: said }) => {
    const segments = path.split('.')
    const place = placeOf(segments, document)
    if (typeof said === 'object') return { path, place, message: said }
    if (isEmpty(valueAt(document, segments))) return { path, place, message: message('fault.missing') }
    return { path, place, message: message(TAKES[segments.at(-1) ?? ''] ?? 'fault.kind') }
  })
}

/** Faults of a document as messages: `Block 3 (Card list), Card 1, Picture: is missing.` */
export function describeFaults(faults: readonly BuildFault[], document: object): Message[] {
  return nameFaults(faults, document).map((fault) => messageAt(fault.place.join(', '), fault.message))
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
  return segments.reduce<unknown>((current, segment) => recordOf(current)[segment], value)
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}
