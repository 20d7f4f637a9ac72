import type { Field, FieldAccess, SanitizedConfig } from 'payload'
import { nobody, onlyAdmins } from './access-functions.ts'

/** Marks a field whose description ends with the reason why others cannot write it (`collections/with-field-descriptions.ts`). */
const MARK = { isForAdministrators: true } as const

export function isAdminOnlyField({ custom }: Pick<Field, 'custom'>): boolean {
  return custom?.isForAdministrators === true
}

/**
 * Makes a field writable by administrators only, since it decides for a whole site where visitors, payments or scripts go.
 * Others who may write the document see it (docs/decisions/060-field-level-write-access.md).
 */
export function adminOnlyField<Owned extends Field>(field: Owned): Owned {
  const { update } = 'access' in field ? (field.access ?? {}) : {}
  const access = { ...('access' in field ? field.access : {}), create: onlyAdmins, update: both(onlyAdmins, update) }
  return { ...field, access, custom: { ...field.custom, ...MARK } }
}

function both(first: FieldAccess, second: FieldAccess | undefined): FieldAccess {
  return async (args) => (await first(args)) && (second === undefined || (await second(args)))
}

/** Makes a field writable by the system only: it is derived from others or records an action. */
export function systemOnlyField<Owned extends Field>(field: Owned): Owned {
  const access = { ...('access' in field ? field.access : {}), create: nobody, update: nobody }
  return { ...field, access }
}

/** Fields that Payload adds and would accept from requests. */
const OF_PAYLOAD = ['createdAt', 'updatedAt', 'sessions']
/** Collections that Payload writes on behalf of the signed-in account. */
const WITHOUT_RULES = ['payload-locked-documents', 'payload-preferences', 'payload-kv', 'payload-migrations']

/**
 * Refuses values for timestamps and sessions in requests: the audit log and the history rely on the first, and only a sign-in
 * starts a session.
 *
 * @param config as `buildConfig` returns it
 */
export function withReadOnlySystemFields(config: SanitizedConfig): SanitizedConfig {
  for (const { slug, fields } of config.collections) {
    if (WITHOUT_RULES.includes(slug)) continue
    const added = fields.filter((field) => 'name' in field && OF_PAYLOAD.includes(field.name ?? ''))
    for (const field of added) Object.assign(field, systemOnlyField(field))
  }
  return config
}
