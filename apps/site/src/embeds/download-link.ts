import { parseAllowedHttpsUrl } from '@passepartout/content-model/embeds/parse-allowed-https-url'
import type { PageContext, ResolvedLink } from '../page-context/page-context.ts'

export interface DownloadLinkAttributes extends ResolvedLink {
  readonly download: ''
  /** The browser fetches it as a blob (frame/downloads/offer-downloads.browser.ts). */
  readonly 'data-download'?: ''
}

/**
 * Specification, section 4, "CTA download": a link to a file. A file on this host or on an allowed host is fetched by
 * the page; other links are left to the browser.
 */
export function downloadLinkAttributes(
  { href }: ResolvedLink,
  { visit, allowedHosts }: PageContext,
): DownloadLinkAttributes {
  const isOwn = URL.parse(href, visit.origin)?.origin === visit.origin
  const isFetched = isOwn || parseAllowedHttpsUrl(href, allowedHosts.files) !== undefined
  return { href, download: '', ...(isFetched ? { 'data-download': '' } : {}) }
}
