import { pageDocumentSchema } from '@passepartout/content-model/page'
import { expect, test } from 'vitest'
import { fixturePageContext } from '../pages/fixture-page.ts'
import { buildAppContext } from './app-context.ts'

const { visit } = fixturePageContext({ lang: 'fr' })
const categorisation = {
  city: 'PARIS',
  country: 'FR',
  collectionId: 1004,
  categoryId: 1,
  subCategoryId: 1080,
  tgid: 7110,
}
const document = pageDocumentSchema.parse({
  uid: 'www.wayfare.example.paris',
  lang: 'fr',
  kind: 'page',
  siteUid: 'www.wayfare.example',
  translationGroup: 'paris',
  pageType: 'shoulderPage',
  pageSubType: 'Directions',
  categorisation,
  meta: { title: 'Paris' },
  title: 'Paris',
  publishedAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
  blocks: [],
})
const translations = [
  { lang: 'en', uid: 'www.wayfare.example.paris', noIndex: false },
  { lang: 'fr', uid: 'www.wayfare.example.lutece', noIndex: false },
] as const

// spec: 3.context.1, 3.context.2, 3.state.1
test('host, language, uid, device, categorisation, meta and languages of a page', () => {
  expect(buildAppContext({ visit, document, translations: [...translations] })).toEqual({
    host: 'www.wayfare.example',
    lang: 'fr',
    uid: visit.uid,
    isMobile: false,
    isBot: false,
    categorisation: {
      pageType: 'shoulderPage',
      pageSubType: 'Directions',
      city: 'PARIS',
      country: 'FR',
      collectionId: 1004,
      categoryId: 1,
      subCategoryId: 1080,
    },
    meta: { title: 'Paris', description: '', noIndex: false },
    alternateLanguages: [
      { locale: 'en', uid: 'www.wayfare.example.paris' },
      { locale: 'fr', uid: 'www.wayfare.example.lutece' },
    ],
    hasMapDisclaimer: true,
    isPreview: false,
  })
})

test('the device is that of the visit, and a preview is one only by its flags', () => {
  const mobile = { ...visit, viewport: 'mobile', isBot: true } as const
  expect(buildAppContext({ visit: mobile, translations: [], flags: { isPreview: true } })).toMatchObject({
    isMobile: true,
    isBot: true,
    isPreview: true,
    categorisation: {},
    hasMapDisclaimer: false,
  })
})

test.each([
  ['shoulderPage', 'PlanYourVisit', true],
  ['shoulderPage', 'Directions', true],
  ['shoulderPage', undefined, false],
  ['contentPage', 'PlanYourVisit', false],
  ['contentPage', 'Directions', true],
  ['showPage', 'Directions', true],
  ['homePage', undefined, false],
  // spec: 4.map.1, 4.map.2
] as const)('a %s of the sub type %s has a map disclaimer: %s', (pageType, pageSubType, expected) => {
  const typed = { ...document, pageType, pageSubType }
  expect(buildAppContext({ visit, document: typed, translations: [] }).hasMapDisclaimer).toBe(expected)
})
