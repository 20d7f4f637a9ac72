import type {
  Access,
  BuildFormStateArgs,
  CollectionAfterReadHook,
  CollectionBeforeValidateHook,
  PayloadRequest,
  SanitizedConfig,
} from 'payload'
import { type DocumentScope, mayActOnDocument } from '../../access/account-scope.ts'
import { LocalizedApiError } from '../../access/localized-api-error.ts'
import { mayDo, type Role, roleOf, SUBJECTS, type Subject } from '../../access/role-permissions.ts'
import { scopeOfRedirect } from './enforce-account-scope.ts'

const LOCKS = 'payload-locked-documents'

/** Whether a role may lock documents of a collection: those that it writes. */
function mayLock(role: Role | undefined, collection: unknown): boolean {
  const subject = SUBJECTS.find((known) => known === collection)
  return subject !== undefined && mayDo(role, 'write', subject)
}

/** The same for one document: on the account's sites and in its languages. */
async function mayLockDocument(collection: unknown, value: unknown, req: PayloadRequest): Promise<boolean> {
  if (!mayLock(roleOf(req.user), collection)) return false
  const id = Number(typeof value === 'object' && value !== null && 'id' in value ? value.id : value)
  const place = isPlaced(collection) && Number.isInteger(id) ? await placeOf(collection, id, req) : {}
  return mayActOnDocument(req.user, 'write', collection as Subject, place)
}

const PLACED = ['pages', 'redirects', 'sites'] as const
type Placed = (typeof PLACED)[number]

function isPlaced(collection: unknown): collection is Placed {
  return PLACED.some((placed) => placed === collection)
}

async function placeOf(collection: Placed, id: number, req: PayloadRequest): Promise<DocumentScope> {
  if (collection === 'sites') return { site: id }
  const options = { id, draft: true, depth: 0, trash: true, disableErrors: true, req } as const
  if (collection === 'pages') return (await req.payload.findByID({ ...options, collection })) ?? {}
  return scopeOfRedirect((await req.payload.findByID({ ...options, collection })) ?? {})
}

/** Whether the role may lock anything at all; the hook below checks the document. */
const allowLocking: Access = ({ req }) => SUBJECTS.some((subject) => mayLock(roleOf(req.user), subject))

const allowUnlocking: Access = ({ req }) => {
  const role = roleOf(req.user)
  if (!req.user || !SUBJECTS.some((subject) => mayLock(role, subject))) return false
  return role === 'admin' || { 'user.value': { equals: req.user.id } }
}

/**
 * A lock belongs to the account that requests it, and stays at its document. Whoever edits a document takes over a lock that
 * somebody left.
 */
const nameTheRequester: CollectionBeforeValidateHook = async ({ data, operation, originalDoc, req }) => {
  const document = operation === 'create' ? data?.document : originalDoc.document
  if (req.user && !(await mayLockDocument(document?.relationTo, document?.value, req))) {
    throw new LocalizedApiError(req, 403, 'account.locksNotThis')
  }
  const { document: _moved, ...rest } = data ?? {}
  return {
    ...rest,
    ...(operation === 'create' ? { document } : {}),
    ...(req.user ? { user: { relationTo: 'users', value: req.user.id } } : {}),
  }
}

/** Names the account that edits a document to others who open it, although they may not read its account. */
const nameWriter: CollectionAfterReadHook = async ({ doc, overrideAccess, req }) => {
  const id = doc.user?.value
  if (overrideAccess !== false || typeof id !== 'number') return doc
  const select = { email: true } as const
  const writer = await req.payload.findByID({ collection: 'users', id, depth: 0, select, disableErrors: true, req })
  return writer ? { ...doc, user: { ...doc.user, value: { id, email: writer.email } } } : doc
}

/**
 * Replaces the access rules of Payload's own collection of locks, which is open to every account.
 *
 * @param config as `buildConfig` returns it
 */
export function restrictLocks(config: SanitizedConfig): SanitizedConfig {
  const locks = config.collections.find(({ slug }) => slug === LOCKS)
  if (!locks) throw new Error(`Payload has no collection ${LOCKS} any more: its rules must move.`)
  Object.assign(locks.access, {
    read: (({ req }) => roleOf(req.user) !== undefined) satisfies Access,
    create: allowLocking,
    update: allowLocking,
    delete: allowUnlocking,
  })
  locks.hooks.beforeValidate = [nameTheRequester]
  locks.hooks.afterRead = [nameWriter]
  return config
}

/** The form requests a lock with every change; accounts with read access get none. */
export async function withoutLockForReaders<
  Args extends Pick<BuildFormStateArgs, 'collectionSlug' | 'id' | 'req' | 'returnLockStatus'>,
>(args: Args): Promise<Args> {
  const mayHaveOne = args.returnLockStatus && (await mayLockDocument(args.collectionSlug, args.id, args.req))
  return mayHaveOne ? args : { ...args, returnLockStatus: false }
}
