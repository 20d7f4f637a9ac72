import type { Actor, WritableSlug } from './field-writers.fixture.ts'

/** Names with spaces between them. */
type Words = string

/** Fields that the same accounts write. */
interface FieldRule {
  /** Paths in the collection; `blocks.cta: title text` stands for `blocks.cta.title blocks.cta.text`. */
  readonly fields: Words
  /** Who changes them. */
  readonly update: readonly Actor[]
  /** Who gives them a value where a document is made. */
  readonly create: readonly Actor[]
}

const WRITERS = ['writer', 'writerHere', 'writerInLanguage'] as const
const PUBLISHERS = ['publisher', 'publisherHere', 'publisherInLanguage'] as const
/** Whoever writes the pages of the site, in their language. */
const AUTHORS = ['admin', ...PUBLISHERS, ...WRITERS] as const
/** Whoever writes anything. */
const EVERY_AUTHOR = [
  'admin',
  ...PUBLISHERS,
  'publisherElsewhere',
  'publisherInAnother',
  ...WRITERS,
  'writerElsewhere',
  'writerInAnother',
] as const

const by = (update: readonly Actor[], create: readonly Actor[], fields: Words): FieldRule => ({
  fields,
  update,
  create,
})
/** Of the system: no request writes them. */
const byNobody = (fields: Words): FieldRule => by([], [], fields)

/** In every block. */
const OF_A_BLOCK = 'shownTo.experiment shownTo.arm blockName'
const ACTION = 'action.page action.url action.appearance action.newTab'
const BUTTON = `action.label ${ACTION}`
const PICTURE = 'image.media image.alt'
const BOOKING = 'promoCode biLink ctaSuffix showFullScreenPax marketplaceFlow'

const under = (place: string, fields: Words) =>
  fields
    .split(/\s+/)
    .map((field) => `${place}.${field}`)
    .join(' ')

/**
 * Words, pictures, links and products of pages. A frame, a video or a file is checked against the hosts that the installation
 * allows (docs/decisions/023-click-to-load-embeds.md).
 */
const BLOCKS: Readonly<Record<string, Words>> = {
  richText: 'content',
  quote: 'text author source',
  productList: `title intro source.kind source.number source.city source.tgids limit layout ${BUTTON}`,
  cardList: `title intro layout ${under('cards', `${PICTURE} kicker title text ${BUTTON}`)}`,
  relatedPages: 'title intro pages.page',
  quickLinks: `title groups.title ${under('groups.links', `label ${ACTION}`)}`,
  image: `${PICTURE} caption higherQuality blurFill darkOverlay`,
  gallery: `title ${under('pictures', `${PICTURE} caption`)}`,
  hero: `${PICTURE} kicker title text ${BUTTON}`,
  banner: `${PICTURE} title text ${BUTTON} from until`,
  cta: `title text ${BUTTON} buttonType`,
  experience: `tgid experienceType title text date variantId tourId ${under('booking', BOOKING)}`,
  faq: 'title items.question items.answer',
  accordion: 'title items.title items.content',
  tabs: 'title items.title items.content',
  callout: 'tone title content',
  notes: 'text',
  facts: 'title items.icon items.title items.text',
  planYourVisit: 'title openingHours address bestTime duration bring',
  table: 'caption headerRow headerColumn rows.cells.content',
  ticketMatrix: 'title intro tickets.tgid tickets.opens',
  planOfDays: 'title intro days.title days.stops.tgid days.stops.time days.stops.note',
  video: 'title address poster.media poster.alt captions.lang captions.address description uploadedOn seconds',
  iframe: 'src name allow allowFullScreen',
  spotify: 'contentType contentId',
  jumpLink: 'title targetBlockId',
  reviews: 'tgid title pinned.reviewId limit',
  itinerary: 'tgid title',
  map: 'title tgid points.name points.text points.latitude points.longitude',
  castList: `title intro people.name people.role ${under('people', PICTURE)}`,
  seatPlan: 'title intro sections.name sections.sight sections.band sections.advice',
}
const IN_BLOCKS = Object.entries(BLOCKS)
  .map(([type, fields]) => under(`blocks.${type}`, `${fields} ${OF_A_BLOCK}`))
  .join(' ')

const MENU_ITEM = `label ${ACTION} ${under('items', `label ${ACTION}`)}`
const TIMES = 'createdAt updatedAt'

/**
 * Who may write which field: one row for each field of each collection that people write. What decides for a whole site where
 * visitors, their payments or scripts go is an administrator's, and checked against the domains of the installation; what
 * follows from other fields is nobody's (docs/decisions/060-field-level-write-access.md).
 */
export const FIELD_RIGHTS: Readonly<Record<WritableSlug, readonly FieldRule[]>> = {
  pages: [
    by(
      AUTHORS,
      AUTHORS,
      `title kicker standfirst heroImage.media heroImage.alt ${IN_BLOCKS}
       meta.title meta.description meta.image.media meta.image.alt meta.noIndex
       categorisation.city categorisation.country categorisation.collectionId categorisation.categoryId
       categorisation.subCategoryId categorisation.tgid ${under('booking', BOOKING)}
       ${under('rightHour', 'facing lightsFrom lightsUntil hourNotes tides')}
       path pageType pageSubType landingPageKind kind parent byMachine translationGroup`,
    ),
    // It holds on all sites.
    by(['admin', 'publisher'], ['admin', 'publisher'], 'categorisation.asksForDate'),
    // They say what a tour group is on every site that sells it.
    by(['admin', 'publisher'], ['admin', 'publisher'], 'categorisation.editorTags.tag'),
    by(['admin', 'publisher'], ['admin', 'publisher'], 'categorisation.editorTags.says'),
    by(['admin', 'publisher'], ['admin', 'publisher'], 'categorisation.editorTags.reason'),
    // To a place where they work too.
    by(['admin', 'publisher', 'publisherInLanguage', 'writer', 'writerInLanguage'], AUTHORS, 'site'),
    by(['admin', 'publisher', 'publisherHere', 'writer', 'writerHere'], AUTHORS, 'lang'),
    by(['admin', ...PUBLISHERS], [], 'deletedAt'),
    byNobody(
      `editedBy uid wordsHash sourceHash madeFrom listedUnder lastEdited adminLabel publishedAt sampleKey sampleHash ${TIMES}`,
    ),
  ],
  sites: [
    // Settings hold the words of all languages: who writes in some only may read them.
    by(
      ['admin', 'publisher', 'publisherHere'],
      ['admin'],
      `name tagline languages english defaultCurrency timeZone socialImage.media socialImage.alt
       header.logoAltText header.logo.media header.hasPoweredLogo header.guestCount header.hasAutomatedHeader header.city
       header.showTicketOption header.ticketPage header.showDropdownMenu header.currencies
       ${under('header.menuItems', MENU_ITEM)} ${under('header.dropdownMenuItems', MENU_ITEM)}
       quickLinks.title quickLinks.columns.title quickLinks.columns.links.label quickLinks.columns.links.page
       search.isInHeader search.synonyms ${under('booking', BOOKING)}
       experiments.key experiments.share experiments.audience experiments.languages`,
    ),
    by(
      ['admin'],
      ['admin'],
      `brand host folder structureType nakedDomain bookingSubdomain tagContainerId needsApproval header.logoRedirectionURL
       contacts.countryName contacts.phoneNumber contacts.ctaType appUrl verificationUrl profiles.address paymentIcons.name paymentIcons.link
       ${under('machineInterfaces', 'agents octo productFeeds guideFeed calendars')} ${under('crawlers', 'search answers training')}`,
    ),
    // It takes the main addresses of products from other sites.
    by(['admin', 'publisher'], ['admin'], 'mainAddressOrder'),
    by(['admin'], [], 'deletedAt'),
    byNobody(`editedBy uid sampleHash unfinishedSince ${TIMES}`),
  ],
  redirects: [
    by(['admin', ...PUBLISHERS], ['admin', ...PUBLISHERS], 'path outcome page url permanent'),
    by(['admin', 'publisher', 'publisherInLanguage'], ['admin', ...PUBLISHERS], 'site'),
    by(['admin', ...PUBLISHERS], [], 'deletedAt'),
    byNobody(`editedBy origin host trashedPage ${TIMES}`),
  ],
  media: [
    by(
      EVERY_AUTHOR.filter((actor) => actor !== 'publisherInAnother' && actor !== 'writerInAnother'),
      EVERY_AUTHOR,
      'alt credit folder focalX focalY',
    ),
    by(['admin', 'publisher'], [], 'deletedAt'),
    // What the file is says the file.
    byNobody(
      `editedBy sampleKey prefix _objectKey url thumbnailURL filename mimeType filesize width height ${TIMES}
       ${under('sizes.thumbnail', 'url width height mimeType filesize filename')}`,
    ),
  ],
  compositions: [
    by(['admin', 'publisher', 'writer'], EVERY_AUTHOR, `name note ${IN_BLOCKS}`),
    by(['admin', 'publisher'], [], 'deletedAt'),
    byNobody(`editedBy ${TIMES}`),
  ],
  releases: [
    // Its pages are looked at when it is carried out, with the rights of who saved it last.
    by(
      ['admin', ...PUBLISHERS, 'publisherInAnother'],
      ['admin', ...PUBLISHERS, 'publisherInAnother'],
      'name action pages localTime occurrence',
    ),
    // To another site it goes with other pages alone.
    by([], ['admin', ...PUBLISHERS, 'publisherInAnother'], 'site'),
    byNobody(`state message timeZone dueAt plannedBy ${TIMES}`),
  ],
  users: [
    by(['admin', 'owner'], ['admin'], 'name'),
    by(['admin'], ['admin'], 'role everySite sites languages email'),
    // A key is made and ended by whom it belongs to.
    by(['owner'], [], 'enableAPIKey apiKey'),
    byNobody(
      `apiKeyIndex resetPasswordToken resetPasswordExpiration resetPasswordRequestedAt salt hash loginAttempts lockUntil
       sessions.createdAt sessions.expiresAt ${TIMES}`,
    ),
  ],
  'payload-folders': [by(EVERY_AUTHOR, EVERY_AUTHOR, 'name folder'), byNobody(TIMES)],
}

/** Collections of which no request writes anything, whoever sends it. */
export const READ_ONLY_COLLECTIONS = [
  'reviews',
  'comments',
  'publications',
  'publication-requests',
  'log',
  'preview-links',
  'payload-kv',
]

/** Of Payload itself, and about nobody but who sends the request: `rest-permissions.integration.test.ts` tries these. */
export const PAYLOAD_COLLECTIONS = ['payload-locked-documents', 'payload-preferences', 'payload-migrations']

/** Who updates and who creates each field of a collection, by path. */
export function rightsByField(slug: WritableSlug): ReadonlyMap<string, Omit<FieldRule, 'fields'>> {
  return new Map(
    FIELD_RIGHTS[slug].flatMap(({ fields, update, create }) =>
      fields
        .trim()
        .split(/\s+/)
        .map((path) => [path, { update, create }] as const),
    ),
  )
}
