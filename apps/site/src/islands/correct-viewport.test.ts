import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { correctViewport, MAX_MOBILE_WIDTH } from './correct-viewport.ts'

/** As much of a document as the correction touches. */
function pageMadeFor(viewport: string) {
  const link = { href: 'https://www.wayfare.example/fr/go/7148/?date=2026-12-24&promoCode=a%26b' }
  const asked: string[] = []
  const documentElement = {
    dataset: { viewport },
    querySelectorAll: (selector: string) => {
      asked.push(selector)
      return [link]
    },
  }
  return { document: { documentElement } as unknown as Document, documentElement, link, asked }
}

test.each([
  ['desktop', 769, 'desktop'],
  ['desktop', 768, 'mobile'],
  ['desktop', 320, 'mobile'],
  ['mobile', 768, 'mobile'],
  ['mobile', 769, 'desktop'],
  // spec: 4.other.4, D.requests.13
])('a page made for %s, seen at %i px, is %s, and so is what its booking links ask for', (made, width, viewport) => {
  const page = pageMadeFor(made)
  correctViewport(page.document, width)
  correctViewport(page.document, width)
  expect([page.link.href, page.documentElement.dataset.viewport]).toEqual([
    `https://www.wayfare.example/fr/go/7148/?date=2026-12-24&promoCode=a%26b&viewport=${viewport}`,
    viewport,
  ])
  expect(page.asked).toEqual(['a[data-by-device]', 'a[data-by-device]'])
})

// spec: 9.layout.1
test('mobile ends at 768 px, and the whole of it is under half a kilobyte', () => {
  expect(MAX_MOBILE_WIDTH).toBe(768)
  const source = readFileSync(join(import.meta.dirname, 'correct-viewport.ts'), 'utf8')
  const code = stripTypeScriptTypes(source)
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
  expect(code.length).toBeLessThan(512)
})
