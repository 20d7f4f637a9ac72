const SAFE_ADDRESS = /^(?:https?:\/\/[^\s@]+$|mailto:|tel:|#|\/(?![/\\]))/i
const CONTROL_CHARACTER = /\p{Cc}/u
const BASE = 'https://host.invalid'

/**
 * An editor's address, if it is one that a link may have and a browser can read: http, mail, telephone, a path or a
 * fragment. The content system
 * asks before it saves, the site before it links.
 */
export function parseCustomAddress(url: string): string | undefined {
  const address = url.trim()
  const isSafe = SAFE_ADDRESS.test(address) && !CONTROL_CHARACTER.test(address) && URL.canParse(address, BASE)
  return isSafe ? address : undefined
}
