import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type FixtureSandbox, startFixtureSandbox } from '../testing/start-fixture-sandbox.ts'
import { BOOKING_STAGES, parseBookingLink } from './booking-link.ts'

const HOST = 'book.wayfare.example.localhost'

function parse(path: string, query = '') {
  return parseBookingLink(HOST, path, new URLSearchParams(query))
}

describe('parseBookingLink', () => {
  // spec: 2.booking.7
  test.each(BOOKING_STAGES)('knows the stage %s, with and without a language', (stage) => {
    const plain = { host: HOST, tgid: '7148', stage, others: [], problems: [] }
    expect(parse(`/book/7148/${stage}/`)).toEqual({ ...plain, language: 'en' })
    expect(parse(`/fr/book/7148/${stage}/`)).toEqual({ ...plain, language: 'fr' })
  })

  test('takes every parameter', () => {
    const query =
      'date=2026-12-01&variantId=71101&tourId=711001&currencyCode=EUR&bi=abc&couponCode=WINTER&cookieBanner=false&x=1&x=2'
    expect(parse('/book/7110/select/', query)).toEqual({
      ...{ host: HOST, language: 'en', tgid: '7110', stage: 'select' },
      date: '2026-12-01',
      variantId: '71101',
      tourId: '711001',
      currencyCode: 'EUR',
      couponCode: 'WINTER',
      bi: 'abc',
      others: [
        ['cookieBanner', 'false'],
        ['x', '1'],
        ['x', '2'],
      ],
      problems: [],
    })
  })

  test.each([
    ['/book/7148/choose/', '', 'There is no stage “choose”.'],
    ['/book/7148/', '', 'The link names no stage.'],
    ['/book/abc/select/', '', '“abc” is not the number of a tour group.'],
    ['/xx/book/7148/select/', '', 'There is no language “xx”.'],
    ['/en/book/7148/select/', '', 'English has no language segment'],
    ['/book/7148/select', '', 'The path should end in a slash.'],
    ['/book/7148/select/', 'date=2026-02-30', '“2026-02-30” is not a date'],
    ['/book/7148/select/', 'currencyCode=eur', '“eur” is not a currency'],
    ['/book/7148/select/', 'bi=', 'The parameter bi is empty.'],
    ['/book/7148/select/', 'date=2026-12-01&date=2026-12-02', 'date comes more than once'],
  ])('%s?%s: %s', (path, query, problem) => {
    expect(parse(path, query).problems.join(' ')).toContain(problem)
  })
})

describe('booking pages', () => {
  let sandbox: FixtureSandbox

  beforeAll(async () => {
    sandbox = await startFixtureSandbox()
  })
  afterAll(() => sandbox.stop())

  async function open(url: string) {
    const { statusCode, body, headers } = await sandbox.app.inject({ url, headers: { host: `${HOST}:3002` } })
    return { status: statusCode, page: body, headers }
  }

  test('shows the link in full', async () => {
    const { status, page, headers } = await open(
      '/fr/book/7110/select/pax/?date=2026-12-01&variantId=71102&currencyCode=JPY&couponCode=WINTER&bi=b1&byHO=true',
    )
    expect(status).toBe(200)
    for (const shown of [HOST, 'Louvre at dusk (fr)', 'select/pax', 'French (fr)', '1 December 2026']) {
      expect(page).toContain(shown)
    }
    for (const shown of [
      'With a guide (fr) (71102)',
      'JP¥8,020',
      'WINTER',
      'b1',
      'byHO',
      '/images/catalogue/louvre-dusk',
    ]) {
      expect(page).toContain(shown)
    }
    expect(page).not.toContain('role="alert"')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
  })

  test.each([
    ['/book/99/select/', 404, 'There is no tour group 99.'],
    ['/book/7110/choose/', 400, 'There is no stage “choose”.'],
    ['/book/7110/select/?variantId=5', 400, 'The tour group has no variant 5.'],
    ['/book/7110/select/?tourId=5', 400, 'The tour group has no tour 5.'],
  ])('%s answers %d and says why', async (url, status, problem) => {
    const answer = await open(url)
    expect(answer.status).toBe(status)
    expect(answer.page).toContain('role="alert"')
    expect(answer.page).toContain(problem)
  })

  test('escapes everything that the link carries', async () => {
    const attack = encodeURIComponent('"><script>alert(1)</script>')
    const { page } = await open(`/book/7110/select/?couponCode=${attack}&${attack}=${attack}&date=${attack}`)
    expect(page).toContain('&lt;script&gt;')
    expect(page).not.toContain('<script>')
  })

  test('the index leads to every part', async () => {
    const { status, page } = await open('/')
    expect(status).toBe(200)
    expect(page).toContain('/api/v6/tour-groups/7110/')
    expect(page).toContain('/_faults')
    expect(page).toContain('/book/7110/select/')
  })
})
