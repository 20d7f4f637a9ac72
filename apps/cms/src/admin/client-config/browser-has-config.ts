/** Views that only somebody who is signed in can have before; others have a configuration without what is behind the sign-in. */
const SIGNED_IN = /^\/admin(\/collections\/.*)?$/

/**
 * Whether a browser that asks for a view of the admin has the configuration of the admin: it goes there from a view of somebody
 * who is signed in, without loading the document anew. Where a header is missing it is taken to have none.
 */
export function browserHasConfig(headers: Headers): boolean {
  const from = URL.parse(headers.get('referer') ?? '')
  return headers.get('sec-fetch-dest') === 'empty' && from !== null && SIGNED_IN.test(from.pathname)
}
