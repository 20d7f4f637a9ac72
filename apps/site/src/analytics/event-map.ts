/** Types of properties. Flags are words, because tools group by value. */
interface PropertyTypes {
  readonly text: string
  readonly number: number
  readonly flag: 'Yes' | 'No'
  readonly numbers: readonly number[]
}

type PropertyType = keyof PropertyTypes
type Properties = Readonly<Record<string, readonly [type: PropertyType, what: string]>>

interface EventShape {
  /** When the event is pushed. */
  readonly when: string
  /** The part of the user interface. */
  readonly where: string
  readonly properties: Properties
}

/** Specification, section 9: properties of a tour group in any event. */
const PRODUCT = {
  tgid: ['number', 'the tour group'],
  productName: ['text', 'its name, in the language of the page'],
  price: ['number', 'what the page shows, in `currency`; absent where the page shows none'],
  currency: ['text', 'ISO code of the price'],
  categoryId: ['number', 'primary category'],
  categoryName: ['text', 'its name'],
  subCategoryId: ['number', 'primary sub-category'],
  subCategoryName: ['text', 'its name'],
  collectionId: ['number', 'primary collection'],
  collectionName: ['text', 'its name'],
  averageRating: ['number', '0 to 5'],
  numberOfRatings: ['number', 'how many rated it'],
  boosterName: ['text', 'BestSeller or SellingOutFast'],
} as const satisfies Properties

const LINK = {
  label: ['text', 'the words of the link'],
  address: ['text', 'where it leads'],
} as const satisfies Properties

const LIST = {
  listId: ['text', 'the id of the list in the page'],
  listName: ['text', 'its heading'],
} as const satisfies Properties

const BANNER = {
  bannerId: ['text', 'the id of the block'],
  title: ['text', 'its heading'],
} as const satisfies Properties

const VIDEO = {
  title: ['text', 'the title of the video'],
  address: ['text', 'of the player or the file'],
} as const satisfies Properties

const MODAL = {
  title: ['text', 'the title of the entry'],
  tgid: ['number', 'the tour group that it is about'],
} as const satisfies Properties

/** All events of the data layer; `docs/contracts/analytics.md` is generated from them. */
export const EVENTS = {
  'Page Viewed': {
    when: 'a page is shown, once',
    where: 'every page',
    properties: {
      language: ['text', 'two-letter code'],
      tgids: ['numbers', 'the tour groups that the page shows, its own first'],
      pageTitle: ['text', 'the title of the document'],
      landingPage: ['flag', 'whether it is a landing page (Location, Theme, TravelGuide)'],
      dateFilter: ['flag', 'Yes only for collection pages on mobile'],
      numberOfProducts: ['number', 'tour groups that the page shows'],
      numberOfSlices: ['number', 'blocks of the page'],
      firstSliceType: ['text', 'the type of its first block'],
      pageType: ['text', 'homePage, collectionPage, showPage and so on'],
      pageSubType: ['text', 'PlanYourVisit or Directions'],
    },
  },
  'Product List Viewed': {
    when: 'a list of cards comes into sight, once each',
    where: 'product lists',
    properties: { ...LIST, tgids: ['numbers', 'the tour groups in it, in their order'] },
  },
  'Product Card Clicked': {
    when: 'a card is clicked',
    where: 'product lists',
    properties: { ...PRODUCT, ...LIST, position: ['number', 'its place in the list, from 1'] },
  },
  'Product Viewed': {
    when: 'the page of a tour group is shown, once',
    where: 'product and show pages',
    properties: PRODUCT,
  },
  'Booking Link Clicked': {
    when: 'somebody leaves for the booking pages',
    where: 'every booking link: booking card, experience blocks, cards without a page of their own',
    properties: { ...PRODUCT, ...LINK },
  },
  'Tickets CTA Clicked': { when: 'the Tickets link is clicked', where: 'header and side navigation', properties: LINK },
  'CTA Clicked': { when: 'the button of a CTA block is clicked', where: 'CTA blocks', properties: LINK },
  'Quick Link Clicked': { when: 'a quick link is clicked', where: 'footer and quick-link blocks', properties: LINK },
  'Hamburger Clicked': { when: 'the menu button is clicked', where: 'header on mobile', properties: {} },
  'Language Changed': {
    when: 'another language is chosen',
    where: 'locale selector, suggestion of a language',
    properties: { language: ['text', 'that of the page'], chosenLanguage: ['text', 'that of the page to come'] },
  },
  'Currency Changed': {
    when: 'another currency is chosen',
    where: 'locale selector',
    properties: { currency: ['text', 'that of the page'], chosenCurrency: ['text', 'the one chosen'] },
  },
  'Search Performed': {
    when: 'a search is answered',
    where: 'search',
    properties: { searchTerm: ['text', 'what was looked for'], numberOfResults: ['number', 'how much was found'] },
  },
  'Filter Applied': {
    when: 'a list is narrowed',
    where: 'collections',
    properties: {
      filter: ['text', 'the kind of filter'],
      value: ['text', 'what was chosen'],
      numberOfResults: ['number', 'how many are left'],
    },
  },
  'Sort Changed': {
    when: 'a list is put in another order',
    where: 'collections',
    properties: { order: ['text', 'the order chosen'] },
  },
  'Date Selected': {
    when: 'a day is chosen',
    where: 'booking card',
    properties: { tgid: ['number', 'the tour group'], date: ['text', 'YYYY-MM-DD'] },
  },
  'Calendar Opened': {
    when: 'the calendar is opened',
    where: 'booking card',
    properties: { tgid: ['number', 'the tour group'] },
  },
  'Review Section Viewed': {
    when: 'reviews come into sight, once on a page',
    where: 'sections of reviews',
    properties: { tgid: ['number', 'the tour group of the page'] },
  },
  'Itinerary Stop Opened': {
    when: 'what a stop is like is opened',
    where: 'itineraries',
    properties: { stop: ['text', 'the name of the stop'] },
  },
  'FAQ Opened': {
    when: 'a question is opened',
    where: 'FAQ sections',
    properties: { question: ['text', 'the question'] },
  },
  'Jump Link Clicked': {
    when: 'a link to a place in the page is followed',
    where: 'jump links',
    properties: { target: ['text', 'the id of the block'] },
  },
  'Call Us Opened': { when: 'the list of phone numbers is opened', where: 'header', properties: {} },
  'Phone Number Clicked': {
    when: 'a number is called',
    where: 'Call us, footer',
    properties: { phoneNumber: ['text', 'the number'] },
  },
  'App QR Viewed': { when: 'the code comes into sight, once on a page', where: 'footer', properties: {} },
  'Banner Viewed': { when: 'a banner comes into sight, once each', where: 'banners', properties: BANNER },
  'Banner Clicked': { when: 'the link of a banner is clicked', where: 'banners', properties: BANNER },
  'Video Loaded': { when: 'a player is there', where: 'videos', properties: VIDEO },
  'Video Played': { when: 'a video first plays', where: 'videos', properties: VIDEO },
  'Video Progress': {
    when: 'a video has come to 10, 25, 50, 75 and 90 %, looked at every 5 seconds',
    where: 'videos',
    properties: { ...VIDEO, percent: ['number', 'the milestone'] },
  },
  'Modal Opened': { when: 'an entry is put on the modal stack', where: 'dialogs', properties: MODAL },
  'Modal Closed': { when: 'an entry leaves the modal stack', where: 'dialogs', properties: MODAL },
  'Toast Shown': { when: 'a toast is shown', where: 'toasts', properties: { text: ['text', 'what it says'] } },
  'Consent Updated': {
    when: 'the question about cookies is answered',
    where: 'consent banner, cookie settings',
    properties: { analytics: ['flag', 'whether measuring is allowed'], marketing: ['flag', 'whether advertising is'] },
  },
  'Experiment Viewed': {
    when: 'a page with a block of an experiment is shown to somebody who takes part, once for each experiment',
    where: 'every page',
    properties: {
      experiment: ['text', 'its key'],
      arm: ['text', 'control or variant'],
      experience: ['text', 'both, as Google Analytics names what was shown: `key-arm`'],
    },
  },
  'Web Vital': {
    when: 'it is known how fast or steady a page was, once for each measure, in the visits that are sampled',
    where: 'every page',
    properties: {
      vital: ['text', 'LCP, INP, TTFB or CLS'],
      value: ['number', 'milliseconds; of CLS its score'],
      rating: ['text', 'good, needs-improvement or poor'],
    },
  },
  'Client Error': {
    when: 'a script fails after the page has loaded, ten times at most, in the visits that are sampled',
    where: 'every page',
    properties: { kind: ['text', 'error or rejection'], message: ['text', 'what it says'] },
  },
  'Price Missing': {
    when: 'a page shows tour groups without a price',
    where: 'every page',
    properties: { tgids: ['numbers', 'which'] },
  },
} as const satisfies Readonly<Record<string, EventShape>>

export type EventName = keyof typeof EVENTS

type PropertiesOf<N extends EventName> = (typeof EVENTS)[N]['properties']

type ValuesOf<P> = {
  readonly [K in keyof P]?: P[K] extends readonly [infer T extends PropertyType, string]
    ? PropertyTypes[T] | undefined
    : never
}

/** An event with its properties; all are optional, because empty ones are not sent. */
export type MeasuredEvent = { [N in EventName]: { readonly name: N } & ValuesOf<PropertiesOf<N>> }[EventName]

/** Properties of a tour group. */
export type ProductProperties = ValuesOf<typeof PRODUCT>

/** Variables of the data layer: pushed before the first event and when they change. */
export const VARIABLES = {
  containerLabel: 'the fixed name of this product among the containers: `passepartout`',
  host: 'the production host of the site',
  uid: 'the page identifier',
  language: 'two-letter code',
  currency: 'ISO code of the prices of the page',
  platform: '`mobile` below 768 px, else `desktop`',
  city: 'code of the city that the page is about',
  country: 'code of its country',
  collectionId: 'the collection that the page is about',
  categoryId: 'the category that it is about',
  subCategoryId: 'the sub-category that it is about',
} as const

export type VariableName = keyof typeof VARIABLES
