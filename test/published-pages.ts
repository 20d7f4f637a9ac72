import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { LANGUAGE_CODES } from '@passepartout/content-model/locales'
import { LEGAL_PATHS, PAGE_KINDS, PAGE_TYPES } from '@passepartout/content-model/page'
import { pathOfUid, prefixLanguage } from '@passepartout/content-model/uid'
import { z } from 'zod'

const rowSchema = z.object({
  uid: z.string(),
  lang: z.enum(LANGUAGE_CODES),
  kind: z.enum(PAGE_KINDS),
  page_type: z.enum(PAGE_TYPES),
  host: z.string(),
})

export interface PublishedPage {
  readonly host: string
  readonly lang: (typeof LANGUAGE_CODES)[number]
  readonly pageType: (typeof PAGE_TYPES)[number]
  /** Clean path on the production host. */
  readonly path: string
}

/** Every page that the content system has published into a system's store. */
export function listPublishedPages(dataDirectory: string): PublishedPage[] {
  const store = new DatabaseSync(join(dataDirectory, 'published/published.db'), { readOnly: true })
  const rows = store
    .prepare(
      `SELECT page.uid, page.lang, page.kind, page.page_type, site.host
       FROM page JOIN site ON site.uid = page.site_uid AND site.lang = page.lang ORDER BY page.uid, page.kind, page.lang`,
    )
    .all()
    .map((row) => rowSchema.parse(row))
  store.close()
  return rows.map(({ uid, lang, kind, page_type: pageType, host }) => {
    const path = kind === 'page' ? (pathOfUid(uid, host) ?? '') : `/${LEGAL_PATHS[kind]}/`
    return { host, lang, pageType, path: prefixLanguage(path, lang) }
  })
}
