import type { UIField } from 'payload'

/**
 * A part of a form that holds no value.
 *
 * @param component as the admin finds it, without `/src/`: `health/admin/page-check.tsx#PageCheck`
 */
export function uiField(name: string, component: string, admin: UIField['admin'] = {}): UIField {
  return {
    name,
    type: 'ui',
    admin: { ...admin, components: { Field: `/src/${component}` }, disableListColumn: true },
  }
}

/** The same beside the form. */
export function sidebarField(name: string, component: string, admin: UIField['admin'] = {}): UIField {
  return uiField(name, component, { position: 'sidebar', ...admin })
}

/** The `admin` of a field that nobody sees, in forms and lists. */
export const UNSEEN = { hidden: true, disableListColumn: true } as const

/** The hooks of a field of which a copy of its document begins without a value. */
export const NOT_COPIED = { beforeDuplicate: [() => null] }
