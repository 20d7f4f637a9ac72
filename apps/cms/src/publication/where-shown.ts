import type { LanguageCode } from '@passepartout/content-model/locales'
import { referenceTarget } from '@passepartout/content-model/published-store'
import type { Payload } from 'payload'
import { loadSettings } from '../settings.ts'
import { payloadContent } from './content-reader.ts'
import { PublishedStore } from './published-store.ts'

/**
 * Where visitors see a picture: uids of published pages, then hosts of sites.
 *
 * @param lang counts only what is shown in this language; sites are shown in all of theirs
 */
export async function whereShown(payload: Payload, mediaId: number, lang?: LanguageCode): Promise<string[]> {
  const sites = await payloadContent(payload).findSitesShowing(mediaId)
  const { docs } = await payload.find({
    collection: 'sites',
    where: { id: { in: sites } },
    depth: 0,
    pagination: false,
    select: { host: true },
  })
  return [...new Set([...pagesShowing(mediaId, lang), ...docs.map(({ host }) => host)])]
}

function pagesShowing(mediaId: number, lang?: LanguageCode): string[] {
  const store = new PublishedStore(loadSettings().publishedStore)
  try {
    const keys = store.pagesReferencing(referenceTarget.media(String(mediaId)))
    return keys.filter((key) => lang === undefined || key.lang === lang).map(({ uid }) => uid)
  } finally {
    store.close()
  }
}
