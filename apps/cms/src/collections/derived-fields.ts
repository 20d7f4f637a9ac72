import { randomUUID } from 'node:crypto'
import { isLanguageCode, localeOf } from '@passepartout/content-model/locales'
import { normalisePath, pageUidOf } from '../content/addresses/page-address.ts'
import { pageOrLegalKindOf } from '../content/document-kinds.ts'
import { MISSING_TEXT } from '../content/fields/text-placeholder.ts'
import type { Page } from '../payload-types.ts'

/**
 * What follows from other fields of a page.
 *
 * @param siteUid of the page's site, where it has one
 * @param published ISO 8601, when a save puts the page online; `null` for one that does not
 */
export function derivedFieldsOf(page: Partial<Page>, siteUid: string | null | undefined, published: string | null) {
  const path = normalisePath(page.path)
  return {
    path,
    uid: (siteUid && pageUidOf(siteUid, { path, pageType: page.pageType, kind: pageOrLegalKindOf(page) })) || null,
    translationGroup: page.translationGroup || randomUUID(),
    adminLabel: labelOf(page),
    publishedAt: page.publishedAt ?? published,
  }
}

function labelOf({ title, lang }: Partial<Page>): string {
  const language = lang && isLanguageCode(lang) ? localeOf(lang).autonym : MISSING_TEXT
  return `${title || MISSING_TEXT} · ${language}`
}
