import type { LanguageCode } from '@passepartout/content-model/locales'
import { buildReferenceTarget } from '@passepartout/content-model/published-store-schema'
import type { Payload } from 'payload'
import { loadSettings } from '../infrastructure/settings.ts'
import { createContentReader } from './content-reader.ts'
import { openStore } from './stores/open-store.ts'

/**
 * The published places of a picture: uids of pages, then hosts of sites.
 *
 * @param lang counts only what is shown in this language; sites are shown in all of theirs
 */
export async function findPublishedMediaUses(
  payload: Payload,
  mediaId: number,
  lang?: LanguageCode,
): Promise<string[]> {
  const sites = await createContentReader(payload).findSitesShowing(mediaId)
  const { docs } = await payload.find({
    collection: 'sites',
    where: { id: { in: sites } },
    depth: 0,
    pagination: false,
    select: { host: true },
  })
  return [...new Set([...(await pagesShowing(mediaId, lang)), ...docs.map(({ host }) => host)])]
}

async function pagesShowing(mediaId: number, lang?: LanguageCode): Promise<string[]> {
  const { store } = await openStore(loadSettings())
  try {
    const keys = await store.pagesReferencing(buildReferenceTarget.media(String(mediaId)))
    return keys.filter((key) => lang === undefined || key.lang === lang).map(({ uid }) => uid)
  } finally {
    await store.close()
  }
}
