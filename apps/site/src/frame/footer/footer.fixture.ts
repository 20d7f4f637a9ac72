import { type BrandName, DEFAULT_BRAND } from '@passepartout/content-model/brand'
import { PAYMENT_ICONS, type SiteDocument } from '@passepartout/content-model/site'
import type { FooterLook } from '../../brands/brand.ts'
import { BRAND_NAMES, lookOfBrand } from '../../brands/registry.ts'
import type { ComponentFixtures } from '../../component-gallery/examples/component-fixtures.ts'
import { CONTACTS, withHeader, withSiteChanges } from '../example-site.fixture.ts'
import type { Footer } from './footer.tsx'

const LEGAL_LINKS = [
  { label: 'Company details', href: '/company-details/' },
  { label: 'Privacy policy', href: '/privacy-policy/' },
  { label: 'Terms & conditions', href: '/terms-and-conditions/' },
]

const quickLink = (label: string, uid = label) => ({ id: label, label, link: { uid } })

const QUICK_LINKS: SiteDocument['quickLinks'] = [
  {
    title: 'Where to next',
    items: ['Paris', 'Rome', 'London', 'Lisbon', 'Vienna'].map((city) => ({
      id: city,
      title: city,
      items: ['Museums', 'Towers', 'Boats & bridges'].map((label) => quickLink(`${label} in ${city}`)),
    })),
  },
]

const FULL: Partial<SiteDocument> = {
  tagline: 'Tickets, tours and small adventures.',
  quickLinks: QUICK_LINKS,
  contacts: CONTACTS,
  paymentIcons: PAYMENT_ICONS.map((name) => ({ name })),
  appUrl: 'https://app.wayfare.example/get',
  verificationUrl: 'https://register.example/wayfare',
}

const MANY = Array.from({ length: 40 }, (_, index) => ({
  countryName: `Country ${index + 1} of the world`,
  phoneNumber: `+44 20 7946 00${index + 10}`,
  ctaType: 'tel' as const,
}))

const EMPTY: Partial<SiteDocument> = { tagline: '', quickLinks: [], contacts: [], paymentIcons: [] }

/** Of the quick links nothing is left: an item without a link, one that leads nowhere, a group without items. */
const DEAD_LINKS: SiteDocument['quickLinks'] = [
  {
    title: 'Nothing of this is seen',
    items: [
      { id: 'a', title: 'Gone', items: [{ id: 'a', label: 'Not a link' }, quickLink('Gone', 'www.gone.example')] },
      { id: 'b', title: 'A group without items', items: [] },
    ],
  },
]

const LONG = 'Rückerstattungsbedingungenzusammenfassung '

/** The first brand of this build whose footer has it. */
function brandWith(part: keyof FooterLook): BrandName {
  return BRAND_NAMES.find((brand) => lookOfBrand(brand).footer[part]) ?? DEFAULT_BRAND
}

export const footerFixtures: ComponentFixtures<typeof Footer> = {
  full: (page) => ({ page: withSiteChanges(page, { ...FULL, brand: brandWith('appCode') }), legalLinks: LEGAL_LINKS }),
  theatre: (page) => ({
    page: withSiteChanges(page, { ...FULL, brand: brandWith('verificationBadge') }),
    legalLinks: LEGAL_LINKS,
  }),
  powered: (page) => ({
    page: withSiteChanges(withHeader(page, [], { hasPoweredLogo: true, guestCount: 34_500_000 }), FULL),
    legalLinks: LEGAL_LINKS,
  }),
  withoutAnything: (page) => ({ page: withSiteChanges(withHeader(page, []), EMPTY), legalLinks: [] }),
  unknownPayment: (page) => ({
    page: withSiteChanges(page, { ...FULL, paymentIcons: [{ name: 'Visa' }, { name: 'Seashells', link: '/shells/' }] }),
    legalLinks: LEGAL_LINKS,
  }),
  manyContacts: (page) => ({ page: withSiteChanges(page, { ...FULL, contacts: MANY }), legalLinks: LEGAL_LINKS }),
  notToBeDialled: (page) => ({
    page: withSiteChanges(page, {
      ...FULL,
      contacts: [{ countryName: 'Nobody', phoneNumber: 'ask at the desk', ctaType: 'tel' }],
    }),
    legalLinks: LEGAL_LINKS,
  }),
  phoneWithLetters: (page) => ({
    page: withSiteChanges(page, {
      ...FULL,
      contacts: [
        { countryName: 'United States', phoneNumber: '1-800-WAYFARE', ctaType: 'tel' },
        { countryName: 'Nobody', phoneNumber: 'ask at the desk', ctaType: 'tel' },
      ],
    }),
    legalLinks: LEGAL_LINKS,
  }),
  quickLinksToNothing: (page) => ({
    page: withSiteChanges(page, { ...FULL, quickLinks: DEAD_LINKS }),
    legalLinks: LEGAL_LINKS,
  }),
  long: (page) => ({
    page: withSiteChanges(page, {
      ...FULL,
      tagline: LONG.repeat(3),
      quickLinks: [
        { title: LONG.repeat(2), items: [{ id: 'a', title: LONG.repeat(2), items: [quickLink(LONG.repeat(4), 'a')] }] },
      ],
      contacts: [
        { countryName: LONG, phoneNumber: 'a.very.long.address.of.the.support@wayfare.example', ctaType: 'mailto' },
      ],
    }),
    legalLinks: [{ label: LONG.repeat(2), href: '/long/' }],
  }),
}
