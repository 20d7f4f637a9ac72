import type { UIField } from 'payload'

/**
 * A form component without a value.
 *
 * @param component its path in the admin without `/src/`: `health/admin/draft-link-check.tsx#DraftLinkCheck`
 */
export function uiField(name: string, component: string, admin: UIField['admin'] = {}): UIField {
  return {
    name,
    type: 'ui',
    admin: { ...admin, components: { Field: `/src/${component}` }, disableListColumn: true },
  }
}

/** The same in the sidebar. */
export function sidebarUiField(name: string, component: string, admin: UIField['admin'] = {}): UIField {
  return uiField(name, component, { position: 'sidebar', ...admin })
}

/** The `admin` of a field that is hidden in forms and lists. */
export const HIDDEN_FIELD_ADMIN = { hidden: true, disableListColumn: true } as const

/** The hooks of a field that a copy of its document does not get. */
export const CLEAR_ON_DUPLICATE_HOOKS = { beforeDuplicate: [() => null] }
