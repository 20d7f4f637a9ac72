import { readFileSync } from 'node:fs'
import { parse } from 'node-html-parser'
import { encode } from 'uqr'
import { describe, expect, test } from 'vitest'
import { fixturePageContext } from '../../pages/fixture-page.ts'
import { renderMarkup } from '../../ui/markup/render-markup.ts'
import { AppQrCode } from './app-qr-code.tsx'

const ADDRESS = 'https://app.wayfare.example/get'
const SHEET = readFileSync(new URL('app-qr-code.module.css', import.meta.url), 'utf8')

function render(appUrl: string | undefined, brand = 'plain') {
  const page = fixturePageContext({ brand })
  return parse(renderMarkup(<AppQrCode page={{ ...page, site: { ...page.site, appUrl } }} />))
}

/** The modules that a path of one line through each row makes dark. */
function rasterise(path: string, size: number): boolean[][] {
  const matrix = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  for (const [, y, runs = ''] of path.matchAll(/M0 (\d+)\.5([hm\d 0]*)/g)) {
    let x = 0
    for (const [, kind, length] of runs.matchAll(/([hm])(\d+)/g)) {
      if (kind === 'h') matrix[Number(y)]?.fill(true, x, x + Number(length))
      x += Number(length)
    }
  }
  return matrix
}

describe('the QR code', () => {
  test.each([ADDRESS, ADDRESS.padEnd(150, '/footer'), 'https://app.example/é'])(
    'of %s is the one that a phone reads',
    (address) => {
      const code = encode(address, { ecc: 'M', border: 0 })
      const svg = render(address).querySelector('svg')
      expect(svg?.getAttribute('viewBox')).toBe(`0 0 ${code.size} ${code.size}`)
      const path = svg?.querySelector('path')?.getAttribute('d') ?? ''
      expect(path).toMatch(/^(?:M0 \d+\.5(?:h\d+|m\d+ 0)*)+$/)
      expect(rasterise(path, code.size)).toEqual(code.data)
    },
  )

  // spec: 2.footer.3
  test('is a link with a name', () => {
    const link = render(ADDRESS).querySelector('a')
    expect(link?.getAttribute('href')).toBe(ADDRESS)
    expect(link?.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('QR code that opens the app')
  })

  // spec: 9.layout.10
  test('is 84 pixels wide and high, on a plate that leaves four modules of the smallest code', () => {
    const [, side] = /\.code \{[^}]*inline-size: (\d+)px;\s*block-size: \1px/.exec(SHEET) ?? []
    const [, padding] = /\.plate \{[^}]*padding: (\d+)px/.exec(SHEET) ?? []
    expect(Number(side)).toBe(84)
    expect(Number(padding)).toBeGreaterThanOrEqual((4 * 84) / 21)
  })

  // spec: 2.footer.4
  test('is hidden on mobile', () => {
    expect(SHEET).toMatch(/@media \(width <= 768px\) \{\s*\.app \{\s*display: none;/)
    expect(render(ADDRESS).querySelector('section')?.getAttribute('class')).toContain('app')
  })
})

test.each([
  undefined,
  '',
  '/app/',
  'javascript:alert(1)',
  'http://app.wayfare.example/',
  'mailto:app@wayfare.example',
  'https://',
  ADDRESS.padEnd(151, '/footer'),
  ADDRESS.padEnd(4000, '/footer'),
])('the address %j gives no code', (appUrl) => {
  expect(render(appUrl).childNodes).toEqual([])
})

// spec: 2.footer.5
test('a brand shows the code unless its look says otherwise', () => {
  expect(render(ADDRESS, 'plain').querySelector('svg')).not.toBeNull()
  expect(render(ADDRESS, 'posters').querySelector('svg')).toBeNull()
})
