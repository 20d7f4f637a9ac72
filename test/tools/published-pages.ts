import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { addLanguagePrefix, pathOfUid } from '@passepartout/content-model/links/uid'
import { LANGUAGE_CODES } from '@passepartout/content-model/locales'
import { PAGE_TYPES } from '@passepartout/content-model/page'
import { LEGAL_PATHS, PAGE_OR_LEGAL_KINDS } from '@passepartout/content-model/page-kind'

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
  store.close()
  return rows.map((row) => {
    const [uid, host] = [String(row.uid), String(row.host)]
    const lang = oneOf(LANGUAGE_CODES, row.lang)
    const kind = oneOf(PAGE_OR_LEGAL_KINDS, row.kind)
    const path = kind === 'page' ? (pathOfUid(uid, host) ?? '') : `/${LEGAL_PATHS[kind]}/`
    return { host, lang, pageType: oneOf(PAGE_TYPES, row.page_type), path: addLanguagePrefix(path, lang) }
  })
}

function oneOf<T extends string>(known: readonly T[], value: unknown): T {
  const found = known.find((candidate) => candidate === value)
  if (found === undefined)
    throw new Error(`The published store holds “${value}”, which is none of ${known.join(', ')}.`)
  return found
}
