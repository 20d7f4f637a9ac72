import type { FlattenedField } from 'payload'
import { fieldLabelPath } from '../content/field-label-path.ts'
import type { Page } from '../payload-types.ts'

/** What a page says of a place, that another page may contradict. */
export interface FactClaim {
  /** The path of its field in the form. */
  readonly path: string
  /** The labels of that field, in English. */
  readonly place: string
  /** The product or collection that the page is about, else the page: statements about the same are compared. */
  readonly about: string
  readonly name: FactClaimName
  readonly value: string
}

/** Texts and numbers that can be compared. */
export const FACT_CLAIM_NAMES = [
  'openingHours',
  'address',
  'duration',
  'closingDay',
  'facing',
  'lightsFrom',
  'lightsUntil',
] as const
export type FactClaimName = (typeof FACT_CLAIM_NAMES)[number]

const VISIT_NAMES = ['openingHours', 'address', 'duration'] as const
const HOUR_NAMES = ['facing', 'lightsFrom', 'lightsUntil'] as const

/** The statements of a page about its place: of “Plan your visit”, titles of facts, and its right hour. */
export function factClaimsOf(fields: readonly FlattenedField[], page: Page): FactClaim[] {
  const about = aboutOf(page)
  const found = [
    ...ofBlocks(page),
    ...HOUR_NAMES.map((name) => [name, `rightHour.${name}`, page.rightHour?.[name]] as const),
  ]
  return found.flatMap(([name, path, value]) =>
    value === undefined || value === null || value === ''
      ? []
      : [{ path, place: fieldLabelPath(path, fields, page).join(', '), about, name, value: String(value) }],
  )
}

type Found = readonly [name: FactClaimName, path: string, value: string | number | null | undefined]

function ofBlocks({ blocks }: Page): Found[] {
  return (blocks ?? []).flatMap((block, index): Found[] => {
    if (block.blockType === 'planYourVisit')
      return VISIT_NAMES.map((name) => [name, `blocks.${index}.${name}`, block[name]])
    if (block.blockType === 'facts')
      return (block.items ?? []).map(({ title }, item) => ['closingDay', `blocks.${index}.items.${item}.title`, title])
    return []
  })
}

function aboutOf({ id, categorisation }: Page): string {
  if (categorisation?.tgid) return `product:${categorisation.tgid}`
  return categorisation?.collectionId ? `collection:${categorisation.collectionId}` : `page:${id}`
}
