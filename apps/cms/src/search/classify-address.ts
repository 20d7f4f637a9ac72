import { canonicalizePath } from '@passepartout/content-model/links/uid'

/** The target of a typed address. */
export type ClassifiedAddress =
  | { readonly kind: 'ours'; readonly address: string; readonly fragment: string }
  | { readonly kind: 'part'; readonly fragment: string }
  | { readonly kind: 'external'; readonly address: string }

/**
 * @param base host and path of its page, such as `www.wayfare.example/fr/paris/`
 * @param hosts of our sites
 * @returns `undefined` when it cannot be checked: mail, telephone, or no address at all
 */
export function classifyAddress(url: string, base: string, hosts: ReadonlySet<string>): ClassifiedAddress | undefined {
  if (url.startsWith('#')) return { kind: 'part', fragment: decode(url.slice(1)) }
  const address = URL.parse(url, `https://${base}`)
  if (!address || !/^https?:$/.test(address.protocol)) return undefined
  const path = canonicalizePath(address.pathname)
  if (!hosts.has(address.hostname) || path === undefined) {
    address.hash = ''
    return { kind: 'external', address: address.href }
  }
  return { kind: 'ours', address: `${address.hostname}${path}`, fragment: decode(address.hash.slice(1)) }
}

function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}
