import { referenceTarget } from '@passepartout/content-model/published-store'
import { APIError, type CollectionBeforeDeleteHook } from 'payload'
import { loadSettings } from '../settings.ts'
import { PublishedStore } from './published-store.ts'

/** A picture that visitors see cannot be deleted: its file would go while pages still show it. */
export const refuseUsedMedia: CollectionBeforeDeleteHook = ({ id }) => {
  const store = new PublishedStore(loadSettings().publishedStore)
  try {
    const uids = store.pagesReferencing(referenceTarget.media(String(id))).map(({ uid }) => uid)
    if (uids.length === 0) return
    throw new APIError(`Published pages show this picture: ${[...new Set(uids)].join(', ')}.`, 409, undefined, true)
  } finally {
    store.close()
  }
}
