import { expect, test } from 'vitest'
import { LANDING_PAGE_KINDS, PAGE_SUB_TYPES, PAGE_TYPES, parsePageDocument } from './page.ts'
import { STRUCTURE_TYPES } from './site.ts'

const document = {
  uid: 'www.wayfare.example.paris',
  lang: 'en',
  kind: 'page',
  siteUid: 'www.wayfare.example',
  translationGroup: 'paris',
  pageType: 'contentPage',
  categorisation: {},
  meta: { title: 'Paris' },
  title: 'Paris',
  publishedAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
  blocks: [],
}

// spec: 2.types.2, 2.types.3, 2.types.4
test('the types of page, landing page, sub type and structure that the specification names', () => {
  expect(PAGE_TYPES).toEqual(expect.arrayContaining(['shoulderPage', 'showPage', 'contentPage']))
  expect(LANDING_PAGE_KINDS).toEqual(['Location', 'Theme', 'TravelGuide'])
  expect(PAGE_SUB_TYPES).toEqual(['PlanYourVisit', 'Directions'])
  expect(STRUCTURE_TYPES.toSorted()).toEqual(['rootDomain', 'subdomain', 'subdomainWithSubfolder', 'subfolder'])
  expect(parsePageDocument({ ...document, pageType: 'loginPage' })).toMatchObject({ ok: false })
})

// spec: 3.context.2
test('a page keeps its whole categorisation', () => {
  const categorisation = { city: 'PARIS', country: 'FR', collectionId: 1002, categoryId: 1, subCategoryId: 1080 }
  const typed = { pageType: 'shoulderPage', pageSubType: 'Directions', landingPageKind: 'Theme' }
  expect(parsePageDocument({ ...document, ...typed, categorisation })).toMatchObject({
    ok: true,
    page: { ...typed, categorisation },
  })
})

test('a block of an unknown type is left out and named; a fault elsewhere refuses the page', () => {
  const blocks = [{ id: 'a', type: 'hologram' }, 7, { id: 'b', type: 'experience', tgid: 7110 }]
  expect(parsePageDocument({ ...document, blocks })).toMatchObject({
    ok: true,
    page: { blocks: [{ id: 'b' }] },
    dropped: [
      { path: expect.stringContaining('blocks.0'), blockType: 'hologram' },
      { path: 'blocks.1', blockType: 'no type' },
    ],
  })
  expect(parsePageDocument({ ...document, title: undefined })).toMatchObject({ ok: false, faults: [{ path: 'title' }] })
})
