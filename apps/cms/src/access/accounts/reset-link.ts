import type { PayloadRequest } from 'payload'

const HOUR_MS = 3_600_000
/** Validity of a password link, in milliseconds. */
export const PASSWORD_LINK_LIFETIMES_MS = { forgotten: HOUR_MS, invited: 72 * HOUR_MS } as const

/**
 * Creates a link with which the owner of a mail address chooses a new password, once. It invalidates the account's earlier
 * link.
 *
 * @param lasts milliseconds
 * @returns `undefined` when there is no such account
 */
export async function makeResetLink(email: string, lasts: number, req: PayloadRequest): Promise<string | undefined> {
  const options = { collection: 'users', data: { email }, disableEmail: true, expiration: lasts } as const
  // Payload's type promises a token, but there is none without an account.
  const token: string | null = await req.payload.forgotPassword(options)
  if (token === null) return undefined
  const { serverURL, routes, admin } = req.payload.config
  return `${serverURL}${routes.admin}${admin.routes.reset}/${token}`
}
