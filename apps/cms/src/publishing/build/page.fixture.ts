import type { Media, Page } from '../../payload-types.ts'

const NOW = '2026-03-01T10:00:00.000Z'

/** A page as the content system holds it, complete enough to be published. */
export function pageFixture(changes: Partial<Page> = {}): Page {
  return {
    id: 1,
    site: 1,
    uid: 'www.wayfare.example.paris',
    lang: 'en',
    kind: 'page',
    path: 'paris',
    translationGroup: 'paris',
    pageType: 'collectionPage',
    title: 'Paris',
    categorisation: { city: 'PARIS', collectionId: 1004 },
    publishedAt: NOW,
    updatedAt: NOW,
    createdAt: NOW,
    _status: 'published',
    ...changes,
  }
}

export function mediaFixture(changes: Partial<Media> = {}): Media {
  return {
    id: 5,
    alt: 'The Louvre at dusk',
    filename: 'louvre-dusk.jpg',
    width: 2400,
    height: 1800,
    focalX: 25,
    focalY: 50,
    updatedAt: NOW,
    createdAt: NOW,
    ...changes,
  }
}
