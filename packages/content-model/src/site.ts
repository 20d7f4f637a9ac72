import { z } from 'zod'
import { brandNameSchema, DEFAULT_BRAND } from './brand.ts'
import { CRAWLER_PURPOSES } from './crawler-purposes.ts'
import { CURRENCY_CODES } from './currencies.ts'
import { experimentSchema } from './experiments.ts'
import { imageSchema } from './image.ts'
import { bookingOptionsSchema } from './links/booking-options.ts'
import { ENGLISH_LOCALES, LANGUAGE_CODES } from './locales.ts'
import { MACHINE_INTERFACES } from './machine-interfaces.ts'
import { navigationActionSchema, pageReferenceSchema } from './navigation.ts'

/** Specification, section 2, "Page types". */
export const STRUCTURE_TYPES = ['rootDomain', 'subdomain', 'subfolder', 'subdomainWithSubfolder'] as const
export type StructureType = (typeof STRUCTURE_TYPES)[number]

/** Section 3, "Accepted payments". */
export const PAYMENT_ICONS = [
  'Visa',
  'Mastercard',
  'Amex',
  'PayPal',
  'Maestro',
  'Apple Pay',
  'Google Pay',
  'Discover',
  'Diners',
  'iDEAL',
  'FPX',
] as const
export type PaymentIcon = (typeof PAYMENT_ICONS)[number]

export const CONTACT_LINK_TYPES = ['tel', 'mailto'] as const

export const menuItemSchema = z.object({
  id: z.string(),
  label: z.string().min(1),
  action: navigationActionSchema.optional(),
  items: z.array(z.object({ id: z.string(), label: z.string().min(1), action: navigationActionSchema })).default([]),
})
export type MenuItem = z.infer<typeof menuItemSchema>

/** Specification, section 3, "Header data". */
export const headerSchema = z.object({
  /** A picture on the image host in place of the brand's drawn logo. */
  logoUrl: z.string().optional(),
  logoAltText: z.string(),
  hasPoweredLogo: z.boolean().default(false),
  /** Number of guests so far, which the animated logo counts in millions. */
  guestCount: z.number().int().nonnegative().optional(),
  logoRedirectionURL: z.string().optional(),
  /** Whether the menu is built from the catalogue's content of `city`. */
  hasAutomatedHeader: z.boolean().default(false),
  /** The catalogue's code, such as ROME. */
  city: z.string().optional(),
  /** The currencies of the selector, in the order of the 32; unknown codes are dropped. */
  currencyData: z
    .array(z.string())
    .default([...CURRENCY_CODES])
    .transform((codes) => CURRENCY_CODES.filter((code) => codes.includes(code))),
  manualHeader: z.object({
    showTicketOption: z.boolean().default(false),
    showTicketOptionUrl: pageReferenceSchema.optional(),
    showDropdownMenu: z.boolean().default(false),
    dropdownMenuItems: z.array(menuItemSchema).default([]),
    menuItems: z.array(menuItemSchema).default([]),
  }),
})
export type HeaderData = z.infer<typeof headerSchema>

/** Specification, section 3, "Quick-link data": an item without a link object is skipped by the site. */
export const quickLinksSchema = z.object({
  title: z.string(),
  items: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      items: z.array(z.object({ id: z.string(), label: z.string(), link: pageReferenceSchema.optional() })),
    }),
  ),
})
export type QuickLinks = z.infer<typeof quickLinksSchema>

/** Settings of the site's search. */
export const siteSearchSchema = z.object({
  /** Whether the header has a search field; the results page always exists. */
  isInHeader: z.boolean().default(false),
  /** Sets of synonyms in the document's language. */
  synonyms: z.array(z.array(z.string())).default([]),
})

/** One site in one language; sites are published once per language that they have. */
export const siteDocumentSchema = z.object({
  /** The uid of the site's home page: its host, then a dot and its folder if it has one. */
  uid: z.string().min(1),
  lang: z.enum(LANGUAGE_CODES),
  host: z.string().min(1),
  structureType: z.enum(STRUCTURE_TYPES),
  brand: brandNameSchema.catch(DEFAULT_BRAND),
  name: z.string().min(1),
  tagline: z.string().default(''),
  /** Every language that the site is published in. */
  languages: z.array(z.enum(LANGUAGE_CODES)).min(1),
  /** How English pages write dates and numbers and name their language; absent: as in the specification. */
  english: z.enum(ENGLISH_LOCALES).optional(),
  defaultCurrency: z.enum(CURRENCY_CODES),
  /** IANA name, for "today" where the venue's own zone is not known. */
  timeZone: z.string(),
  /** Falls back to "book" when empty or the text "undefined" (specification, section 5). */
  bookingSubdomain: z.string().default(''),
  nakedDomain: z.string().min(1),
  tagContainerId: z.string().optional(),
  header: headerSchema,
  quickLinks: z.array(quickLinksSchema).default([]),
  contacts: z
    .array(z.object({ countryName: z.string(), phoneNumber: z.string(), ctaType: z.enum(CONTACT_LINK_TYPES) }))
    .default([]),
  /** The address of the app: the QR code of the footer. */
  appUrl: z.string().optional(),
  /** The site's entry in the register of official ticket retailers: the badge of the theatre variant. */
  verificationUrl: z.string().optional(),
  paymentIcons: z.array(z.object({ name: z.string(), link: z.string().optional() })).default([]),
  socialImage: imageSchema.optional(),
  /** Addresses of the organisation's own profiles on other hosts, which search engines are told. */
  profiles: z.array(z.url({ protocol: /^https$/ })).optional(),
  /** Absent: no search field in the header, and no synonyms. */
  search: siteSearchSchema.optional(),
  /** Defaults for all booking links of the site. */
  booking: bookingOptionsSchema.optional(),
  /**
   * Of several sites with a page about the same tour group, the main address is on the one with the lowest number
   * (docs/decisions/067-one-main-address.md); absent: after those that have one.
   */
  mainAddressOrder: z.number().int().positive().optional(),
  /** What programs are offered besides the pages; absent: the usual ones (`isInterfaceOpen`). */
  machineInterfaces: z.array(z.enum(MACHINE_INTERFACES)).optional(),
  /** Purposes whose crawlers robots.txt turns away; absent: none. */
  refusedCrawlers: z.array(z.enum(CRAWLER_PURPOSES)).optional(),
  /** Experiments that run in the document's language. */
  experiments: z.array(experimentSchema).optional(),
})
export type SiteDocument = z.infer<typeof siteDocumentSchema>
