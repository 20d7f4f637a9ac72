import { cleanStores } from 'nanostores'
import { afterEach, expect, test, vi } from 'vitest'
import { app } from './app.ts'

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/150.0.0.0'

let announce = () => {}
const disconnect = vi.fn()

/** As much of a page as the store reads. */
function openPage(dataset: Record<string, string>, userAgent = BROWSER) {
  const documentElement = { dataset }
  const FakeObserver = class {
    disconnect = disconnect
    constructor(callback: () => void) {
      announce = callback
    }
    observe(element: object, options: object) {
      expect([element, options]).toEqual([documentElement, { attributeFilter: ['data-viewport'] }])
    }
  }
  vi.stubGlobal('document', { documentElement })
  vi.stubGlobal('navigator', { userAgent })
  vi.stubGlobal('MutationObserver', FakeObserver)
  return dataset
}

afterEach(() => {
  cleanStores(app)
  vi.unstubAllGlobals()
})

test('before there is a page it knows nothing, and speaks the default language', () => {
  expect(app.get()).toEqual({ uid: '', host: '', lang: 'en', isMobile: false, isBot: false })
})

test.each([
  ['desktop', BROWSER, { isMobile: false, isBot: false }],
  ['mobile', BROWSER, { isMobile: true, isBot: false }],
  ['desktop', 'Googlebot/2.1', { isMobile: false, isBot: true }],
])('it is read from a page for %s, seen by %s', (viewport, userAgent, expected) => {
  openPage({ uid: 'www.wayfare.example.paris', host: 'www.wayfare.example', lang: 'fr', viewport }, userAgent)
  expect(app.get()).toEqual({ uid: 'www.wayfare.example.paris', host: 'www.wayfare.example', lang: 'fr', ...expected })
})

test('isMobile follows when the viewport is corrected, as long as somebody listens', () => {
  const dataset = openPage({ viewport: 'desktop' })
  const seen: boolean[] = []
  const stop = app.subscribe(({ isMobile }) => seen.push(isMobile))
  dataset.viewport = 'mobile'
  announce()
  expect(seen).toEqual([false, true])
  stop()
  cleanStores(app)
  expect(disconnect).toHaveBeenCalled()
})
