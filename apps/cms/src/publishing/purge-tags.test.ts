import { expect, test } from 'vitest'
import { pageDocumentFixture } from './build/document.fixture.ts'
import { purgeTagsOfPage } from './purge-tags.ts'

const page = pageDocumentFixture()
const own = 'page:www.a.example.page:en:page'

test.each([
  ['a new page', undefined, page, [own, 'link:a-page']],
  ['a page taken offline', page, undefined, [own, 'link:a-page']],
  ['the same page again', page, pageDocumentFixture(), []],
  ['another text', page, pageDocumentFixture({ standfirst: 'New' }), [own]],
  ['another title', page, pageDocumentFixture({ title: 'New' }), [own, 'link:a-page']],
  [
    'another address',
    page,
    pageDocumentFixture({ uid: 'www.a.example.new' }),
    [own, 'page:www.a.example.new:en:page', 'link:a-page'],
  ],
  [
    'another language',
    page,
    pageDocumentFixture({ lang: 'fr' }),
    [own, 'page:www.a.example.page:fr:page', 'link:a-page'],
  ],
  [
    'another kind',
    page,
    pageDocumentFixture({ kind: 'terms' }),
    [own, 'page:www.a.example.page:en:terms', 'link:a-page'],
  ],
  [
    'another translation group',
    page,
    pageDocumentFixture({ translationGroup: 'b-page' }),
    [own, 'link:a-page', 'link:b-page'],
  ],
  [
    'a new show page, which products lead to',
    undefined,
    pageDocumentFixture({ categorisation: { tgid: 17637 } }),
    [own, 'link:a-page', 'tour-group:17637'],
  ],
  [
    'a show page that says that its booking page asks for the date, of which every link to it speaks',
    pageDocumentFixture({ categorisation: { tgid: 17637 } }),
    pageDocumentFixture({ categorisation: { tgid: 17637, asksForDate: true } }),
    [own, 'link:a-page', 'tour-group:17637'],
  ],
  [
    'a home page about a city, to which the site’s products belong',
    pageDocumentFixture({ pageType: 'homePage' }),
    pageDocumentFixture({ pageType: 'homePage', categorisation: { city: 'ROME' } }),
    [own, 'site:www.a.example'],
  ],
  [
    'a home page about another text',
    pageDocumentFixture({ pageType: 'homePage', categorisation: { city: 'ROME' } }),
    pageDocumentFixture({ pageType: 'homePage', categorisation: { city: 'ROME' }, standfirst: 'New' }),
    [own],
  ],
  [
    'a legal page',
    undefined,
    pageDocumentFixture({ uid: 'www.a.example', kind: 'terms' }),
    ['page:www.a.example:en:terms', 'link:a-page'],
  ],
])('%s', (_, before, after, expected) => {
  expect(purgeTagsOfPage(before, after)).toEqual(expected)
})

const collection = pageDocumentFixture({
  pageType: 'collectionPage',
  categorisation: { city: 'PARIS', collectionId: 1003, categoryId: 5, subCategoryId: 51 },
})
const link = 'link:a-page'
const menus = ['collection:1003', 'listing:category:5', 'listing:subCategory:51']
const changed = (changes: Parameters<typeof pageDocumentFixture>[0]) =>
  pageDocumentFixture({ ...collection, ...changes })
const inCategories = (changes: object) => changed({ categorisation: { ...collection.categorisation, ...changes } })
const hidden = changed({ meta: { ...collection.meta, noIndex: true } })

test.each([
  ['a new page', undefined, collection, [own, link, ...menus]],
  ['a page taken offline', collection, undefined, [own, link, ...menus]],
  ['another text', collection, changed({ standfirst: 'New' }), [own]],
  ['another title, which no menu shows', collection, changed({ title: 'New' }), [own, link]],
  ['another page above', collection, changed({ parentUid: 'www.a.example.paris' }), [own]],
  [
    'another address',
    collection,
    changed({ uid: 'www.a.example.new' }),
    [own, 'page:www.a.example.new:en:page', link, ...menus],
  ],
  ['another language', collection, changed({ lang: 'fr' }), [own, 'page:www.a.example.page:fr:page', link, ...menus]],
  ['another site', collection, changed({ siteUid: 'www.b.example' }), [own, ...menus]],
  ['another collection', collection, inCategories({ collectionId: 7 }), [own, ...menus, 'collection:7']],
  ['another category', collection, inCategories({ categoryId: 7 }), [own, ...menus, 'listing:category:7']],
  ['another sub-category', collection, inCategories({ subCategoryId: 7 }), [own, ...menus, 'listing:subCategory:7']],
  ['another city', collection, inCategories({ city: 'ROME' }), [own, ...menus]],
  ['another type that menus show', collection, changed({ pageType: 'categoryPage' }), [own, link, ...menus]],
  ['a type that menus no longer show', collection, changed({ pageType: 'contentPage' }), [own, link, ...menus]],
  ['a page hidden from search engines, and so from menus', collection, hidden, [own, link, ...menus]],
  ['a hidden page that is hidden no longer', hidden, collection, [own, link, ...menus]],
  ['a new page that is hidden', undefined, hidden, [own, link]],
  ['a legal page', undefined, changed({ kind: 'terms' }), ['page:www.a.example.page:en:terms', link]],
])('a page that menus find by its categorisation: %s', (_, before, after, expected) => {
  expect(purgeTagsOfPage(before, after)).toEqual(expected)
})

test.each([
  ['collectionPage', { collectionId: 1003 }, ['collection:1003']],
  ['categoryPage', { categoryId: 5 }, ['listing:category:5']],
  ['subCategoryPage', { categoryId: 5, subCategoryId: 51 }, ['listing:category:5', 'listing:subCategory:51']],
  ['collectionPage', {}, []],
  ['contentPage', { collectionId: 1003 }, []],
  ['cityPage', { categoryId: 5 }, []],
] as const)('menus that a new %s with %j comes into', (pageType, categorisation, expected) => {
  const created = pageDocumentFixture({ pageType, categorisation })
  expect(purgeTagsOfPage(undefined, created)).toEqual([own, link, ...expected])
})
