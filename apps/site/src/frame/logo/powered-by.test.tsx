import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import type { PageContext } from '../../page-context/page-context.ts'
import { fixturePageContext } from '../../pages/fixture-page.ts'
import { renderMarkup } from '../../ui/markup/render-markup.ts'
import { guestDigits, PoweredBy } from './powered-by.tsx'

type HeaderChange = Partial<PageContext['site']['header']>

function render(change: HeaderChange, animated: boolean, lang: 'en' | 'de' = 'en') {
  const page = fixturePageContext({ lang, brand: 'plain' })
  const site = { ...page.site, header: { ...page.site.header, ...change } }
  return parse(renderMarkup(<PoweredBy page={{ ...page, site }} animated={animated} />))
}

test.each([
  [undefined, undefined],
  [0, undefined],
  [999_999, undefined],
  [1_000_000, '01'],
  [1_999_999, '01'],
  [9_999_999, '09'],
  [10_000_000, '10'],
  [34_500_000, '34'],
  [99_999_999, '99'],
  [100_000_000, '99'],
  [1_234_000_000, '99'],
  [-34_500_000, undefined],
  [Number.NaN, undefined],
  // spec: 9.layout.14
])('of %s guests the logo shows %s', (count, digits) => {
  expect(guestDigits(count)).toBe(digits)
})

// spec: 2.header.2
test.each([true, false])('a site without the mark has nothing of it (animated: %s)', (animated) => {
  expect(render({ hasPoweredLogo: false, guestCount: 34_500_000 }, animated).innerHTML).toBe('')
  expect(render({ hasPoweredLogo: true, guestCount: 34_500_000 }, animated).innerHTML).not.toBe('')
})

// spec: 4.media.2, 7.calls.8
test('an animated mark says its figures, names its SVG, and has the drawn logo in it until that is there', () => {
  const mark = render({ hasPoweredLogo: true, guestCount: 34_500_000 }, true)
  expect(mark.querySelector('p')?.text).toBe('Powered by')
  const logo = mark.querySelector('[data-logo]')
  expect(logo?.attributes).toMatchObject({
    role: 'img',
    'aria-label': 'Posters: 34 million guests in 190 cities',
    'data-logo': 'https://images.example/catalogue/logo-posters-animated?nocompress',
    'data-guests': '34',
    'data-unit': 'M',
    'data-state': 'initial',
  })
  expect(logo?.querySelector('[aria-hidden=true] > svg > text')?.text).toBe('Posters')
  expect(mark.innerHTML).not.toMatch(/ style="| on\w+="|undefined/)
})

test('its figures are said in the language of the visit', () => {
  const mark = render({ hasPoweredLogo: true, guestCount: 1_200_000 }, true, 'de')
  expect(mark.querySelector('[data-logo]')?.getAttribute('aria-label')).toContain('1 Million Gäste in 190 Städten')
})

test.each<[string, HeaderChange, boolean]>([
  ['in place', { guestCount: 34_500_000 }, false],
  ['without a guest count', {}, true],
  ['below a million guests', { guestCount: 999_999 }, true],
])('a mark that stays %s is the drawn logo under the brand’s name', (_, change, animated) => {
  const mark = render({ hasPoweredLogo: true, ...change }, animated)
  expect(mark.querySelector('[data-logo]')).toBeNull()
  expect(mark.querySelectorAll('[role=img]').map((image) => image.getAttribute('aria-label'))).toEqual(['Posters'])
  expect(mark.querySelector('[aria-hidden]')).toBeNull()
})
