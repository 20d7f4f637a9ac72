import { readFileSync } from 'node:fs'
import { PAYMENT_ICONS } from '@passepartout/content-model/site'
import { parse } from 'node-html-parser'
import { SaxesParser } from 'saxes'
import { expect, test } from 'vitest'
import { renderMarkup } from '../../ui/markup/render-markup.ts'
import { PaymentMarks } from './payment-marks.tsx'

const SHAPES = new Set(['g', 'path', 'circle', 'rect'])
const HEIGHT = 36
const FILE = readFileSync(new URL('payment-marks.svg', import.meta.url), 'utf8')

/** Of each view: its id, the top of its box, and what is drawn in its place. */
const VIEWS = [
  ...FILE.matchAll(
    /<view id="([a-z-]+)" viewBox="0 (\d+) 60 36"\/>\s*<g transform="translate\(0 \2\)">([\s\S]*?)\n {2}<\/g>/g,
  ),
].map(([, id = '', top, drawing = '']) => ({ id, top: Number(top), drawing }))

const render = (...icons: readonly { readonly name: string; readonly link?: string }[]) =>
  parse(renderMarkup(<PaymentMarks title="We accept" icons={icons} />))

test.each(PAYMENT_ICONS)('%s is drawn, without letters of a font, and named', (name) => {
  const mark = render({ name }).querySelector('img')
  expect(mark?.getAttribute('alt')).toBe(name)
  const [file, id] = mark?.getAttribute('src')?.split('#') ?? []
  expect(file).toMatch(/\/payment-marks\.svg/)
  const { drawing = '' } = VIEWS.find((view) => view.id === id) ?? {}
  expect(drawing.match(/(?<=<)\w+/g)?.filter((tag) => !SHAPES.has(tag))).toEqual([])
  expect(drawing).not.toMatch(/ (style|class|id|on\w+|href)=/)
})

test('no two look alike, and none reaches into the next', () => {
  expect(() => new SaxesParser().write(FILE).close()).not.toThrow()
  expect(new Set(VIEWS.map(({ drawing }) => drawing)).size).toBe(PAYMENT_ICONS.length)
  for (const [place, { top }] of VIEWS.slice(1).entries())
    expect(top - (VIEWS[place]?.top ?? 0)).toBeGreaterThan(HEIGHT)
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
