import type { Access, FieldAccess } from 'payload'
import { type Action, mayDo, roleOf, type Subject } from './roles.ts'

/** Payload's form of one cell of the permission table. */
export function allow(action: Action, subject: Subject): Access {
  return ({ req }) => mayDo(roleOf(req.user), action, subject)
}

/** Writing a page: the admin asks with `_status` to learn whether it may show the publish button. */
export const allowPageWrite: Access = ({ req, data }) =>
  mayDo(roleOf(req.user), data?._status === 'published' ? 'publish' : 'write', 'pages')

/** Everybody signed in sees and edits themselves; the table says who sees the others. */
export function allowSelfOr(action: Action): Access {
  return ({ req }) => {
    if (mayDo(roleOf(req.user), action, 'users')) return true
    return req.user ? { id: { equals: req.user.id } } : false
  }
}

export const onlyAdmins: FieldAccess = ({ req }) => roleOf(req.user) === 'admin'

/** For what only the system itself writes. */
export const nobody = () => false
