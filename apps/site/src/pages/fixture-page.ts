import { type BrandName, DEFAULT_BRAND } from '@passepartout/content-model/brand'
import type { CurrencyCode } from '@passepartout/content-model/currencies'
import { DEFAULT_FRAME_HOSTS } from '@passepartout/content-model/embeds/allowed-hosts'
import { type LanguageCode, localeOf } from '@passepartout/content-model/locales'
import type { PageReference } from '@passepartout/content-model/navigation'
import { siteDocumentSchema } from '@passepartout/content-model/site'
import { experienceProduct } from '../blocks/experience/fixture.ts'
import { formattersOf } from '../i18n/create-formatters.ts'
import { translatorOf } from '../i18n/dictionary.ts'
import { ImageUrlBuilder } from '../images/image-url-builder.ts'
import type { PageContext } from '../page-context/page-context.ts'

interface FixturePageContextOptions {
  readonly lang?: LanguageCode
  readonly brand?: BrandName
  readonly currency?: CurrencyCode
}

const HOST = 'www.wayfare.example'
const menuItem = (label: string) => ({ id: label, label, action: { type: 'CUSTOM' as const, url: `/${label}/` } })

/** A page context without a store or a catalogue; every uid has an address, but for those of `gone` hosts. */
export function fixturePageContext({
  lang = 'en',
  brand = DEFAULT_BRAND,
  currency = 'EUR',
}: FixturePageContextOptions = {}): PageContext {
  const site = fixtureSite(lang, brand)
  const pathOf = ({ uid }: PageReference) => (uid.includes('gone') ? undefined : { href: `/${uid}/` })
  return {
    visit: {
      environment: 'production',
      placeKey: 'production',
      cacheKey: '',
      origin: `https://${HOST}`,
      host: HOST,
      siteUid: HOST,
      lang,
      uid: HOST,
      kind: 'page',
      path: '/',
      currency,
      viewport: 'desktop',
      isBot: false,
    },
    address: '/',
    app: {
      host: HOST,
      lang,
      uid: HOST,
      isMobile: false,
      isBot: false,
      categorisation: {},
      meta: {},
      alternateLanguages: [],
      hasMapDisclaimer: false,
      isPreview: false,
    },
    exitPreview: undefined,
    unknownBlocks: [],
    faults: [],
    site,
    menuItems: site.header.manualHeader.menuItems,
    locale: localeOf(lang),
    t: translatorOf(lang, () => {}),
    format: formattersOf(lang),
    translations: (['en', 'fr', 'de'] as const).map((code) => ({
      lang: code,
      autonym: localeOf(code).autonym,
      href: code === 'en' ? '/' : `/${code}/`,
    })),
    link: (action) => (action.type === 'CUSTOM' ? { href: action.url } : pathOf(action)),
    linkToPage: pathOf,
    linkToProduct: ({ tgid }, day) => ({ href: `/experience-${tgid}/${day === undefined ? '' : `?date=${day}`}` }),
    search: { action: '/search/', named: [] },
    wishes: { action: '/wish-list/', named: [] },
    trips: { action: '/trip/', named: [] },
    elsewhere: (address) => address,
    bookingLink: ({ tgid }) => ({ href: `https://book.wayfare.example/book/${tgid}/select/` }),
    textPrices: new Map([['Tgid 7148 EUR ', { amount: 22.5, currency: 'EUR' }]]),
    pricesReadAt: Date.UTC(2027, 2, 4, 11, 58),
    popups: new Map([[experienceProduct.tgid, experienceProduct]]),
    flowTypes: new Map(),
    sellingOutTickets: 20,
    asksForDate: () => false,
    allowedHosts: { frames: new Set(DEFAULT_FRAME_HOSTS), files: new Set(['files.wayfare.example']) },
    moment: { now: Date.UTC(2027, 2, 4, 12), timeZone: site.timeZone },
    drawGround: () => undefined,
    image: (picture, { width, ...shape }) => PICTURES.set(picture.url, width, shape),
  }
}

const PICTURES = new ImageUrlBuilder({ imageUrl: 'https://images.example' })

function fixtureSite(lang: LanguageCode, brand: BrandName): PageContext['site'] {
  return siteDocumentSchema.parse({
    uid: HOST,
    lang,
    host: HOST,
    structureType: 'rootDomain',
    brand,
    name: 'Wayfare & Co',
    tagline: 'Tickets, tours and small adventures.',
    languages: ['en', 'fr', 'de'],
    defaultCurrency: 'EUR',
    timeZone: 'Europe/Paris',
    nakedDomain: 'wayfare.example',
    header: {
      logoAltText: '',
      manualHeader: {
        showTicketOption: true,
        showTicketOptionUrl: { uid: 'tickets' },
        menuItems: [menuItem('paris'), { id: 'rome', label: 'Rome', items: [menuItem('colosseum')] }],
      },
    },
    search: { isInHeader: true },
    quickLinks: [
      {
        title: 'Where to next',
        items: [
          {
            id: 'paris',
            title: 'Paris',
            items: [
              { id: 'louvre', label: 'Louvre', link: { uid: 'louvre' } },
              { id: 'bare', label: 'Not a link' },
            ],
          },
          { id: 'empty', title: 'A group without links', items: [{ id: 'bare', label: 'Not a link' }] },
        ],
      },
    ],
    contacts: [
      { countryName: 'United Kingdom', phoneNumber: '+44 20 7946 0018', ctaType: 'tel' },
      { countryName: 'Support', phoneNumber: 'help@wayfare.example', ctaType: 'mailto' },
    ],
    paymentIcons: [{ name: 'Visa' }, { name: 'Apple Pay', link: 'https://pay.example/' }],
  })
}
