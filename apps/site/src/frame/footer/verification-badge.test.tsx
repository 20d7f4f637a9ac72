import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { fixturePageContext } from '../../pages/fixture-page.ts'
import { renderMarkup } from '../../ui/markup/render-markup.ts'
import { VerificationBadge } from './verification-badge.tsx'

const ADDRESS = 'https://register.example/retailers/4711'

function render(verificationUrl: string | undefined, brand = 'posters') {
  const page = fixturePageContext({ brand })
  return parse(renderMarkup(<VerificationBadge page={{ ...page, site: { ...page.site, verificationUrl } }} />))
}

test('the badge leads to the register, in a window of 560 × 490 or a tab', () => {
  expect(render(ADDRESS).querySelector('a')?.attributes).toMatchObject({
    href: ADDRESS,
    target: '_blank',
    rel: 'noopener',
    'data-popup': '560x490',
  })
})

test('the badge says what it is, where it leads and how', () => {
  expect(render(ADDRESS).querySelector('a')?.textContent).toBe(
    'Official ticket retailer Check our entry in the register (opens in a new window)',
  )
  expect(render(ADDRESS).querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})

test.each([
  undefined,
  '',
  '/register/',
  'javascript:alert(1)',
  'http://register.example/retailers/4711',
  'tel:+442079460018',
  'https://',
])('the address %j gives no badge', (verificationUrl) => {
  expect(render(verificationUrl).childNodes).toEqual([])
})

// spec: 2.footer.10
test('a brand shows the badge if its look says so', () => {
  expect(render(ADDRESS, 'posters').querySelector('a')).not.toBeNull()
  expect(render(ADDRESS, 'plain').querySelector('a')).toBeNull()
})
