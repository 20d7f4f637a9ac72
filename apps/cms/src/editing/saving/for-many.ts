import type { Field } from 'payload'

/**
 * Takes every field out of the bulk edit but those that may well be the same in many documents.
 *
 * @param shared names of fields; a group's fields are asked one by one
 */
export function forMany(fields: readonly Field[], shared: ReadonlySet<string>): Field[] {
  return fields.map((field): Field => {
    if (field.type === 'tabs') {
      return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: forMany(tab.fields, shared) })) }
    }
    if (field.type === 'row' || field.type === 'collapsible') {
      return { ...field, fields: forMany(field.fields, shared) } as Field
    }
    if (field.type === 'group') return { ...field, fields: forMany(field.fields, shared) } as Field
    if ('name' in field && shared.has(field.name)) return field
    return { ...field, admin: { ...field.admin, disableBulkEdit: true } } as Field
  })
}
