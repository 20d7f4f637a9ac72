import { expect, test } from 'vitest'
import { SITE_FORM_FIELDS } from '../../content-files/form-data/form-fields.ts'
import { type MessageCode, message, messageAt } from '../../messages/message.ts'
import type { Site } from '../../payload-types.ts'
import { buildSiteDocument } from './build-site-document.ts'

const site: Site = {
  id: 1,
  uid: 'www.wayfare.example',
  host: 'www.wayfare.example',
  structureType: 'rootDomain',
  nakedDomain: 'wayfare.example',
  name: 'Wayfare',
  brand: 'plain',
  languages: ['en'],
  defaultCurrency: 'EUR',
  timeZone: 'Europe/Paris',
  header: {
    logoRedirectionURL: 'https://elsewhere.example/',
    showTicketOption: true,
    ticketPage: 7,
    showDropdownMenu: true,
    dropdownMenuItems: [{ id: 'd', label: 'Rome', action: { page: 8 } }],
    menuItems: [{ id: 'm', label: 'Paris', items: [{ id: 'c', label: 'Louvre', action: { page: 7 } }] }],
  },
  quickLinks: [
    {
      id: 'q',
      title: 'Where to next',
      columns: [
        {
          id: 'col',
          title: 'Paris',
          links: [
            { id: 'l1', label: 'Louvre', page: 7 },
            { id: 'l2', label: 'Gone', page: 9 },
            { id: 'l3', label: 'Privacy', page: 10 },
          ],
        },
      ],
    },
  ],
  contacts: [{ countryName: 'United Kingdom', phoneNumber: '+44 20 7946 0018', ctaType: 'tel' }],
  paymentIcons: [{ name: 'Visa' }, { name: 'Apple Pay', link: 'https://pay.example/' }],
  updatedAt: '2026-11-01T00:00:00.000Z',
  createdAt: '2026-11-01T00:00:00.000Z',
}

const lookups = {
  fields: SITE_FORM_FIELDS,
  media: new Map(),
  pages: new Map([
    [7, { uid: 'www.wayfare.example.louvre', kind: 'page' }],
    [8, { uid: 'www.wayfare.example.rome', kind: 'page' }],
    [10, { uid: 'www.wayfare.example', kind: 'privacy' }],
  ] as const),
}

function build(changes: Partial<Site> = {}) {
  const built = buildSiteDocument({ ...site, ...changes }, 'en', lookups)
  if (!built.ok) throw new Error(JSON.stringify(built.reasons))
  return built.document
}

// spec: 3.header.3
test('header: menus, dropdown and the Tickets page by uid', () => {
  expect(build().header).toMatchObject({
    logoAltText: 'Wayfare',
    logoRedirectionURL: 'https://elsewhere.example/',
    manualHeader: {
      showTicketOption: true,
      showTicketOptionUrl: { uid: 'www.wayfare.example.louvre', kind: 'page' },
      showDropdownMenu: true,
      dropdownMenuItems: [{ id: 'd', label: 'Rome', action: { type: 'REFERENCE', uid: 'www.wayfare.example.rome' } }],
      menuItems: [{ id: 'm', label: 'Paris', items: [{ id: 'c', label: 'Louvre' }] }],
    },
  })
})

test('a menu loses the link to a page that is gone, and keeps an address given for that; the site is told when it is back', () => {
  const gone = { id: 'c', label: 'Gone', action: { page: 9 } }
  const kept = { id: 'd', label: 'Elsewhere', action: { page: 9, url: '/elsewhere/' } }
  const header = { menuItems: [{ id: 'm', label: 'Paris', action: { page: 9 }, items: [gone, kept] }] }
  const built = buildSiteDocument({ ...site, header, quickLinks: [] }, 'en', lookups)
  const elsewhere = { type: 'CUSTOM', url: '/elsewhere/', newTab: false, label: '', appearance: 'link' }
  expect(built.ok && [built.document.header.manualHeader.menuItems, built.pageIds]).toEqual([
    [{ id: 'm', label: 'Paris', items: [{ id: 'd', label: 'Elsewhere', action: elsewhere }] }],
    [9],
  ])
})

test('a menu item that was given no place, or a page without an address, is refused', () => {
  const refusalOf = (action: object) => {
    const header = { menuItems: [{ id: 'm', label: 'Paris', items: [{ id: 'c', label: 'Louvre', action }] }] }
    const pages = new Map([...lookups.pages, [11, null]] as const)
    return buildSiteDocument({ ...site, header, quickLinks: [] }, 'en', { ...lookups, pages })
  }
  const reasons = (place: string, code: MessageCode) => ({ ok: false, reasons: [messageAt(place, message(code))] })
  expect(refusalOf({})).toEqual(reasons('Menu, Item 1, List below it, Item 1, Link, Page', 'fault.missing'))
  expect(refusalOf({ page: 11 })).toEqual(
    reasons('Menu, Item 1, List below it, Item 1, Link, Page', 'fault.leadsNowhere'),
  )
})

// spec: 3.quicklinks.1, 3.quicklinks.2
test('quick links: title and groups of labels with a link by uid and kind; a page that is gone leaves no link', () => {
  expect(build().quickLinks).toEqual([
    {
      title: 'Where to next',
      items: [
        {
          id: 'col',
          title: 'Paris',
          items: [
            { id: 'l1', label: 'Louvre', link: { uid: 'www.wayfare.example.louvre', kind: 'page' } },
            { id: 'l2', label: 'Gone' },
            { id: 'l3', label: 'Privacy', link: { uid: 'www.wayfare.example', kind: 'privacy' } },
          ],
        },
      ],
    },
  ])
})

// spec: 3.shared.3, 3.shared.4
test('contacts and payments as they were written', () => {
  expect(build().contacts).toEqual(site.contacts)
  expect(build().paymentIcons).toEqual(site.paymentIcons)
})

// spec: 3.header.1
test('logo: the picture, its description and the guests; without them the brand draws its own', () => {
  const picture = { id: 3, alt: 'A sail', filename: 'our logo.png', width: 288, height: 88 }
  const media = new Map([[3, { ...picture, updatedAt: site.updatedAt, createdAt: site.createdAt }]])
  const header = { ...site.header, logo: { media: 3 }, hasPoweredLogo: true, guestCount: 34_500_000 }
  const built = buildSiteDocument({ ...site, header }, 'en', { ...lookups, media })
  expect(built.ok && built.document.header).toMatchObject({
    logoUrl: '/media/our%20logo.png',
    logoAltText: 'Wayfare',
    hasPoweredLogo: true,
    guestCount: 34_500_000,
  })
  expect(build().header).toMatchObject({ hasPoweredLogo: false })
  expect(build().header.logoUrl).toBeUndefined()
})

// spec: 3.header.4
test('currencies: the ones chosen, the most used first; all 32 where none is chosen', () => {
  const header = { ...site.header, currencies: ['GBP' as const, 'ZAR' as const, 'EUR' as const] }
  expect(build({ header }).header.currencyData).toEqual(['EUR', 'GBP', 'ZAR'])
  expect(build().header.currencyData).toHaveLength(32)
})

test('experiments: those that run in the language, and nothing where none does', () => {
  const experiments: Site['experiments'] = [
    { id: 'a', key: 'short-title', share: '4', audience: 'mobile' },
    { id: 'b', key: 'cards', share: '8', audience: 'all', languages: ['fr'] },
  ]
  expect(build({ experiments }).experiments).toEqual([{ key: 'short-title', share: 4, audience: 'mobile' }])
  expect([build({ experiments: [] }).experiments, build().experiments]).toEqual([undefined, undefined])
})

test('app and register as they were written', () => {
  const addresses = { appUrl: 'https://app.wayfare.example/', verificationUrl: 'https://register.example/1/' }
  expect(build(addresses)).toMatchObject(addresses)
  expect(build({ appUrl: null, verificationUrl: '' })).toMatchObject({ appUrl: undefined, verificationUrl: undefined })
})

test('profiles elsewhere in their usual form', () => {
  const profiles = [
    { id: '1', address: 'https://Network.example' },
    { id: '2', address: 'https://register.example/1' },
  ]
  expect(build({ profiles }).profiles).toEqual(['https://network.example/', 'https://register.example/1'])
  expect(build({ profiles: null }).profiles).toEqual([])
})

test('English is written as the editor says, or as by default', () => {
  expect(build({ english: 'en-GB' }).english).toBe('en-GB')
  expect(build({ english: null }).english).toBeUndefined()
})

test('it names the interfaces that are on, the usual ones where nothing is chosen', () => {
  const usual = ['guideFeed', 'calendars'] as const
  expect(build({}).machineInterfaces).toEqual(['agents', ...usual])
  expect(build({ machineInterfaces: { agents: false, octo: true } }).machineInterfaces).toEqual(['octo', ...usual])
  const off = { agents: false, octo: false, productFeeds: false, guideFeed: false, calendars: false }
  expect(build({ machineInterfaces: off }).machineInterfaces).toEqual([])
})

test('it names the crawlers that are turned away', () => {
  expect([build({}).refusedCrawlers, build({ crawlers: { search: true } }).refusedCrawlers]).toEqual([[], []])
  expect(build({ crawlers: { search: true, answers: false, training: false } }).refusedCrawlers).toEqual([
    'answers',
    'training',
  ])
})

test('its place among sites that sell the same is its own, where it has one', () => {
  expect(build({ mainAddressOrder: 10 }).mainAddressOrder).toBe(10)
  expect(build({ mainAddressOrder: null }).mainAddressOrder).toBeUndefined()
})
