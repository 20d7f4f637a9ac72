/**
 * The files of content, in one folder:
 *
 *   sites/<site>/site.json                   a site; its texts are keys of the files below
 *   sites/<site>/<lang>.json                 the texts by key; these files determine the site's languages
 *   pages/<site>/<page>/page.json            the facts of a page: everything that is the same in all languages
 *   pages/<site>/<page>/<lang>.json          the texts of a page; these files determine its languages
 *   legal/<page>/…                           the same for a page of every site with a `legal` object, whose values replace
 *                                            the placeholders {brand}, {host}, {company}, {address} …
 *   languages.json                           the required languages of all pages, and of core pages
 *
 * Texts are the values with the schema `text`, strings of blocks without a format, and the page's path; all others are
 * facts. Lists whose elements have texts (blocks, cards, questions) are objects by key in both files, in the order of
 * page.json:
 *
 *   page.json   { "blocks": { "where-to-go": { "type": "cardList", "cards": { "rome": { "picture": "trevi-day", … } } } } }
 *   de.json     { "blocks": { "where-to-go": { "title": "Wohin?", "cards": { "rome": { "title": "Rom", … } } } } }
 *
 * Lists whose elements have texts only, such as questions, are lists of keys in page.json. Every language has the same
 * texts as English, except omissions: `"omits": ["blocks.where-to-go.cards.rome"]`. Facts that differ in a language are in
 * `"instead": { "parent": "wayfare/home" }`. A language with a different composition has its own facts in
 * `page.<lang>.json`.
 *
 * The key of a page is `<site>/<page>`: `wayfare/home`; it determines the translation group. A link to a page is
 * `page:<key>`. In a page it leads to the version in the page's language, which must exist. In menus and quick links,
 * which are shared by all languages, it leads to the English version; the site shows the one in the visitor's language, or
 * nothing. Rich text is Markdown: paragraphs, `##` to `####`, bold, italic, `~~struck~~`, code, lists, `>` quotes, `---`,
 * and links `[text](page:wayfare/home)` or `[text](https://…)`. Pictures have the sandbox's names, without an extension:
 * `louvre-dusk`.
 */

import { bestTimeToVisitSchema, editorObservationSchema } from '@passepartout/content-model/best-time-to-visit'
import { brandNameSchema } from '@passepartout/content-model/brand'
import { isEmailAddress } from '@passepartout/content-model/contact/email'
import { isPhoneNumber } from '@passepartout/content-model/contact/phone-number'
import { CRAWLER_PURPOSES } from '@passepartout/content-model/crawler-purposes'
import { CURRENCY_CODES } from '@passepartout/content-model/currencies'
import { ENGLISH_LOCALES, LANGUAGE_CODES } from '@passepartout/content-model/locales'
import { MACHINE_INTERFACES } from '@passepartout/content-model/machine-interfaces'
import { categorisationSchema, LANDING_PAGE_KINDS, PAGE_SUB_TYPES, PAGE_TYPES } from '@passepartout/content-model/page'
import { PAGE_OR_LEGAL_KINDS } from '@passepartout/content-model/page-kind'
import { PAYMENT_ICONS, STRUCTURE_TYPES } from '@passepartout/content-model/site'
import { z } from 'zod'
import { isHostName } from '../../content/validation/host-name.ts'
import { blockFileSchema } from './block-schema.ts'
import {
  bookingSchema,
  linkTargetSchema,
  pageKeySchema,
  pageTargetSchema,
  pictureSchema,
  translatableRegistry,
  translatableTextSchema,
} from './value-schemas.ts'

/** Key of a text of the site, such as `menu.paris`; required in each of the site's languages. */
const textKey = z.string().regex(/^[a-zA-Z0-9]+([.-][a-zA-Z0-9]+)*$/, { message: 'is no key of the texts' })

/** `sites/<site>/<lang>.json` */
export const siteTextsSchema = z.record(textKey, translatableTextSchema)
export type SiteTexts = z.infer<typeof siteTextsSchema>

/** `languages.json` */
export const languagesSchema = z.strictObject({
  /** Languages in which every page exists. */
  everyPage: z.array(z.enum(LANGUAGE_CODES)).min(1),
  /** Pages required in every language that their site offers; legal pages are required too. */
  corePages: z.array(pageKeySchema),
})
export type LanguageRules = z.infer<typeof languagesSchema>

export const pageContentSchema = z.strictObject({
  kind: z.enum(PAGE_OR_LEGAL_KINDS).default('page'),
  /**
   * Below host and language, in lower-case Latin letters, without slashes at the ends; empty for the home page and legal pages.
   */
  path: z
    .string()
    .regex(/^([a-z0-9-]+(\/[a-z0-9-]+)*)?$/)
    .register(translatableRegistry)
    .default(''),
  pageType: z.enum(PAGE_TYPES),
  pageSubType: z.enum(PAGE_SUB_TYPES).optional(),
  landingPageKind: z.enum(LANDING_PAGE_KINDS).optional(),
  categorisation: categorisationSchema.strict().default({}),
  meta: z.strictObject({
    title: translatableTextSchema,
    description: translatableTextSchema,
    image: pictureSchema.optional(),
    noIndex: z.boolean().optional(),
  }),
  title: translatableTextSchema,
  kicker: translatableTextSchema.optional(),
  standfirst: translatableTextSchema.optional(),
  hero: pictureSchema.optional(),
  /** Key of the parent page, for breadcrumbs: `wayfare/home`. */
  parent: pageKeySchema.optional(),
  booking: bookingSchema.optional(),
  rightHour: bestTimeToVisitSchema
    .extend({
      notes: z.array(z.strictObject({ ...editorObservationSchema.shape, text: translatableTextSchema })).optional(),
    })
    .strict()
    .optional(),
  blocks: z.array(blockFileSchema),
})
export type PageContent = z.infer<typeof pageContentSchema>

/** `page.json`: the page without its texts; lists that have texts are objects by key. */
export const pageFactsSchema = z.record(z.string(), z.unknown())
export type PageFacts = z.infer<typeof pageFactsSchema>

/** `<lang>.json`: the texts at the same paths. */
export const pageTextsSchema = z.looseObject({
  /** Paths that this language omits: `blocks.plan.cards.evenings`. */
  omits: z.array(z.string()).default([]),
  /** Facts that differ in this language, by path: `"blocks.plan.action.to": "page:wayfare/home"`. */
  instead: z.record(z.string(), z.unknown()).default({}),
})
export type PageTexts = z.infer<typeof pageTextsSchema>

const subItem = z.strictObject({ label: textKey, to: linkTargetSchema })
const menuItem = z.strictObject({
  label: textKey,
  to: linkTargetSchema.optional(),
  items: z.array(subItem).default([]),
})
export type MenuItem = z.infer<typeof menuItem>

const secureAddress = z.string().regex(/^https:\/\//, { message: 'does not start with https://' })

const mailbox = translatableTextSchema.refine(isEmailAddress, { message: 'is no mail address' })
const phone = translatableTextSchema.refine(isPhoneNumber, { message: 'is no phone number' })

/** Values of the placeholders of legal pages. */
const legalSchema = z.strictObject({
  company: translatableTextSchema,
  address: translatableTextSchema,
  register: translatableTextSchema,
  email: mailbox,
  phone,
})

const contact = z.discriminatedUnion('ctaType', [
  z.strictObject({ countryName: textKey, ctaType: z.literal('tel'), phoneNumber: phone }),
  z.strictObject({ countryName: textKey, ctaType: z.literal('mailto'), phoneNumber: mailbox }),
])

export const siteContentSchema = z.strictObject({
  host: z.string().refine(isHostName, { message: 'is no host' }),
  /** Path below the host, for a site that shares its host. */
  folder: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .optional(),
  structureType: z.enum(STRUCTURE_TYPES),
  brand: brandNameSchema,
  english: z.enum(ENGLISH_LOCALES),
  defaultCurrency: z.enum(CURRENCY_CODES),
  timeZone: translatableTextSchema,
  bookingSubdomain: z.string().default(''),
  nakedDomain: translatableTextSchema,
  /** Rank among the sites that sell the same products. */
  mainAddressOrder: z.number().int().positive().optional(),
  /** What programs are offered besides the pages; the usual ones where absent. */
  machineInterfaces: z.array(z.enum(MACHINE_INTERFACES)).optional(),
  /** Purposes of the crawlers that are turned away. */
  refusedCrawlers: z.array(z.enum(CRAWLER_PURPOSES)).default([]),
  tagContainerId: translatableTextSchema.optional(),
  legal: legalSchema.optional(),
  name: textKey,
  tagline: textKey,
  /** Synonyms of the site's search, a set per line. */
  synonyms: textKey.optional(),
  header: z.strictObject({
    logoAltText: textKey,
    /** Replaces the brand's logo. */
    logo: pictureSchema.shape.picture.optional(),
    hasPoweredLogo: z.boolean().default(false),
    guestCount: z.number().int().nonnegative().optional(),
    logoRedirectionURL: translatableTextSchema.optional(),
    hasAutomatedHeader: z.boolean().default(false),
    city: translatableTextSchema.optional(),
    manualHeader: z.strictObject({
      showTicketOption: z.boolean().default(false),
      /** Key of the page that the Tickets link opens. */
      ticketPage: pageKeySchema.optional(),
      showDropdownMenu: z.boolean().default(false),
      dropdownMenuItems: z.array(menuItem).default([]),
      menuItems: z.array(menuItem).default([]),
    }),
  }),
  quickLinks: z
    .array(
      z.strictObject({
        title: textKey,
        items: z.array(
          z.strictObject({
            title: textKey,
            /** Quick links lead to pages only: `to` is `page:<key>`. */
            items: z.array(z.strictObject({ label: textKey, to: pageTargetSchema })),
          }),
        ),
      }),
    )
    .default([]),
  contacts: z.array(contact).default([]),
  appUrl: secureAddress.optional(),
  verificationUrl: secureAddress.optional(),
  profiles: z.array(secureAddress).default([]),
  paymentIcons: z
    .array(z.strictObject({ name: z.enum(PAYMENT_ICONS), link: translatableTextSchema.optional() }))
    .default([]),
  socialImage: z.strictObject({ picture: pictureSchema.shape.picture, alt: textKey }).optional(),
  booking: bookingSchema.optional(),
})

export type SiteContent = z.infer<typeof siteContentSchema>

/** Whether a file of a page is in `legal`. */
export function isLegalFile(file: string): boolean {
  return file.startsWith('legal/')
}
