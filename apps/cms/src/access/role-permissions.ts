/** The roles of the content system. Visitors of the public site have no account: the site reads the published store. */
export const ROLES = ['admin', 'editor', 'translator', 'viewer'] as const
export type Role = (typeof ROLES)[number]

export const ACTIONS = ['read', 'write', 'publish', 'delete'] as const
export type Action = (typeof ACTIONS)[number]

export const SUBJECTS = ['pages', 'media', 'sites', 'redirects', 'users'] as const
export type Subject = (typeof SUBJECTS)[number]

/** For pages `write` means drafts, and `publish` any change of what visitors see, taking a page offline included. */
const PERMISSIONS: Readonly<Record<Role, Readonly<Record<Subject, readonly Action[]>>>> = {
  admin: {
    pages: ['read', 'write', 'publish', 'delete'],
    media: ['read', 'write', 'publish', 'delete'],
    sites: ['read', 'write', 'publish', 'delete'],
    redirects: ['read', 'write', 'publish', 'delete'],
    users: ['read', 'write', 'publish', 'delete'],
  },
  editor: {
    pages: ['read', 'write', 'publish', 'delete'],
    media: ['read', 'write', 'publish', 'delete'],
    sites: ['read', 'write'],
    redirects: ['read', 'write', 'publish', 'delete'],
    users: [],
  },
  translator: { pages: ['read', 'write'], media: ['read', 'write'], sites: ['read'], redirects: ['read'], users: [] },
  viewer: { pages: ['read'], media: ['read'], sites: ['read'], redirects: ['read'], users: [] },
}

export function mayDo(role: Role | undefined, action: Action, subject: Subject): boolean {
  return role !== undefined && PERMISSIONS[role][subject].includes(action)
}

export function isRole(value: unknown): value is Role {
  return ROLES.some((role) => role === value)
}

/** The role of a user; `undefined` without a user, for another kind of account and for an unknown role. */
export function roleOf(user: unknown): Role | undefined {
  if (typeof user !== 'object' || user === null || !('role' in user)) return undefined
  return isRole(user.role) ? user.role : undefined
}
