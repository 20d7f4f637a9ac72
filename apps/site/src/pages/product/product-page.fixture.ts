import type { ItineraryStop, Price, Product } from '../../catalogue/product.ts'
import type { ComponentFixtures } from '../../component-gallery/examples/component-fixtures.ts'
import { addDays } from '../../i18n/day-number.ts'
import { isoToday } from '../../i18n/zoned-time.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import type { ShowPageModel } from '../page-model.ts'
import type { ProductPageView } from './view.tsx'

const price: Price = { display: { amount: 27.6, currency: 'EUR' }, per: 'person', isFrom: true }
const PICTURES = ['louvre-day', 'seine-cruise-dusk', 'sainte-chapelle-day', 'colosseum-dusk']

const full: Product = {
  tgid: 7110,
  name: 'Louvre at dusk: timed entry and a guide who knows the way',
  flowType: 'NORMAL',
  pictures: PICTURES.map((name) => ({ url: `/catalogue/${name}`, alt: 'The museum' })),
  summary: 'Ninety minutes among masterpieces, when the crowd has gone.',
  cityName: 'Paris',
  cityCode: 'PARIS',
  primarySubCategory: { id: 1007, displayName: 'Museum tickets' },
  rating: { average: 4.6, count: 12_345 },
  ratingsSplit: [12, 30, 400, 3000, 8903],
  booster: 'BestSeller',
  promotionLabel: 'Winter offer',
  freeCancellationMinutes: 1440,
  duration: { min: 5_400_000, max: 7_200_000 },
  price,
  isHidden: false,
  isFinal: false,
  isMachineTranslated: true,
  beginning: 'pickup',
  isFetched: true,
  slugs: {},
  descriptionHtml: '<ul><li>The Winged Victory without heads in front of it</li><li>The courtyard at dusk</li></ul>',
  inclusionsHtml: '<ul><li>Timed entry</li><li>A guide</li></ul>',
  exclusionsHtml: '<ul><li>Food and drinks</li></ul>',
  deliveryHtml: '<p>By e-mail, at once.</p>',
  additionalHtml: '',
  cancellationHtml: '',
  features: ['instantConfirmation', 'mobileTicket', 'skipTheLine', 'hotelPickup'],
  faq: [{ question: 'May I take pictures?', answerHtml: '<p>Yes, without a flash.</p>' }],
  cashback: { kind: 'percent', percent: 5 },
  variants: [{ id: 71101, name: 'Timed entry', info: '', tourIds: [711001], price }],
  descriptors: [
    { code: 'GUIDED', displayName: 'Guided', type: 'TOUR' },
    { code: 'WHEELCHAIR_ACCESSIBLE', displayName: 'Step-free entrance', type: 'ACCESSIBILITY' },
  ],
  languages: ['en', 'fr'],
  startLocation: { latitude: 48.861, longitude: 2.336, addressLine: 'Under the pyramid, Cour Napoléon' },
  endLocation: { latitude: 48.853, longitude: 2.349, addressLine: 'Parvis Notre-Dame' },
  schedule: { opens: '09:00', closes: '18:00', nextOpenDate: '2027-03-04' },
  timeZone: 'Europe/Paris',
}

const stop = (index: number): ItineraryStop => ({
  name: `Stop ${index + 1}`,
  kind: 'stop',
  passBy: index % 3 === 1,
  millisecondsToNext: 600_000,
  place: { latitude: 48.85 + (index % 7) / 300, longitude: 2.33 + index / 400 },
})

const itineraryOf = (length: number) => {
  const stops = Array.from({ length }, (_, index) => stop(index))
  return { stops, route: stops.flatMap(({ place }) => place ?? []) }
}

const german = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabendführung '.repeat(5).trim()

function modelOf(page: PageContext, product: Product | undefined, more: Partial<ShowPageModel> = {}): ShowPageModel {
  const today = isoToday(page.moment)
  const days = Array.from({ length: 40 }, (_, index) => ({ date: addDays(today, index), tourIds: [711001], price }))
  return {
    document: {
      uid: 'www.wayfare.example.louvre-t7110',
      lang: page.visit.lang,
      kind: 'page',
      siteUid: 'www.wayfare.example',
      translationGroup: 'louvre',
      pageType: 'productPage',
      categorisation: { tgid: 7110 },
      meta: { title: 'Louvre', description: '', noIndex: false },
      title: product?.name ?? 'Louvre at dusk',
      publishedAt: '',
      updatedAt: '',
      blocks: [],
    },
    blocks: [],
    breadcrumbs: [{ label: page.site.name, href: '/' }, { label: product?.name ?? 'Louvre at dusk' }],
    product,
    reviews: [{ id: 1, source: 'CUSTOMER', rating: 5, text: 'Quiet at last.', name: 'Ada', lang: 'en' }],
    itinerary: itineraryOf(5),
    dates: { calendar: { days } },
    similar: { products: [], total: 0, available: true },
    similarDays: new Map(),
    ...more,
  }
}

const { price: _price, rating: _rating, ratingsSplit: _split, ...plain } = full

/** What the catalogue may say of a tour group, much and little. */
export const productPageFixtures: ComponentFixtures<typeof ProductPageView> = {
  usual: (page) => ({ page, model: modelOf(page, full) }),
  bare: (page) => ({
    page,
    model: modelOf(
      page,
      {
        tgid: 7110,
        name: 'Louvre',
        flowType: 'NORMAL',
        pictures: [],
        summary: '',
        cityName: '',
        isHidden: false,
        isFinal: false,
        isMachineTranslated: false,
        beginning: 'place',
        isFetched: false,
        slugs: {},
        descriptionHtml: '',
        inclusionsHtml: '',
        exclusionsHtml: '',
        deliveryHtml: '',
        additionalHtml: '',
        cancellationHtml: '',
        features: [],
        faq: [],
        variants: [],
        descriptors: [],
        languages: [],
      },
      { reviews: [], itinerary: undefined, dates: {} },
    ),
  }),
  withoutPrice: (page) => ({ page, model: modelOf(page, plain, { dates: { calendar: { days: [] } }, reviews: [] }) }),
  final: (page) => ({ page, model: modelOf(page, { ...full, isFinal: true }, { itinerary: itineraryOf(1) }) }),
  long: (page) => ({
    page,
    model: modelOf(
      page,
      {
        ...full,
        name: german,
        summary: german,
        pictures: full.pictures.slice(0, 1),
        variants: Array.from({ length: 40 }, (_, id) => ({
          id: id + 1,
          name: german,
          info: german,
          tourIds: [id + 1],
        })),
      },
      { itinerary: itineraryOf(60) },
    ),
  }),
  unavailable: (page) => ({
    page,
    model: modelOf(page, undefined, { reviews: [], itinerary: undefined, dates: {} }),
  }),
}
