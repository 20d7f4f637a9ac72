import { expect, test } from 'vitest'
import type { Site } from '../payload-types.ts'
import { buildSiteDocument } from './build-site-document.ts'

const site: Site = {
  id: 1,
  uid: 'www.wayfare.example',
  host: 'www.wayfare.example',
  structureType: 'rootDomain',
  nakedDomain: 'wayfare.example',
  name: 'Wayfare',
  brand: 'wayfare',
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
  media: new Map(),
  pageUids: new Map([
    [7, 'www.wayfare.example.louvre'],
    [8, 'www.wayfare.example.rome'],
  ]),
}

function build(changes: Partial<Site> = {}) {
  const built = buildSiteDocument({ ...site, ...changes }, 'en', lookups)
  if (!built.ok) throw new Error(built.reasons.join('\n'))
  return built.document
}

test('header: menus, dropdown and the Tickets page by uid', () => {
  expect(build().header).toMatchObject({
    logoAltText: 'Wayfare',
    logoRedirectionURL: 'https://elsewhere.example/',
    manualHeader: {
      showTicketOption: true,
      showTicketOptionUrl: { uid: 'www.wayfare.example.louvre' },
      showDropdownMenu: true,
      dropdownMenuItems: [{ id: 'd', label: 'Rome', action: { type: 'REFERENCE', uid: 'www.wayfare.example.rome' } }],
      menuItems: [{ id: 'm', label: 'Paris', items: [{ id: 'c', label: 'Louvre' }] }],
    },
  })
})

test('quick links: title and groups of labels with a link by uid; a page that is gone leaves no link', () => {
  expect(build().quickLinks).toEqual([
    {
      title: 'Where to next',
      items: [
        {
          id: 'col',
          title: 'Paris',
          items: [
            { id: 'l1', label: 'Louvre', link: { uid: 'www.wayfare.example.louvre' } },
            { id: 'l2', label: 'Gone' },
          ],
        },
      ],
    },
  ])
})

test('contacts and payments as they were written', () => {
  expect(build().contacts).toEqual(site.contacts)
  expect(build().paymentIcons).toEqual(site.paymentIcons)
})
