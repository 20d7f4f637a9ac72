import { type PageDocument, pageDocumentSchema } from '@passepartout/content-model/page'
import { type SiteDocument, siteDocumentSchema } from '@passepartout/content-model/site'

const NOW = '2026-03-01T10:00:00.000Z'

export function pageDocumentFixture(changes: Partial<PageDocument> = {}): PageDocument {
  return pageDocumentSchema.parse({
    uid: 'www.a.example.page',
    lang: 'en',
    kind: 'page',
    siteUid: 'www.a.example',
    translationGroup: 'a-page',
    pageType: 'contentPage',
    categorisation: {},
    meta: { title: 'A page' },
    title: 'A page',
    publishedAt: NOW,
    updatedAt: NOW,
    blocks: [],
    ...changes,
  })
}

export function siteDocumentFixture(changes: Partial<SiteDocument> = {}): SiteDocument {
  return siteDocumentSchema.parse({
    uid: 'www.a.example',
    lang: 'en',
    host: 'www.a.example',
    structureType: 'rootDomain',
    brand: 'plain',
    name: 'A',
    languages: ['en'],
    defaultCurrency: 'EUR',
    timeZone: 'Europe/Paris',
    nakedDomain: 'a.example',
    header: { logoAltText: 'A', manualHeader: {} },
    ...changes,
  })
}
