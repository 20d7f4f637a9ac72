import { expect, test } from 'vitest'
import { pageDocumentFixture } from './document.fixture.ts'
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
    'a legal page',
    undefined,
    pageDocumentFixture({ uid: 'www.a.example', kind: 'terms' }),
    ['page:www.a.example:en:terms', 'link:a-page'],
  ],
])('%s', (_, before, after, expected) => {
  expect(purgeTagsOfPage(before, after)).toEqual(expected)
})
