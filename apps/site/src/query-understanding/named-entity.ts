import type { LanguageCode } from '@passepartout/content-model/locales'

/** What an indexed name is the name of. */
export const ENTITY_KINDS = ['city', 'collection', 'sight', 'title', 'venue', 'area', 'person', 'kind'] as const
export type EntityKind = (typeof ENTITY_KINDS)[number]

/** Something that is known by a name: a place, a person, a kind of tour groups, a title. */
export interface NamedEntity {
  readonly kind: EntityKind
  /** The catalogue's code or id; of what has none, its name in lower case. */
  readonly id: string
  readonly name: string
  /** What it is found by instead of its name. */
  readonly alias?: string
  /** City code, if it is in one city. */
  readonly city?: string
}

/** A name that was found by a key of a query (`nameKeysOfQuery`). */
export interface FoundEntity extends NamedEntity {
  readonly key: string
  /** The language of the name, which may be another than the query's. */
  readonly lang: LanguageCode
}
