import type { NavigationAction } from '@passepartout/content-model/navigation'
import type { ResolvedLink } from './page-context.ts'

const SAFE_ADDRESS = /^(?:https?:\/\/[^\s@]+$|mailto:|tel:|#|\/(?![/\\]))/i

/** An editor's address, if it is one that a link may have: http, mail, telephone, a path or a fragment. */
export function parseCustomAddress(url: string): string | undefined {
  const address = url.trim()
  return SAFE_ADDRESS.test(address) ? address : undefined
}

/**
 * Specification, section 2, "Links": a reference is the page's address in this language, else the given url; a custom
 * link is its url. A link that leads nowhere vanishes.
 */
export function resolveLink(
  action: NavigationAction,
  addressOf: (uid: string) => string | undefined,
): ResolvedLink | undefined {
  const reference = action.type === 'REFERENCE' ? addressOf(action.uid) : undefined
  const href = reference ?? (action.url === undefined ? undefined : parseCustomAddress(action.url))
  if (href === undefined) return undefined
  return action.newTab ? { href, target: '_blank', rel: 'noopener' } : { href }
}
