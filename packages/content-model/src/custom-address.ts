const SAFE_ADDRESS = /^(?:https?:\/\/[^\s@]+$|mailto:|tel:|#|\/(?![/\\]))/i
const CONTROL_CHARACTER = /\p{Cc}/u

/**
 * An editor's address, if it is one that a link may have: http, mail, telephone, a path or a fragment. The content system
 * asks before it saves, the site before it links.
 */
export function parseCustomAddress(url: string): string | undefined {
  const address = url.trim()
  return SAFE_ADDRESS.test(address) && !CONTROL_CHARACTER.test(address) ? address : undefined
}
