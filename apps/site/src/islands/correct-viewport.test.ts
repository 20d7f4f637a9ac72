import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { correctViewport, MOBILE_WIDTH } from './correct-viewport.ts'

interface FakeLink {
  href: string
  readonly dataset: { readonly otherViewport?: string }
}

/** As much of a document as the correction touches. */
function pageMadeFor(viewport: string) {
  const link: FakeLink = { href: '/select/', dataset: { otherViewport: '/select/pax/' } }
  let searches = 0
  const documentElement = {
    dataset: { viewport },
    querySelectorAll: () => {
      searches++
      return [link]
    },
  }
  return { document: { documentElement } as unknown as Document, documentElement, link, searches: () => searches }
}

test.each([
  ['desktop', 769, '/select/', 'desktop'],
  ['desktop', 768, '/select/pax/', 'mobile'],
  ['desktop', 320, '/select/pax/', 'mobile'],
  ['mobile', 768, '/select/', 'mobile'],
  ['mobile', 769, '/select/pax/', 'desktop'],
])('a page made for %s, seen at %i px, leads to %s', (made, width, href, viewport) => {
  const page = pageMadeFor(made)
  correctViewport(page.document, width)
  expect(page.link.href).toBe(href)
  expect(page.documentElement.dataset.viewport).toBe(viewport)
})

test('it happens once, and where the guess was right nothing is looked for', () => {
  const right = pageMadeFor('mobile')
  correctViewport(right.document, 400)
  expect(right.searches()).toBe(0)
  const wrong = pageMadeFor('desktop')
  correctViewport(wrong.document, 400)
  correctViewport(wrong.document, 400)
  expect(wrong.searches()).toBe(1)
})

test('mobile ends at 768 px, and the whole of it is under half a kilobyte', () => {
  expect(MOBILE_WIDTH).toBe(768)
  const source = readFileSync(join(import.meta.dirname, 'correct-viewport.ts'), 'utf8')
  const code = stripTypeScriptTypes(source)
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
  expect(code.length).toBeLessThan(512)
})
