import { expect, test } from 'vitest'
import { fixturePageContext } from '../pages/fixture-page.ts'
import { renderMarkup } from '../ui/markup/render-markup.ts'
import { PriceAndBookingLink } from './price-and-booking-link.tsx'

const page = fixturePageContext()
const LINK = 'href="https://book.wayfare.example/book/7110/select/"'

function offer(product: Partial<Parameters<typeof PriceAndBookingLink>[0]['product']>): string {
  return renderMarkup(
    <PriceAndBookingLink
      product={{ tgid: 7110, flowType: 'NORMAL', ...product }}
      page={page}
      size="page"
      book="experience.book"
    />,
  )
}

test('a price stands beside the way to book', () => {
  const html = offer({
    name: 'Louvre',
    price: { display: { amount: 18, currency: 'EUR' }, per: 'person', isFrom: false },
  })
  expect(html).toContain('€18')
  expect(html).toContain(LINK)
  expect(html).not.toMatch(/availability|aria-label/i)
})

test.each([
  ['no price', undefined],
  ['a price that cannot be shown', { display: { amount: Number.NaN, currency: 'EUR' }, per: 'person', isFrom: false }],
] as const)('%s leaves an empty box, and the way to ask for dates', (_, price) => {
  const html = offer({ name: 'Louvre', ...(price && { price }) })
  expect(html).toMatch(/^<div><\/div><a /)
  expect(html).toContain(LINK)
  expect(html).toContain('aria-label="Check availability: Louvre"')
})

test('a tour group of which only the number is known can be asked for, too', () => {
  expect(offer({})).toMatch(/^<div><\/div><a [^>]*>.*Check availability/)
  expect(offer({})).not.toContain('aria-label')
})
