import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeOperationHook,
  CollectionBeforeValidateHook,
  PayloadRequest,
} from 'payload'
import { LocalizedApiError } from '../access/localized-api-error.ts'
import { passwordFault } from '../access/sign-in/password-fault.ts'
import type { User } from '../payload-types.ts'

/** The first account is created on the command line, so that the first visitor of an open admin cannot become its owner. */
export const refuseSelfRegistration: CollectionBeforeValidateHook = ({ data, operation, req }) => {
  if (operation === 'create' && req.pathname?.endsWith('/first-register')) {
    throw new LocalizedApiError(req, 403, 'account.first')
  }
  return data
}

export const refuseNonTextEmail: CollectionBeforeValidateHook = ({ data, req }) => {
  if (data?.email !== undefined && typeof data.email !== 'string')
    throw new LocalizedApiError(req, 400, 'person.mailIsText')
  return data
}

export const refuseWeakPassword: CollectionBeforeValidateHook = ({ data, originalDoc, req }) => {
  if (typeof data?.password !== 'string') return data
  refuseIfWeak(data.password, String(data.email ?? originalDoc?.email ?? ''), req)
  return data
}

/** The same for a password that is chosen through a link, which Payload writes without the other hook. */
export const refuseWeakResetPassword: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'resetPassword' || !('data' in args)) return args
  const { token, password }: { token?: unknown; password?: unknown } = args.data
  if (typeof token !== 'string' || typeof password !== 'string')
    throw new LocalizedApiError(req, 400, 'password.choose')
  refuseIfWeak(password, await emailOfToken(token, req), req)
  return args
}

async function emailOfToken(token: string, req: PayloadRequest): Promise<string> {
  const where = { resetPasswordToken: { equals: token } }
  const found = await req.payload.db.findOne<User>({ collection: 'users', where, req })
  return found?.email ?? ''
}

function refuseIfWeak(password: string, email: string, req: PayloadRequest): void {
  const fault = passwordFault(password, email)
  if (fault) throw new LocalizedApiError(req, 400, fault)
}

/** Ends all other sessions when the password changes. */
export const endOtherSessions: CollectionBeforeChangeHook<User> = ({ data, operation, originalDoc, req }) => {
  if (operation !== 'update' || typeof data.password !== 'string') return data
  const own = req.user && '_sid' in req.user ? req.user._sid : undefined
  return { ...data, sessions: (originalDoc?.sessions ?? []).filter(({ id }) => id === own) }
}

/** Keeps at least one administrator. */
export const refuseDemotingLastAdmin: CollectionBeforeChangeHook<User> = async ({ data, originalDoc, req }) => {
  if (originalDoc?.role === 'admin' && data.role !== undefined && data.role !== 'admin') {
    await refuseForLastAdmin(originalDoc.id, req)
  }
  return data
}

export const refuseDeletingLastAdmin: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const person = await req.payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true, req })
  if (person?.role === 'admin') await refuseForLastAdmin(person.id, req)
}

async function refuseForLastAdmin(id: number, req: PayloadRequest): Promise<void> {
  const where = { role: { equals: 'admin' }, id: { not_equals: id } }
  const { totalDocs } = await req.payload.count({ collection: 'users', where, req })
  if (totalDocs === 0) throw new LocalizedApiError(req, 409, 'person.lastAdmin')
}
