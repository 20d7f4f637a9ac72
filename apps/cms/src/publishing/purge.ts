/**
 * Notifies the site of tags to purge; rejects when the site did not confirm.
 *
 * @param askedAt when the publications were requested, in milliseconds since 1970: the site measures the delay
 */
export type Purge = (tags: readonly string[], askedAt?: readonly number[]) => Promise<void>

const TIMEOUT_MS = 2000

/** The site answered and refused the purge: repeating the same request is useless. */
export class PurgeRefusedError extends Error {
  override name = 'PurgeRefusedError'
}

/** @param target `undefined` when there is no site to notify */
export function createHttpPurge(target: { readonly url: string; readonly token: string } | undefined): Purge {
  return async (tags, askedAt = []) => {
    if (!target || tags.length === 0) return
    const answer = await fetch(target.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${target.token}` },
      body: JSON.stringify({ tags, askedAt }),
      // A redirect must not carry the token to another host.
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (answer.status === 400) throw new PurgeRefusedError('the site answered 400')
    if (!answer.ok) throw new Error(`the site answered ${answer.status}`)
  }
}
