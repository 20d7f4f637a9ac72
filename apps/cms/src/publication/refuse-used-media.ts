import { referenceTarget } from '@passepartout/content-model/published-store'
import type { CollectionBeforeDeleteHook } from 'payload'
import { Refusal } from '../access/refusal.ts'
import { loadSettings } from '../settings.ts'
import { PublishedStore } from './published-store.ts'

/** A picture that visitors see cannot be deleted: its file would go while pages still show it. */
export const refuseUsedMedia: CollectionBeforeDeleteHook = ({ id }) => {
  const store = new PublishedStore(loadSettings().publishedStore)
  try {
    const uids = store.pagesReferencing(referenceTarget.media(String(id))).map(({ uid }) => uid)
    if (uids.length === 0) return
    throw new Refusal(`Published pages show this picture: ${[...new Set(uids)].join(', ')}.`, 409)
  } finally {
    store.close()
  }
}
