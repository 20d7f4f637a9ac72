import { getPayload, type SanitizedConfig } from 'payload'
import { z } from 'zod'
import { withAccountLock } from './account-lock.ts'

const credentialsSchema = z.object({ email: z.string() })

/** Requests that change an account by its number: password, sessions, rights. */
const OF_A_PERSON = /^\/api\/users\/(\d{1,15})(?:\/|$)/
const OF_WHOEVER_ASKS = /^\/api\/users\/(?:logout|refresh-token)$/

/** The last queued change of each account. */
const last = new Map<string, Promise<unknown>>()

/**
 * Serialises changes of an account. Payload reads the account, verifies the password for a third of a second, and writes the
 * account back with one more session: of two simultaneous sign-ins one session was lost, and a session ended meanwhile came
 * back. Serialised in this process here, among content systems of one database by a lock in it.
 *
 * @param request its body is read from a copy
 * @param user the signed-in account, if any
 */
export async function oneAtATimePerAccount<T>(
  request: Request,
  { user, config }: { readonly user: { readonly email?: string } | null; readonly config: Config },
  work: () => Promise<T>,
): Promise<T> {
  const { pathname } = new URL(request.url)
  if (!pathname.startsWith('/api/users/')) return work()
  const account = pathname === '/api/users/login' ? await emailIn(request) : await emailOf(pathname, user, config)
  return account === undefined ? work() : after(account, work)
}

type Config = Promise<SanitizedConfig> | SanitizedConfig

async function after<T>(account: string, work: () => Promise<T>): Promise<T> {
  const hold = () => withAccountLock(account, work)
  const mine = (last.get(account) ?? Promise.resolve()).then(hold, hold)
  last.set(account, mine)
  try {
    return await mine
  } finally {
    if (last.get(account) === mine) last.delete(account)
  }
}

/** The mail address as Payload compares it; the admin sends a form, programs JSON. */
async function emailIn(request: Request): Promise<string | undefined> {
  const copy = request.clone()
  try {
    const isForm = request.headers.get('content-type')?.startsWith('multipart/')
    const sent = isForm ? JSON.parse(String((await copy.formData()).get('_payload'))) : await copy.json()
    return credentialsSchema.parse(sent).email.toLowerCase().trim()
  } catch {
    return undefined
  }
}

async function emailOf(path: string, user: { readonly email?: string } | null, config: Config) {
  if (OF_WHOEVER_ASKS.test(path)) return user?.email
  const [, id] = OF_A_PERSON.exec(path) ?? []
  if (id === undefined) return undefined
  const payload = await getPayload({ config })
  // When the database does not answer, the request itself is refused with a message as well.
  const row = payload.findByID({ collection: 'users', id: Number(id), depth: 0, disableErrors: true })
  return row.then((found) => found?.email).catch(() => undefined)
}
