import type { Access, BuildFormStateArgs, CollectionBeforeValidateHook, SanitizedConfig } from 'payload'
import { Refusal } from './refusal.ts'
import { mayDo, type Role, roleOf, SUBJECTS } from './roles.ts'

const LOCKS = 'payload-locked-documents'

/** Whether a role may keep others out of a document while it works there: of the collections that it writes. */
function mayLock(role: Role | undefined, collection: unknown): boolean {
  const subject = SUBJECTS.find((known) => known === collection)
  return subject !== undefined && mayDo(role, 'write', subject)
}

/** Whether the role locks anything at all; the hook below looks at the document. */
const allowLocking: Access = ({ req }) => SUBJECTS.some((subject) => mayLock(roleOf(req.user), subject))

const allowUnlocking: Access = ({ req }) => {
  const role = roleOf(req.user)
  if (!req.user || !SUBJECTS.some((subject) => mayLock(role, subject))) return false
  return role === 'admin' || { 'user.value': { equals: req.user.id } }
}

/**
 * A lock is in the name of whoever asks for it, and stays at its document. Who works on a document takes its lock over
 * from somebody who left it open.
 */
const nameTheRequester: CollectionBeforeValidateHook = ({ data, operation, originalDoc, req }) => {
  const document = operation === 'create' ? data?.document : originalDoc.document
  if (req.user && !mayLock(roleOf(req.user), document?.relationTo)) {
    throw new Refusal('Your role may not lock this.', 403)
  }
  const { document: _moved, ...rest } = data ?? {}
  return {
    ...rest,
    ...(operation === 'create' ? { document } : {}),
    ...(req.user ? { user: { relationTo: 'users', value: req.user.id } } : {}),
  }
}

/**
 * Payload makes the collection of locks itself and opens it to everybody who is signed in; these are our rules for it.
 *
 * @param config as `buildConfig` gives it
 */
export function withLockRules(config: SanitizedConfig): SanitizedConfig {
  const locks = config.collections.find(({ slug }) => slug === LOCKS)
  if (!locks) throw new Error(`Payload has no collection ${LOCKS} any more: its rules must move.`)
  Object.assign(locks.access, {
    read: (({ req }) => roleOf(req.user) !== undefined) satisfies Access,
    create: allowLocking,
    update: allowLocking,
    delete: allowUnlocking,
  })
  locks.hooks.beforeValidate = [nameTheRequester]
  return config
}

/** The admin's form asks for a lock with every change; for somebody who may only read, it gets none. */
export function withoutLockForReaders<
  Args extends Pick<BuildFormStateArgs, 'collectionSlug' | 'req' | 'returnLockStatus'>,
>(args: Args): Args {
  return mayLock(roleOf(args.req.user), args.collectionSlug) ? args : { ...args, returnLockStatus: false }
}
