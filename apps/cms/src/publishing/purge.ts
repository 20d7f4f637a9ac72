/**
 * Tells the site which tags to forget; rejects when the site did not confirm.
 *
 * @param askedAt when somebody asked for what is published with it, in milliseconds since 1970: the site measures how long it took
 */
export type Purge = (tags: readonly string[], askedAt?: readonly number[]) => Promise<void>

const TIMEOUT_MS = 2000

/** The site was there and did not take the purge: asking it the same again changes nothing. */
export class PurgeRefusal extends Error {
  override name = 'PurgeRefusal'
}

/** @param target `undefined` where there is no site to tell */
export function httpPurge(target: { readonly url: string; readonly token: string } | undefined): Purge {
  return async (tags, askedAt = []) => {
    if (!target || tags.length === 0) return
    const answer = await fetch(target.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${target.token}` },
      body: JSON.stringify({ tags, askedAt }),
      // A token must not follow a redirect to whoever the answer names.
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (answer.status === 400) throw new PurgeRefusal('the site answered 400')
    if (!answer.ok) throw new Error(`the site answered ${answer.status}`)
  }
}
