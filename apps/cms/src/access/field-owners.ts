import type { Field, FieldAccess, SanitizedConfig } from 'payload'
import { nobody, onlyAdmins } from './rules.ts'

/** What marks a field whose sentence ends in why others cannot write it (`collections/with-sentences.ts`). */
const MARK = { isForAdministrators: true } as const

export function isForAdministrators({ custom }: Pick<Field, 'custom'>): boolean {
  return custom?.isForAdministrators === true
}

/**
 * A field that decides for a whole site where visitors, their payments or scripts go: administrators write it, and whoever else
 * may write the document sees it (docs/decisions/060-field-level-write-access.md).
 */
export function forAdministrators<Owned extends Field>(field: Owned): Owned {
  const { update } = 'access' in field ? (field.access ?? {}) : {}
  const access = { ...('access' in field ? field.access : {}), create: onlyAdmins, update: both(onlyAdmins, update) }
  return { ...field, access, custom: { ...field.custom, ...MARK } }
}

function both(first: FieldAccess, second: FieldAccess | undefined): FieldAccess {
  return async (args) => (await first(args)) && (second === undefined || (await second(args)))
}

/** A field that follows from others or notes what was done: the system writes it, and no request does. */
export function forSystem<Owned extends Field>(field: Owned): Owned {
  const access = { ...('access' in field ? field.access : {}), create: nobody, update: nobody }
  return { ...field, access }
}

/** Fields that Payload adds, and would take from whoever sends some. */
const OF_PAYLOAD = ['createdAt', 'updatedAt', 'sessions']
/** In these Payload writes for whoever is signed in. */
const WITHOUT_RULES = ['payload-locked-documents', 'payload-preferences', 'payload-kv', 'payload-migrations']

/**
 * The log and the history go by the times of a document, and a session begins with a sign-in: none of them is sent.
 *
 * @param config as `buildConfig` gives it
 */
export function withFieldsOfSystem(config: SanitizedConfig): SanitizedConfig {
  for (const { slug, fields } of config.collections) {
    if (WITHOUT_RULES.includes(slug)) continue
    const added = fields.filter((field) => 'name' in field && OF_PAYLOAD.includes(field.name ?? ''))
    for (const field of added) Object.assign(field, forSystem(field))
  }
  return config
}
