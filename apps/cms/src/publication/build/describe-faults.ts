import { BLOCK_TYPES } from '@passepartout/content-model/blocks'
import type { DocumentFault } from '@passepartout/content-model/page'
import { BLOCKS } from '../../blocks/registry.ts'

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
    const isMissing = isEmpty(valueAt(document, segments)) && isFromSchema(message)
    return { path, place: placeOf(segments, document), message: isMissing ? 'is missing' : message }
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
    else places.push(`${WORDS[segment] ?? segment}${position}`)
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
