import { parseSafeHref } from '@passepartout/content-model/links/parse-safe-href'
import type { NavigationAction, PageReference } from '@passepartout/content-model/navigation'
import type { ResolvedLink } from './page-context.ts'

/**
 * Specification, section 2, "Links": a reference resolves to the page's address in this language, otherwise to the
 * given url; a custom link to its url. A link without a target is removed.
 */
export function resolveLink(
  action: NavigationAction,
  addressOf: (reference: PageReference) => string | undefined,
): ResolvedLink | undefined {
  const reference = action.type === 'REFERENCE' ? addressOf(action) : undefined
  const href = reference ?? (action.url === undefined ? undefined : parseSafeHref(action.url))
  if (href === undefined) return undefined
  return action.newTab ? { href, target: '_blank', rel: 'noopener' } : { href }
}
