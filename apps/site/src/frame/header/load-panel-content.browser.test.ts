import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchDocument } from '../../dom/fetch-document.browser.ts'
import { isLinkToPage, loadPanelContent } from './load-panel-content.browser.ts'

vi.mock(import('../../dom/fetch-document.browser.ts'))

const ADDRESS = '/_menu/'
const fetched = vi.mocked(fetchDocument)
/** A document without a link that is still to be filled, and so without anything but its list of them. */
const root = { querySelectorAll: () => [], querySelector: () => null } as unknown as Document
const link = (fill: string) => ({ dataset: { fill } }) as unknown as HTMLAnchorElement

beforeEach(() => void fetched.mockReset())
afterEach(() => vi.unstubAllGlobals())

test('a page is fetched once at a time, however often its panels are pointed at', async () => {
  const { promise, resolve } = Promise.withResolvers<Document | null>()
  fetched.mockReturnValue(promise)
  const all = [
    loadPanelContent(root, link(ADDRESS)),
    loadPanelContent(root, link(ADDRESS)),
    loadPanelContent(root, link('/_menu/de/')),
  ]
  expect(fetched.mock.calls).toEqual([[ADDRESS], ['/_menu/de/']])
  resolve(root)
  await Promise.all(all)
})

test('a page that did not come is fetched again', async () => {
  fetched.mockRejectedValue(undefined)
  await loadPanelContent(root, link(ADDRESS))
  await loadPanelContent(root, link(ADDRESS))
  expect(fetched.mock.calls).toEqual([[ADDRESS], [ADDRESS]])
})

const PARIS = { uid: 'www.lantern.example.paris', lang: 'en' }

test.each([
  ['its path in production', '/paris/', true],
  ['what it is of elsewhere', '/paris/?uid=www.lantern.example.paris&lang=en', true],
  ['another language', '/paris/?uid=www.lantern.example.paris&lang=de', false],
  ['another page', '/rome/', false],
  ['a legal page of its site', '/privacy/?uid=www.lantern.example.paris&lang=en', false],
  ['a choice on it', '/paris/?show=map', false],
  ['the same path elsewhere', 'https://www.lantern.example/paris/', false],
  ['nothing', null, false],
])('a link to %s', (_, href, expected) => {
  expect(isLinkToPage(href, '/paris/', PARIS)).toBe(expected)
})
