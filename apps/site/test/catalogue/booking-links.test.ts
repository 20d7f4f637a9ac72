import type { Block } from '@passepartout/content-model/blocks'
import type { BookingOptions } from '@passepartout/content-model/links/booking-options'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTestSite, HOST, pageDocument, siteDocument, type TestSite } from '../sample-site.ts'

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1'
const TABLET = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15'
const BOOK = 'https://book.wayfare.example'

let site: TestSite
beforeEach(async () => {
  site = await createTestSite({ BRAND_SCREEN_HOSTS: 'book.wayfare.example', MARKETPLACE_DOMAIN: 'market.example' })
})
afterEach(() => site.dispose())

const experience = (more: object = {}): Block => ({ id: 'e', type: 'experience', tgid: 7110, title: 'Louvre', ...more })

/** Every booking link of a page, as a browser reads it. */
function bookingLinks(html: string): string[] {
  const hrefs = [...html.matchAll(/<a [^>]*href="([^"]*\/(?:book|go)\/\d+\/[^"]*)"/g)]
  return hrefs.map(([, href = '']) => href.replaceAll('&amp;', '&'))
}

async function follow(href: string, headers: Record<string, string> = {}) {
  const { status, headers: answered } = await site.get(href, headers)
  return [status, answered.location]
}

describe('a link that depends on the device', () => {
  const desktop = `${BOOK}/book/7110/select/?currencyCode=EUR&cookieBanner=false`
  const mobile = `${BOOK}/book/7110/select/?currencyCode=EUR&byHO=true&cookieBanner=false`

  // spec: 5.booking.9, D.requests.13
  test('is one address in the page that everybody gets, and decided at the click, without a script', async () => {
    site.putPage(pageDocument({ uid: `${HOST}.louvre`, blocks: [experience()] }))
    const page = await site.get('/louvre/')
    const onPhone = await site.get('/louvre/', { 'user-agent': PHONE })
    expect(onPhone.headers['x-request-id']).toBeUndefined()
    expect(onPhone.body).toBe(page.body)
    expect(bookingLinks(page.body)).toEqual(['/go/7110/?currency=EUR'])
    expect(await follow('/go/7110/?currency=EUR')).toEqual([302, desktop])
    expect(await follow('/go/7110/?currency=EUR', { 'user-agent': PHONE })).toEqual([302, mobile])
    expect(await follow('/go/7110/?currency=EUR', { 'user-agent': TABLET, 'sec-ch-ua-mobile': '?1' })).toEqual([
      302,
      mobile,
    ])
    expect(await follow('/go/7110/?currency=EUR&viewport=mobile', { 'user-agent': TABLET })).toEqual([302, mobile])
  })

  test('has the language of the page, in every environment', async () => {
    site.putPage(pageDocument({ uid: `${HOST}.louvre`, lang: 'fr', blocks: [experience()] }))
    expect(bookingLinks((await site.get('/fr/louvre/')).body)).toEqual(['/fr/go/7110/?currency=EUR'])
    const local = { host: 'localhost:3000' }
    const [link = ''] = bookingLinks((await site.get(`/louvre/?uid=${HOST}.louvre&lang=fr`, local)).body)
    expect(link).toBe(`/go/7110/?uid=${HOST}&lang=fr&currency=EUR`)
    const french = [302, `${BOOK}/fr/book/7110/select/?currencyCode=EUR&cookieBanner=false`]
    expect(await follow('/fr/go/7110/?currency=EUR')).toEqual(french)
    expect(await follow(link, local)).toEqual(french)
  })

  test.each([
    ['www.london-theatre-tickets.example', 'london-theatre-tickets.example'],
    ['www.velvet-circle.example', 'velvet-circle.example'],
    // spec: D.booking.8
  ])('is for a phone on %s, for each of several booking hosts has a brand screen', async (host, nakedDomain) => {
    const theatres = await createTestSite({
      BRAND_SCREEN_HOSTS: 'book.london-theatre-tickets.example,book.velvet-circle.example',
    })
    const facts = { uid: host, host, nakedDomain, bookingSubdomain: 'book', defaultCurrency: 'GBP' } as const
    theatres.putSite(siteDocument({ ...facts, brand: 'posters' }))
    theatres.putPage(pageDocument({ uid: `${host}.show`, siteUid: host, blocks: [experience()] }))
    await theatres.purge(`site:${host}`)
    const links = bookingLinks((await theatres.get('/show/', { host })).body)
    expect(links).toEqual(['/go/7110/?currency=GBP'])
    const answer = await theatres.get('/go/7110/?currency=GBP', { host, 'user-agent': PHONE })
    expect(answer.headers.location).toBe(
      `https://book.${nakedDomain}/book/7110/select/?currencyCode=GBP&byHO=true&cookieBanner=false`,
    )
    await theatres.dispose()
  })

  test('is for a phone where a day is fixed, which chooses pax', async () => {
    const plain = await createTestSite()
    plain.putPage(pageDocument({ uid: `${HOST}.louvre`, blocks: [experience({ date: '2027-01-31' })] }))
    const [link = ''] = bookingLinks((await plain.get('/louvre/')).body)
    expect(link).toBe('/go/7110/?date=2027-01-31&currency=EUR')
    const query = '?date=2027-01-31&currencyCode=EUR&cookieBanner=false'
    expect((await plain.get(link)).headers.location).toBe(`${BOOK}/book/7110/select/${query}`)
    const onPhone = await plain.get(link, { 'user-agent': PHONE })
    expect(onPhone.headers.location).toBe(`${BOOK}/book/7110/select/pax/${query}`)
    await plain.dispose()
  })

  test('is kept by nobody and found by no search engine', async () => {
    const { headers } = await site.get('/go/7110/?currency=EUR')
    expect([headers['cache-control'], headers['x-robots-tag'], headers['set-cookie']]).toEqual([
      'private, no-store',
      'noindex',
      undefined,
    ])
  })

  test.each([
    '/go/7110/?to=https://evil.example/&url=//evil.example&nakedDomain=evil.example&bookSubdomain=evil',
    '/go/7110/?ctaSuffix=https://evil.example/&currency=EUR',
    '/go/7110/?ctaSuffix=a%0d%0aset-cookie:x&currency=EUR',
    '/go/7110/?flowType=//evil.example&date=//evil.example&currency=EUR',
    '/go/7110/index.md?currency=EUR',
  ])('cannot be made to lead elsewhere: %s', async (address) => {
    expect(await follow(address)).toEqual([302, desktop])
  })

  test.each(['/go/', '/go/0/', '/go/x/', '/go/7110/more/', '/go/-1/', '/go/99999999999999/'])(
    '%s is no such link',
    async (address) => {
      expect((await site.get(address)).status).toBe(404)
    },
  )
})

describe('what a link carries', () => {
  const OF_SITE: BookingOptions = { promoCode: 'SITE', biLink: 'site', showFullScreenPax: true }
  const OF_PAGE: BookingOptions = { promoCode: 'PAGE', ctaSuffix: 'a=1&a=2&flag' }
  const OF_BLOCK: BookingOptions = { promoCode: '', showFullScreenPax: false, redirectToMarketplaceBookingFlow: true }

  async function linkOf(booking: BookingOptions | undefined, own: object): Promise<string | undefined> {
    site.putSite(siteDocument({ nakedDomain: 'plain.example', booking: OF_SITE }))
    site.putPage(pageDocument({ uid: `${HOST}.louvre`, booking, blocks: [experience(own)] }))
    await site.purge(`site:${HOST}`)
    return bookingLinks((await site.get('/louvre/')).body)[0]
  }

  test.each<[string, BookingOptions | undefined, object, string]>([
    [
      'the site',
      undefined,
      {},
      'book.plain.example/book/7110/select/?currencyCode=EUR&bi=site&couponCode=SITE&showFullScreenPax=true',
    ],
    [
      'the page before the site',
      OF_PAGE,
      {},
      'book.plain.example/book/7110/select/?currencyCode=EUR&bi=site&couponCode=PAGE&showFullScreenPax=true&a=1&a=2&flag=',
    ],
    [
      'the experience before both, also to take something away',
      OF_PAGE,
      { booking: OF_BLOCK },
      'book.market.example/book/7110/select/?currencyCode=EUR&bi=site&a=1&a=2&flag=',
    ],
    [
      'its variant and tour',
      { showFullScreenPax: false },
      { variantId: 9, tourId: 4 },
      'book.plain.example/book/7110/select/?variantId=9&tourId=4&currencyCode=EUR&bi=site&couponCode=SITE',
    ],
    // spec: 3.booking.2, 3.booking.3, 3.booking.4, 5.booking.8, 5.booking.10, D.booking.12, D.booking.13
  ])('comes from %s', async (_, booking, own, address) => {
    expect(await linkOf(booking, own)).toBe(`https://${address}&cookieBanner=false`)
  })
})

describe('while the catalogue is down', () => {
  test.each(['status', 'closed', 'garbage'] as const)('a show and an experience can be booked (%s)', async (fault) => {
    site.catalogue.fault = fault
    site.putSite(siteDocument({ nakedDomain: 'plain.example' }))
    site.putPage(pageDocument({ uid: `${HOST}.show`, pageType: 'showPage', categorisation: { tgid: 7110 } }))
    site.putPage(pageDocument({ uid: `${HOST}.louvre`, blocks: [experience(), experience({ id: 'f', title: '' })] }))
    await site.purge(`site:${HOST}`)
    const address = 'https://book.plain.example/book/7110/select/?currencyCode=EUR&cookieBanner=false'
    for (const path of ['/show/', '/louvre/']) {
      const { status, body } = await site.get(path)
      expect([status, bookingLinks(body)]).toEqual([200, [address, address]])
      expect(body.match(/>Check availability</g)).toHaveLength(2)
      expect((await site.get(`${path}index.md`)).body).toContain(`[Check availability](${address})`)
    }
  })
})

// spec: D.booking.5
test('a tour group whose booking page asks for the date, as an editor says on its page, is linked without one', async () => {
  const dated = experience({ date: '2027-01-31', variantId: 12 })
  site.putPage(pageDocument({ uid: `${HOST}.louvre`, blocks: [dated] }))
  const named = `${BOOK}/book/7110/select/?date=2027-01-31&variantId=12&currencyCode=EUR&cookieBanner=false`
  const asked = `${BOOK}/book/7110/select/?currencyCode=EUR&cookieBanner=false`
  const bookingPage = async () => follow(bookingLinks((await site.get('/louvre/')).body)[0] ?? '')
  expect(await bookingPage()).toEqual([302, named])
  const about = { tgid: 7110, asksForDate: true }
  site.putPage(pageDocument({ uid: `${HOST}.masterpieces`, pageType: 'showPage', categorisation: about }))
  await site.purge('page:www.wayfare.example.masterpieces:en:page', 'tour-group:7110')
  expect(await bookingPage()).toEqual([302, asked])
})

// spec: D.admin.booking-domain
test('bookings of a site whose domain is not the installation’s go to the marketplace, at the click and in the page', async () => {
  site.putPage(pageDocument({ uid: `${HOST}.louvre`, blocks: [experience()] }))
  for (const stolen of [{ nakedDomain: 'evil.com' }, { bookingSubdomain: 'evil.com/' }]) {
    site.putSite(siteDocument(stolen))
    await site.purge(`site:${HOST}`)
    const safe = 'https://book.market.example/book/7110/select/?currencyCode=EUR&cookieBanner=false'
    expect(bookingLinks((await site.get('/louvre/')).body)).toEqual([safe])
    expect(await follow('/go/7110/?currency=EUR')).toEqual([302, safe])
  }
})

test('the marketplace takes bookings at the site’s own subdomain, whether or not its domain is one of sites', async () => {
  const own = await createTestSite({ SITE_DOMAINS: 'wayfare.example', MARKETPLACE_DOMAIN: 'market.test' })
  own.putSite(siteDocument({ bookingSubdomain: 'tickets' }))
  await own.purge(`site:${HOST}`)
  const { headers } = await own.get('/go/7110/?currency=EUR&redirectToMarketplaceBookingFlow=1')
  own.dispose()
  expect(headers.location).toBe('https://tickets.market.test/book/7110/select/?currencyCode=EUR&cookieBanner=false')
})
