import { readFileSync } from 'node:fs'
import { PAYMENT_ICONS } from '@passepartout/content-model/site'
import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { SaxesParser } from 'saxes'
import { describe, expect, test } from 'vitest'
import { PAYMENT_DRAWINGS } from './payment-drawings.ts'
import { PaymentMarks } from './payment-marks.tsx'

const BYTES_PER_DRAWING = 500
const SHAPES = new Set(['g', 'path', 'circle', 'rect'])

const render = (...icons: readonly { readonly name: string; readonly link?: string }[]) =>
  parse(renderToStaticMarkup(<PaymentMarks title="We accept" icons={icons} />))

describe.each(PAYMENT_ICONS)('%s', (name) => {
  const drawing = PAYMENT_DRAWINGS[name]

  test('is drawn on its card, without letters of a font, and named', () => {
    const mark = render({ name }).querySelector('svg')
    expect(mark?.getAttribute('aria-label')).toBe(name)
    expect(mark?.querySelector('rect')?.getAttribute('class')).toContain('card')
    expect(mark?.querySelector('g')?.innerHTML).toBe(parse(drawing).toString())
    expect(mark?.querySelector('text')).toBeNull()
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
  const mark = render({ name }).querySelector('svg')
  expect(mark?.querySelector('text')?.textContent).toBe(name)
  expect(mark?.querySelector('g')).toBeNull()
})

test.each([
  ['https://pay.example/', true],
  ['javascript:alert(1)', false],
  ['', false],
])('a mark with the address %j is a link: %s', (link, isLink) => {
  const anchor = render({ name: 'PayPal', link }).querySelector('a')
  expect(anchor?.getAttribute('href')).toBe(isLink ? link : undefined)
  expect(anchor?.getAttribute('aria-label')).toBe(isLink ? 'PayPal' : undefined)
})

test('marks stand in six columns', () => {
  const sheet = readFileSync(new URL('payment-marks.module.css', import.meta.url), 'utf8')
  expect(render({ name: 'Visa' }).querySelector('ul')?.getAttribute('class')).toContain('grid')
  expect(sheet).toMatch(/\.grid \{[^}]*grid-template-columns: repeat\(6, /)
})
