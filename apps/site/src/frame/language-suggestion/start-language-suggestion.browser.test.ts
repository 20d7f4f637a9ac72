import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startLanguageSuggestion } from './start-language-suggestion.browser.ts'
import { showSuggestion } from './suggestion-bar.browser.ts'

vi.mock('./suggestion-bar.browser.ts', () => ({ showSuggestion: vi.fn(async () => {}) }))

const set = vi.fn()
const get = vi.fn()
const listeners = new Map<string, () => void>()

/** As much of a link of the selector as is looked at. */
const linkTo = (hreflang: string, isCurrent: boolean) => ({
  hreflang,
  hasAttribute: () => isCurrent,
  addEventListener: (_: string, listener: () => void) => void listeners.set(hreflang, listener),
})

function pageIn(current: string) {
  const links = ['en', 'fr'].map((lang) => linkTo(lang, lang === current))
  return { querySelectorAll: () => links } as unknown as Document
}

const french = (userAgent = 'Mozilla/5.0 Chrome/150.0') => ({ languages: ['fr-CA'], userAgent }) as unknown as Navigator
const remember = (value: string) => async (name: string) => (name === 'content-lang' ? { name, value } : null)

/** The cookie is read first, then the bar is fetched. */
async function settled() {
  await new Promise(setImmediate)
  await vi.dynamicImportSettled()
}

beforeEach(() => {
  get.mockResolvedValue(null)
  vi.stubGlobal('cookieStore', { get, set })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

// spec: D.languages.8
test('the page is offered in the visitor’s language', async () => {
  startLanguageSuggestion(pageIn('en'), french())
  await settled()
  expect(showSuggestion).toHaveBeenCalledWith(expect.objectContaining({ hreflang: 'fr' }), 'en')
})

test('the page is offered in the language that was chosen before, whatever the browser asks for', async () => {
  get.mockImplementation(remember('fr'))
  startLanguageSuggestion(pageIn('en'), { languages: ['en'], userAgent: '' } as unknown as Navigator)
  await settled()
  expect(showSuggestion).toHaveBeenCalledWith(expect.objectContaining({ hreflang: 'fr' }), 'en')
})

test('nothing is offered in the language that was chosen before', async () => {
  get.mockImplementation(remember('en'))
  startLanguageSuggestion(pageIn('en'), french())
  await settled()
  expect(showSuggestion).not.toHaveBeenCalled()
})

test('nothing is offered where cookies cannot be read', async () => {
  get.mockRejectedValue(new Error('not here'))
  startLanguageSuggestion(pageIn('en'), french())
  await settled()
  expect(showSuggestion).not.toHaveBeenCalled()
})

test.each([
  ['to a crawler', pageIn('en'), french('Googlebot/2.1')],
  ['where the page has no selector', { querySelectorAll: () => [] } as unknown as Document, french()],
])('nothing is offered %s', async (_, page, navigator) => {
  startLanguageSuggestion(page, navigator)
  await settled()
  expect(showSuggestion).not.toHaveBeenCalled()
})

// spec: D.languages.8
test('a browser that could not remember the answer is not asked on every page', async () => {
  vi.unstubAllGlobals()
  startLanguageSuggestion(pageIn('en'), french())
  await settled()
  expect(showSuggestion).not.toHaveBeenCalled()
})

// spec: 3.names.3, D.languages.18, D.privacy.13
test('a switch is remembered for a year, for the whole host', () => {
  startLanguageSuggestion(pageIn('en'), french())
  listeners.get('fr')?.()
  const [cookie] = set.mock.lastCall ?? []
  const { expires, ...rest } = cookie
  expect(rest).toEqual({ name: 'content-lang', value: 'fr', path: '/', sameSite: 'lax' })
  expect((expires - Date.now()) / 86_400_000).toBeCloseTo(365, 3)
})
