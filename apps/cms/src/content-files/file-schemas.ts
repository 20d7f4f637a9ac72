/**
 * Content as files that a person can read and write, in one folder:
 *
 *   sites/<site>/site.json                   one site; where visitors read words, it names a key of the texts
 *   sites/<site>/<lang>.json                 its texts by key; the site has the languages that have such a file
 *   pages/<site>/<page>/page.json            what a page is in every language: its facts
 *   pages/<site>/<page>/<lang>.json          what it says in one of them: its words; it has the languages of its files
 *   legal/<page>/…                           the same for a page of every site with a `legal` object, whose values fill
 *                                            the placeholders of the words: {brand}, {host}, {company}, {address} …
 *   languages.json                           which languages every page, or every core page, must have
 *
 * Which values are words, the schemas say: what is made of `text`, any string of a block that has no form of its own, and
 * the page's path. All else is a fact. Where elements of a list have words (blocks, cards, questions), both files write them by key instead of one
 * after the other, in the order of page.json:
 *
 *   page.json   { "blocks": { "where-to-go": { "type": "cardList", "cards": { "rome": { "picture": "trevi-day", … } } } } }
 *   de.json     { "blocks": { "where-to-go": { "title": "Wohin?", "cards": { "rome": { "title": "Rom", … } } } } }
 *
 * Elements that are words alone, such as questions, are a list of keys in page.json. A language says what English says.
 * What it goes without it names: `"omits": ["blocks.where-to-go.cards.rome"]`; a fact that differs in it too:
 * `"instead": { "parent": "wayfare/home" }`. One that composes the page otherwise has facts of its own beside it, in
 * `page.<lang>.json`.
 *
 * `<site>/<page>` is the page's key: `wayfare/home`. Versions in other languages share the key, and with it the
 * translation group. A link to a page is written `page:<key>`. In a page it leads to the version in that page's
 * language; where there is none, the import stops. Menus and quick links are shared by all languages: theirs lead to the
 * English version, for which the site shows the one in the visitor's language, or nothing. Rich text is Markdown:
 * paragraphs, `##` to `####`, bold, italic, `~~struck~~`, code, lists, `>` quotes, `---`, and links
 * `[text](page:wayfare/home)` or `[text](https://…)`.
 * Pictures are named as the sandbox draws them, without a file ending: `louvre-dusk`.
 */

import { brandSchema } from '@passepartout/content-model/brand'
import { isEmailAddress } from '@passepartout/content-model/contact/email'
import { isPhoneNumber } from '@passepartout/content-model/contact/phone-number'
import { CURRENCY_CODES } from '@passepartout/content-model/currencies'
import { ENGLISHES, LANGUAGE_CODES } from '@passepartout/content-model/locales'
import { categorisationSchema, LANDING_PAGE_KINDS, PAGE_SUB_TYPES, PAGE_TYPES } from '@passepartout/content-model/page'
import { PAGE_KINDS } from '@passepartout/content-model/page-kind'
import { PAYMENT_ICONS, STRUCTURE_TYPES } from '@passepartout/content-model/site'
import { z } from 'zod'
import { isHost } from '../content/fields/host-name.ts'
import { blockFileSchema } from './block-schema.ts'
import { bookingSchema, pageKey, pageTarget, pictureSchema, target, text, words } from './value-schemas.ts'

/** Key of a text of the site, such as `menu.paris`; each language of the site has it, or the import stops. */
const textKey = z.string().regex(/^[a-zA-Z0-9]+([.-][a-zA-Z0-9]+)*$/, { message: 'is no key of the texts' })

/** `sites/<site>/<lang>.json` */
export const siteTextsSchema = z.record(textKey, text)
export type SiteTexts = z.infer<typeof siteTextsSchema>

/** `languages.json` */
export const languagesSchema = z.strictObject({
  /** Languages in which every page exists. */
  everyPage: z.array(z.enum(LANGUAGE_CODES)).min(1),
  /** Pages that exist in every language that their site offers to visitors; so do legal pages. */
  corePages: z.array(pageKey),
})
export type LanguageRules = z.infer<typeof languagesSchema>

export const pageContentSchema = z.strictObject({
  kind: z.enum(PAGE_KINDS).default('page'),
  /** Below the host and the language, in lower-case Latin letters, without outer slashes; none for the home page and legal pages. */
  path: z
    .string()
    .regex(/^([a-z0-9-]+(\/[a-z0-9-]+)*)?$/)
    .register(words)
    .default(''),
  pageType: z.enum(PAGE_TYPES),
  pageSubType: z.enum(PAGE_SUB_TYPES).optional(),
  landingPageKind: z.enum(LANDING_PAGE_KINDS).optional(),
  categorisation: categorisationSchema.strict().default({}),
  meta: z.strictObject({
    title: text,
    description: text,
    image: pictureSchema.optional(),
    noIndex: z.boolean().optional(),
  }),
  title: text,
  kicker: text.optional(),
  standfirst: text.optional(),
  hero: pictureSchema.optional(),
  /** Key of the page above, for breadcrumbs: `wayfare/home`. */
  parent: pageKey.optional(),
  booking: bookingSchema.optional(),
  blocks: z.array(blockFileSchema),
})
export type PageContent = z.infer<typeof pageContentSchema>

/** `page.json`: the page without its words, lists that have words by key. */
export const pageFactsSchema = z.record(z.string(), z.unknown())
export type PageFacts = z.infer<typeof pageFactsSchema>

/** `<lang>.json`: the words, in the same places. */
export const pageWordsSchema = z.looseObject({
  /** What of the page this language goes without, as keys joined with dots: `blocks.plan.cards.evenings`. */
  omits: z.array(z.string()).default([]),
  /** Facts that are different in this language, by their keys: `"blocks.plan.action.to": "page:wayfare/home"`. */
  instead: z.record(z.string(), z.unknown()).default({}),
})
export type PageWords = z.infer<typeof pageWordsSchema>

const subItem = z.strictObject({ label: textKey, to: target })
const menuItem = z.strictObject({
  label: textKey,
  to: target.optional(),
  items: z.array(subItem).default([]),
})
export type MenuItem = z.infer<typeof menuItem>

const secureAddress = z.string().regex(/^https:\/\//, { message: 'does not start with https://' })

const mailbox = text.refine(isEmailAddress, { message: 'is no mail address' })
const phone = text.refine(isPhoneNumber, { message: 'is no phone number' })

/** What the legal pages of a site say about it, by placeholder. */
const legalSchema = z.strictObject({ company: text, address: text, register: text, email: mailbox, phone })

const contact = z.discriminatedUnion('ctaType', [
  z.strictObject({ countryName: textKey, ctaType: z.literal('tel'), phoneNumber: phone }),
  z.strictObject({ countryName: textKey, ctaType: z.literal('mailto'), phoneNumber: mailbox }),
])

export const siteContentSchema = z.strictObject({
  host: z.string().refine(isHost, { message: 'is no host' }),
  /** Below the host, for a site that does not have its host to itself. */
  folder: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .optional(),
  structureType: z.enum(STRUCTURE_TYPES),
  brand: brandSchema,
  english: z.enum(ENGLISHES),
  defaultCurrency: z.enum(CURRENCY_CODES),
  timeZone: text,
  bookingSubdomain: z.string().default(''),
  nakedDomain: text,
  /** Before the other sites that sell the same. */
  mainAddressOrder: z.number().int().positive().optional(),
  tagContainerId: text.optional(),
  legal: legalSchema.optional(),
  name: textKey,
  tagline: textKey,
  /** Words that mean the same to the site's search, a line for each set. */
  synonyms: textKey.optional(),
  header: z.strictObject({
    logoAltText: textKey,
    /** In the place of the brand's drawing. */
    logo: pictureSchema.shape.picture.optional(),
    hasPoweredLogo: z.boolean().default(false),
    guestCount: z.number().int().nonnegative().optional(),
    logoRedirectionURL: text.optional(),
    hasAutomatedHeader: z.boolean().default(false),
    city: text.optional(),
    manualHeader: z.strictObject({
      showTicketOption: z.boolean().default(false),
      /** Key of the page that the Tickets link opens. */
      ticketPage: pageKey.optional(),
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
            items: z.array(z.strictObject({ label: textKey, to: pageTarget })),
          }),
        ),
      }),
    )
    .default([]),
  contacts: z.array(contact).default([]),
  appUrl: secureAddress.optional(),
  verificationUrl: secureAddress.optional(),
  paymentIcons: z.array(z.strictObject({ name: z.enum(PAYMENT_ICONS), link: text.optional() })).default([]),
  socialImage: z.strictObject({ picture: pictureSchema.shape.picture, alt: textKey }).optional(),
  booking: bookingSchema.optional(),
})

export type SiteContent = z.infer<typeof siteContentSchema>
