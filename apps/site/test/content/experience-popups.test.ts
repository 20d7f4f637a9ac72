import type { Block } from '@passepartout/content-model/blocks'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestSite, HOST, pageDocument, type TestSite } from '../sample-site.ts'

let site: TestSite

beforeEach(async () => {
  site = await createTestSite()
  site.catalogue.answers.set('/api/v6/tour-groups/', {
    tourGroups: [7110, 7111].map((id) => ({
      id,
      name: `Tour ${id}`,
      cityDisplayName: 'Paris',
      minDuration: 7_200_000,
      media: { productImages: [{ url: '/catalogue/louvre-day', altText: 'The pyramid' }] },
      listingPrice: { currencyCode: 'EUR', finalPrice: 40, type: 'PER_PERSON', otherPricesExist: true },
      reviewsDetails: { averageRating: 4.6, ratingsCount: 1200, showRatings: true },
    })),
  })
})
afterEach(() => site.dispose())

const popup = (tgid: number, more: object = {}) =>
  ({ id: `popup-of-${tgid}`, type: 'experience', experienceType: 'Popup', tgid, ...more }) as const
const text = (words: string): Block => ({
  id: 'text',
  type: 'richText',
  content: [{ type: 'paragraph', children: [{ type: 'text', text: words }] }],
})

async function get(...blocks: Block[]): Promise<string> {
  site.putPage(pageDocument({ uid: `${HOST}.louvre`, pageType: 'contentPage', title: 'Louvre', blocks }))
  return (await site.get('/louvre/')).body
}

const linksOf = (html: string) =>
  [...html.matchAll(/<a href="([^"]*book[^"]*)"(?: data-popup="popup-(\d+)")?/g)].map(([, href, tgid]) => [href, tgid])
const book = (tgid: number, more = '') =>
  `https://book.wayfare.example/book/${tgid}/select/?${more}currencyCode=EUR&amp;cookieBanner=false`

// spec: 3.blocks.2
test('blocks and shortcodes of the type Popup are booking links that name what is shown first, once for each tour group', async () => {
  const html = await get(
    popup(7110),
    popup(7111, { variantId: 5 }),
    text('[experience tgid="7110" type="Popup" title="See it" /] or [experience tgid="7111" title="book it" /]'),
  )
  const [main = '', popups = ''] = html.slice(html.indexOf('<main')).split(/(?=<template)/, 2)
  expect(linksOf(main)).toEqual([
    [book(7110), '7110'],
    [book(7111, 'variantId=5&amp;'), '7111'],
    [book(7110), '7110'],
    [book(7111), undefined],
  ])
  expect(html.match(/<template id="popup-\d+" data-title="[^"]*" data-tgid="\d+"/g)).toEqual([
    '<template id="popup-7110" data-title="Tour 7110" data-tgid="7110"',
    '<template id="popup-7111" data-title="Tour 7111" data-tgid="7111"',
  ])
  expect(popups.replaceAll(/<[^>]+>/g, '|').replaceAll(/\|+/g, '|')).toMatch(
    /\|Where\|Paris\|Duration\|2 hr\|from \|€40\| per person\|Book now\|$/,
  )
  expect(linksOf(popups)).toEqual([[book(7110), undefined]])
  // It needs no island.
  expect(html).not.toContain('<pp-island')
})

// spec: D.booking.16
test.each(['Redirect', 'Popup'])('a shortcode of the type %s leads where its tour group is booked', async (type) => {
  site.catalogue.answers.set('/api/v6/tour-groups/', {
    tourGroups: [
      { id: 7110, name: 'Seats', flowType: 'SEATMAP' },
      { id: 7111, name: 'Rows', flowType: 'SVG' },
    ],
  })
  const words = [7110, 7111, 404].map((tgid) => `[experience tgid="${tgid}" type="${type}" title="Book" /]`)
  const html = await get(text(words.join(' ')))
  const main = html.slice(html.indexOf('<main')).split('<template')[0] ?? ''
  const stages = linksOf(main).map(([href]) => /book\/\d+\/[^?]*/.exec(href ?? '')?.[0])
  expect(stages).toEqual(['book/7110/seatmap-select/', 'book/7111/svg-select/', 'book/404/select/'])
})

test('all of them are asked of the catalogue in one call', async () => {
  await get(
    popup(7111),
    { ...popup(7110), experienceType: 'Redirect' },
    text('[price entity="Tgid" entityId="7112" /] [experience tgid="7110" title="book it" /]'),
  )
  const query = 'ids[]=7110,7111,7112&language=EN&currency=EUR&fallback-to-english=false'
  expect(site.catalogue.requests).toEqual([`/api/v6/tour-groups/?${query}`])
})

test('a tour group that the catalogue lacks is a link to its booking page in a text, and no block', async () => {
  const html = await get(popup(404), text('[experience tgid="404" type="Popup" title="See it" /]'))
  expect(linksOf(html)).toEqual([[book(404), undefined]])
  expect(html).not.toContain('<template')
})

test('Markdown has the link', async () => {
  await get(popup(7110, { title: 'The *Louvre*' }))
  expect((await site.get('/louvre/index.md')).body).toContain(`[Book now](${book(7110).replaceAll('&amp;', '&')})`)
})
