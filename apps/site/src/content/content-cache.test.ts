import { expect, test, vi } from 'vitest'
import { ContentCache } from './content-cache.ts'
import type { PublishedStore } from './store/published-store.ts'

test.each([
  ['a page', 'page:a.example:en:page', 2],
  ['links to a page', 'link:group', 2],
  ['a missing page', 'uid:a.example', 2],
  ['a redirect', 'redirect:a.example/en/', 2],
  ['a site', 'site:a.example', 2],
  ['a tour group of the catalogue', 'tour-group:7', 1],
  ['a listing of the catalogue', 'listing:category:7', 1],
])('what editors say is read again after a change of %s or not', (_, purged, reads) => {
  const editorTags = vi.fn(() => new Map())
  const store: Partial<PublishedStore> = { publishedSiteLanguages: () => [], editorTags }
  const content = new ContentCache(store as PublishedStore, {} as never)
  for (const tags of [[], [purged]]) {
    content.purge(tags)
    expect(content.editorTags).toEqual(new Map())
  }
  expect(editorTags).toHaveBeenCalledTimes(reads)
})
