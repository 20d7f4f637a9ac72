import { addLanguagePrefix, pathOfUid } from '@passepartout/content-model/links/uid'
import type { LanguageCode } from '@passepartout/content-model/locales'
import { LEGAL_PATHS, type PageOrLegalKind } from '@passepartout/content-model/page-kind'

interface PageKey {
  readonly uid: string
  readonly lang: LanguageCode
  readonly kind: PageOrLegalKind
}

/**
 * The public address of a page.
 *
 * @param siteAddress the origin of a site, with `{host}` in the place of its host
 * @returns `undefined` when the uid is not of this host
 */
export function publicAddressOfPage(siteAddress: string, host: string, page: PageKey): string | undefined {
  const path = pathOfUid(page.uid, host)
  if (path === undefined) return undefined
  const own = page.kind === 'page' ? path : `${path}${LEGAL_PATHS[page.kind]}/`
  return new URL(addLanguagePrefix(own, page.lang), siteAddress.replace('{host}', host)).href
}

/** The address of a page's preview. */
export function previewAddressOfPage(
  siteAddress: string,
  host: string,
  page: PageKey,
  token: string,
): string | undefined {
  const own = publicAddressOfPage(siteAddress, host, page)
  if (own === undefined) return undefined
  const address = new URL(own)
  address.searchParams.set('preview', token)
  return address.href
}
