import type { PayloadRequest } from 'payload'

const HOUR_MS = 3_600_000
/** How long a link lets somebody choose a password, in milliseconds. */
export const LINK_LASTS = { forgotten: HOUR_MS, invited: 72 * HOUR_MS } as const

/**
 * A link with which whoever has the mail address chooses a new password, once. Another link of the account ends with it.
 *
 * @param lasts milliseconds
 * @returns `undefined` where there is no such account
 */
export async function makeResetLink(email: string, lasts: number, req: PayloadRequest): Promise<string | undefined> {
  const options = { collection: 'users', data: { email }, disableEmail: true, expiration: lasts } as const
  // Payload says that there is always a token; where there is no account it has none.
  const token: string | null = await req.payload.forgotPassword(options)
  if (token === null) return undefined
  const { serverURL, routes, admin } = req.payload.config
  return `${serverURL}${routes.admin}${admin.routes.reset}/${token}`
}
