import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findBrokenLinks } from '../health/broken-links.ts'
import {
  findMissingTranslations,
  findOutdatedTranslations,
  findProductProblems,
  findUndescribedPictures,
} from '../health/indexed-problems.ts'
import { translatorFor } from '../messages/translate.ts'
import { ContentIndex, type IndexedDocument } from './content-index.ts'
import { findContent } from './find-content.ts'
import { findUses } from './find-uses.ts'

/** A large site, of which somebody may know nothing, and a small one, of which there is one page, the last in every order. */
const [LARGE, SMALL] = [1, 2]
const PAGES_OF_LARGE = 10_000
/** So many of them are translated and have a picture: more than are counted. */
const MORE_THAN_COUNTED = 1001
const SMALL_PAGE = 50_000

/** Between a page and its translation. */
const FRENCH = 100_000

const folder = mkdtempSync(join(tmpdir(), 'content-index-'))
const index = new ContentIndex(join(folder, 'index.db'))

const link = (path: string, kind: string, target: string) => {
  const there = { fragment: '', hasFallback: false, inDraft: true, inLive: true }
  return { path, place: path, kind, target, ...there }
}

const pageOf = (site: number, number: number, title: string): IndexedDocument => ({
  kind: 'page',
  number,
  site,
  lang: 'en',
  translationGroup: `group-${number}`,
  pageKind: 'page',
  uid: `uid-${number}`,
  address: `www.a.example/${number}/`,
  path: String(number),
  title,
  state: 'live',
  tgid: undefined,
  wordsHash: 'new',
  sourceHash: undefined,
  byMachine: false,
  changedAt: new Date(SMALL_PAGE - number).toISOString(),
  text: 'museum',
  numbers: [],
  links: [link('one', 'product', '7'), link('two', 'page', '99999'), link('three', 'media', String(number))],
  anchors: [],
  factClaims: [],
  languages: [],
})

const frenchOf = (page: IndexedDocument): IndexedDocument => ({
  ...page,
  number: page.number + FRENCH,
  lang: 'fr',
  uid: `${page.uid}-fr`,
  text: 'elsewhere',
  sourceHash: 'old',
  links: [],
})

const PICTURE_OF_SMALL = SMALL_PAGE

/** Without a description in any language, as the page of its number shows it; the last of all by its title. */
const pictureOf = ({ number, title }: IndexedDocument): IndexedDocument => ({
  ...pageOf(LARGE, number, title),
  ...{ kind: 'media', site: undefined, lang: undefined, translationGroup: undefined, text: '', links: [] },
})

const siteOf = (number: number): IndexedDocument => {
  const none = { lang: undefined, translationGroup: undefined, pageKind: undefined, wordsHash: undefined }
  const page = { ...pageOf(number, number, 'A site'), ...none }
  return { ...page, kind: 'site', text: '', links: [], languages: ['en', 'fr', 'de'] }
}

beforeAll(() => {
  const large = Array.from({ length: PAGES_OF_LARGE }, (_, at) => pageOf(LARGE, 10 + at, `A ${at}`))
  const small = pageOf(SMALL, SMALL_PAGE, 'Z')
  const some = [...large.slice(0, MORE_THAN_COUNTED), small]
  index.write([siteOf(LARGE), siteOf(SMALL), ...large, small, ...some.map(frenchOf), ...some.map(pictureOf)])
  index.run("INSERT INTO finding VALUES ('product', '7', 'gone', 'gone', '', 1, 0)")
})
afterAll(() => {
  index.close()
  rmSync(folder, { recursive: true })
})

const sites: ReadonlySet<number> = new Set([SMALL])
const say = translatorFor('en')
const scope = { sites, limit: 1000, say, language: 'en' }
const numbersOf = (places: readonly { readonly id: number }[]) => places.map(({ id }) => id)

test('however much there is of other sites, somebody of a small one finds what is there', () => {
  const pages = { kinds: ['page'], limit: 20 } as const
  expect(numbersOf(findContent(index, { typed: 'museum', ...pages }, sites))).toEqual([SMALL_PAGE])
  expect(numbersOf(findContent(index, { typed: '', ...pages }, sites))).toEqual([SMALL_PAGE])
  expect(numbersOf(findContent(index, { typed: 'museum', site: LARGE, ...pages }, sites))).toEqual([])
})

test('and where it is used, and what is wrong with it', () => {
  expect(numbersOf(findUses(index, { kind: 'product', number: 7 }, sites).uses)).toEqual([SMALL_PAGE])
  expect(numbersOf(findBrokenLinks(index, { version: 'live', ...scope }, say))).toEqual([SMALL_PAGE])
  expect(numbersOf(findProductProblems(index, scope))).toEqual([SMALL_PAGE])
  expect(numbersOf(findMissingTranslations(index, scope))).toEqual([SMALL_PAGE])
  expect(numbersOf(findOutdatedTranslations(index, scope))).toEqual([SMALL_PAGE + FRENCH])
  expect(numbersOf(findUndescribedPictures(index, scope))).toEqual([PICTURE_OF_SMALL])
})

test('addresses that the site answers without a page of the content crowd out none that nobody answers', () => {
  const typed = (number: number, target: string) => ({
    ...pageOf(3, number, target),
    links: [link('typed', 'address', target)],
  })
  const tours = Array.from({ length: 30 }, (_, at) => typed(7000 + at, `www.a.example/a-tour-t${at}/`))
  index.write([...tours, typed(7100, 'www.a.example/nowhere/')])
  const broken = findBrokenLinks(index, { version: 'live', sites: new Set([3]), limit: 20, language: 'en' }, say)
  expect(broken.map(({ id, message }) => [id, message])).toEqual([
    [7100, 'Leads to www.a.example/nowhere/, and nothing is online there.'],
  ])
})
