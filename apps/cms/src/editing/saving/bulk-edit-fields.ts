import type { Field } from 'payload'

/**
 * Hides all fields from bulk edits except those that may be equal in many documents.
 *
 * @param shared names of fields; the fields of a group are checked one by one
 */
export function limitBulkEditFields(fields: readonly Field[], shared: ReadonlySet<string>): Field[] {
  return fields.map((field): Field => {
    if (field.type === 'tabs') {
      return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: limitBulkEditFields(tab.fields, shared) })) }
    }
    if (field.type !== 'array' && 'fields' in field) {
      return { ...field, fields: limitBulkEditFields(field.fields, shared) } as Field
    }
    if ('name' in field && shared.has(field.name)) return field
    return { ...field, admin: { ...field.admin, disableBulkEdit: true } } as Field
  })
}
