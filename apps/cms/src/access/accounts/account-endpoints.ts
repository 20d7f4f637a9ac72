import { randomBytes } from 'node:crypto'
import { isEmailAddress } from '@passepartout/content-model/contact/email'
import { LANGUAGE_CODES } from '@passepartout/content-model/locales'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { causeMessage } from '../../infrastructure/cause-message.ts'
import { type Message, type MessageCode, message } from '../../messages/message.ts'
import type { User } from '../../payload-types.ts'
import type { LogAction } from '../audit-log.ts'
import { EndpointError, endpoint, readValidatedBody } from '../http/endpoint.ts'
import { formatReason, type RequestWithLanguage, UNCACHED } from '../http/error-response.ts'
import { mayDo, ROLES, roleOf } from '../role-permissions.ts'
import { invitationMail, type MailMessage, passwordResetMail } from './account-mails.ts'
import { makeResetLink, PASSWORD_LINK_LIFETIMES_MS } from './reset-link.ts'

const addressSchema = z
  .string()
  .max(254)
  .transform((address) => address.trim().toLowerCase())
  .refine(isEmailAddress)

const invitationSchema = z.object({
  email: addressSchema,
  name: z.string().trim().max(200).default(''),
  role: z.enum(ROLES),
  everySite: z.boolean().default(true),
  sites: z.array(z.number().int().positive()).max(1000).default([]),
  languages: z.array(z.enum(LANGUAGE_CODES)).default([]),
})

const endSchema = z.object({ session: z.string().max(100).optional() })

export interface AccountMailOptions {
  /** Whether mail can be sent; otherwise links are shown to administrators. */
  readonly hasMail: boolean
  /** Limits requests for a forgotten password. */
  readonly countRequest: (req: PayloadRequest) => Promise<void>
}

/** Endpoints of accounts: invitations, password links, and the sessions of an account. */
export function accountEndpoints({ hasMail, countRequest }: AccountMailOptions): Endpoint[] {
  return [
    endpoint('post', '/forgot-password', (req) => answerForgotten(req, hasMail, countRequest), refuse),
    endpoint('post', '/invite', (req) => answerInvitation(req, hasMail), refuse),
    endpoint('post', '/:id/password-link', (req) => answerLink(req, hasMail), refuse),
    endpoint('get', '/:id/sessions', answerSessions, refuse),
    endpoint('post', '/:id/end-sessions', answerEnd, refuse),
  ]
}

/** Answers at once and equally for every address, so that neither text nor time reveals whether an account exists. */
async function answerForgotten(
  req: PayloadRequest,
  hasMail: boolean,
  countRequest: AccountMailOptions['countRequest'],
): Promise<object> {
  if (!hasMail) throw new EndpointError(403, 'letter.noMail')
  const { email } = await readValidatedBody(req, z.object({ email: addressSchema }), 'person.writeMail')
  await countRequest(req)
  sendForgotten(email, req).catch((error: unknown) =>
    req.payload.logger.error({
      msg: 'A letter with a link to a new password was not sent.',
      reason: causeMessage(error),
    }),
  )
  return formatReason(req, 'letter.ifAccount')
}

async function sendForgotten(email: string, req: PayloadRequest): Promise<void> {
  const link = await makeResetLink(email, PASSWORD_LINK_LIFETIMES_MS.forgotten, req)
  if (link !== undefined) await send(email, passwordResetMail(link), req)
}

async function answerInvitation(req: PayloadRequest, hasMail: boolean): Promise<object> {
  if (!isAdmin(req)) throw new EndpointError(403, 'role.invitesNobody')
  const invitation = await readValidatedBody(req, invitationSchema, faultOf)
  const { email } = invitation
  const { totalDocs } = await req.payload.count({ collection: 'users', where: { email: { equals: email } }, req })
  if (totalDocs > 0) throw new EndpointError(409, message('person.exists', { email }))
  // A random password that nobody knows; the account is opened by the link.
  const password = randomBytes(24).toString('base64url')
  const person = await req.payload.create({ collection: 'users', data: { ...invitation, password }, depth: 0, req })
  const link = await makeResetLink(email, PASSWORD_LINK_LIFETIMES_MS.invited, req)
  await logAction('invited', person, req)
  return deliver(person, link, (address) => invitationMail(address, req.user?.email ?? ''), hasMail, req)
}

async function answerLink(req: PayloadRequest, hasMail: boolean): Promise<object> {
  if (!isAdmin(req)) throw new EndpointError(403, 'role.givesNoPassword')
  const person = await findPerson(req)
  if (!person) throw new EndpointError(404, 'person.notFound')
  const link = await makeResetLink(person.email, PASSWORD_LINK_LIFETIMES_MS.forgotten, req)
  await logAction('linked', person, req)
  return deliver(person, link, passwordResetMail, hasMail, req)
}

/** Sends the link by mail; without mail, or when sending fails, returns it in this answer only. */
async function deliver(
  person: User,
  link: string | undefined,
  letterOf: (link: string) => MailMessage,
  hasMail: boolean,
  req: PayloadRequest,
): Promise<object> {
  if (link === undefined) throw new EndpointError(404, 'person.notFound')
  if (!hasMail) return { id: person.id, link, ...formatReason(req, 'letter.linkOnce') }
  try {
    await send(person.email, letterOf(link), req)
    return { id: person.id, link: null, ...formatReason(req, message('letter.sent', { email: person.email })) }
  } catch (error) {
    req.payload.logger.error({ msg: 'A letter was not sent.', reason: causeMessage(error) })
    return { id: person.id, link, ...formatReason(req, 'letter.notSent') }
  }
}

function send(to: string, letter: MailMessage, req: PayloadRequest): Promise<unknown> {
  return req.payload.sendEmail({ to, ...letter })
}

async function answerSessions(req: PayloadRequest): Promise<object> {
  const person = await findPersonOrSelf(req)
  if (!person) throw new EndpointError(req.user ? 404 : 403, 'person.notFound')
  const now = new Date().toISOString()
  const open = (person.sessions ?? []).filter(({ expiresAt }) => expiresAt > now)
  const sessions = open.map(({ id, createdAt }) => ({ id, since: createdAt ?? null, isThis: id === sessionOf(req) }))
  return { sessions }
}

/** Ends one session, or all sessions of a person except the one that makes the request. */
async function answerEnd(req: PayloadRequest): Promise<object> {
  const { session } = await readValidatedBody(req, endSchema, 'query.session')
  const person = await findPersonOrSelf(req)
  if (!person) throw new EndpointError(req.user ? 404 : 403, 'person.notFound')
  const stays = (id: string) => (session === undefined ? id === sessionOf(req) : id !== session)
  const sessions = (person.sessions ?? []).filter(({ id }) => stays(id))
  await req.payload.db.updateOne({ collection: 'users', id: person.id, data: { sessions }, req, returning: false })
  if (person.id !== req.user?.id) await logAction('signedOut', person, req)
  return { left: sessions.length }
}

function sessionOf({ user }: PayloadRequest): string | undefined {
  return user && '_sid' in user && typeof user._sid === 'string' ? user._sid : undefined
}

function isAdmin(req: PayloadRequest): boolean {
  return mayDo(roleOf(req.user), 'write', 'users')
}

function findPersonOrSelf(req: PayloadRequest): Promise<User | null> {
  const isOwn = req.user !== null && String(req.user?.id) === String(req.routeParams?.id)
  return isOwn || isAdmin(req) ? findPerson(req) : Promise.resolve(null)
}

async function findPerson(req: PayloadRequest): Promise<User | null> {
  const id = Number(req.routeParams?.id)
  if (!Number.isSafeInteger(id)) return null
  return req.payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true, req })
}

const FAULTS: Readonly<Record<string, MessageCode>> = { email: 'person.mail', role: 'person.role' }

function faultOf({ issues }: z.ZodError): MessageCode {
  return FAULTS[String(issues[0]?.path[0])] ?? 'person.invitation'
}

/** Logs who did it and to whom, without the link. */
async function logAction(action: LogAction, { id, email }: User, req: PayloadRequest): Promise<void> {
  const data = { action, subject: 'users', document: id, title: email, who: req.user?.email ?? '' }
  await req.payload.create({ collection: 'log', data, depth: 0, req })
}

/** A refusal in Payload's shape, which its own pages show. */
function refuse(request: RequestWithLanguage, status: number, reason: Message | MessageCode): Response {
  const error = formatReason(request, reason)
  return Response.json({ ...error, errors: [error] }, { status, ...UNCACHED })
}
