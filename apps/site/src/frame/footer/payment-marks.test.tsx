import { readFileSync } from 'node:fs'
import { PAYMENT_ICONS } from '@passepartout/content-model/site'
import { parse } from 'node-html-parser'
import { SaxesParser } from 'saxes'
import { describe, expect, test } from 'vitest'
import { renderMarkup } from '../../ui/markup/render-markup.ts'
import { PAYMENT_DRAWINGS } from './payment-drawings.ts'
import { PaymentMarks } from './payment-marks.tsx'

const BYTES_PER_DRAWING = 500
const SHAPES = new Set(['g', 'path', 'circle', 'rect'])

const render = (...icons: readonly { readonly name: string; readonly link?: string }[]) =>
  parse(renderMarkup(<PaymentMarks title="We accept" icons={icons} />))

describe.each(PAYMENT_ICONS)('%s', (name) => {
  const drawing = PAYMENT_DRAWINGS[name]

  test('is drawn on its card, without letters of a font, and named', () => {
    const mark = render({ name }).querySelector('img')
    expect(mark?.getAttribute('alt')).toBe(name)
    const svg = decodeURIComponent(mark?.getAttribute('src')?.replace('data:image/svg+xml,', '') ?? '')
    expect(svg).toContain(`viewBox='0 0 60 36'>${drawing.replaceAll('"', "'")}</svg>`)
    expect(() => new SaxesParser().write(svg).close()).not.toThrow()
    expect(svg).not.toContain('<text')
  })

  test('is small, of shapes alone', () => {
    expect(Buffer.byteLength(drawing)).toBeLessThanOrEqual(BYTES_PER_DRAWING)
    expect(() => new SaxesParser().write(`<svg>${drawing}</svg>`).close()).not.toThrow()
    expect(drawing.match(/(?<=<)\w+/g)?.filter((tag) => !SHAPES.has(tag))).toEqual([])
    expect(drawing).not.toMatch(/ (style|class|id|on\w+|href)=/)
  })
})

test('no two look alike', () => {
  expect(new Set(Object.values(PAYMENT_DRAWINGS)).size).toBe(PAYMENT_ICONS.length)
})

test.each(['Bizum', 'constructor', '<b>Cash</b>'])('%s, which nobody has drawn, is lettered', (name) => {
  const marks = render({ name })
  expect(marks.querySelector('li')?.textContent).toBe(name)
  expect(marks.querySelector('li > *')?.childNodes).toHaveLength(1)
  expect(marks.querySelector('img')).toBeNull()
})

test.each([
  ['https://pay.example/', true],
  ['javascript:alert(1)', false],
  ['', false],
])('a mark with the address %j is a link: %s', (link, isLink) => {
  const anchor = render({ name: 'PayPal', link }).querySelector('a')
  expect(anchor?.getAttribute('href')).toBe(isLink ? link : undefined)
  expect(anchor?.querySelector('img')?.getAttribute('alt')).toBe(isLink ? 'PayPal' : undefined)
})

test('marks stand in six columns', () => {
  const sheet = readFileSync(new URL('payment-marks.module.css', import.meta.url), 'utf8')
  expect(render({ name: 'Visa' }).querySelector('ul')?.getAttribute('class')).toContain('grid')
  expect(sheet).toMatch(/\.grid \{[^}]*grid-template-columns: repeat\(6, /)
})
