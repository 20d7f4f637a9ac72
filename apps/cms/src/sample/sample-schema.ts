/**
 * The sample content, as files that a person can read and write:
 *
 *   sample/sites/<site>.json                 one site, texts in every language that it has
 *   sample/pages/<site>/<page>.<lang>.json   one page in one language
 *
 * `<site>/<page>` is the page's key: `wayfare/home`. Versions in other languages share the key, and with it the
 * translation group. A link to a page is written `page:<key>`; it leads to the version in the language of the file
 * that holds it, else to the English one. Rich text is Markdown: paragraphs, `##` to `####`, bold, italic, `~~struck~~`,
 * code, lists, `>` quotes, `---`, and links `[text](page:wayfare/home)` or `[text](https://…)`.
 * Pictures are named as the sandbox draws them, without a file ending: `louvre-dusk`.
 */
import { CALLOUT_TONES, FACT_ICONS, LIST_LAYOUTS, productSourceSchema } from '@passepartout/content-model/blocks'
import { CURRENCY_CODES } from '@passepartout/content-model/currencies'
import { LANGUAGE_CODES, type LanguageCode } from '@passepartout/content-model/locales'
import { APPEARANCES } from '@passepartout/content-model/navigation'
import {
  categorisationSchema,
  LANDING_PAGE_KINDS,
  PAGE_KINDS,
  PAGE_SUB_TYPES,
  PAGE_TYPES,
} from '@passepartout/content-model/page'
import { BRANDS, CTA_TYPES, PAYMENT_ICONS, STRUCTURE_TYPES } from '@passepartout/content-model/site'
import { z } from 'zod'

const text = z.string().trim().min(1)
const markdown = text

/** `page:<site>/<page>`, a path or address (`/x/`, `https://…`, `mailto:…`), or an anchor (`#x`). */
const target = z.string().regex(/^(page:[a-z0-9-]+\/[a-z0-9-]+|https:\/\/|\/|#|mailto:|tel:).*$/, {
  message: 'is neither page:<site>/<page> nor an address',
})

/** The same words in every language of the site; a missing one stops the seed. */
const localised = z.partialRecord(z.enum(LANGUAGE_CODES), text)
export type Localised = z.infer<typeof localised>

const pictureFields = {
  picture: z.string().regex(/^[a-z0-9-]+$/),
  alt: text,
  credit: text.optional(),
}
export const samplePictureSchema = z.strictObject(pictureFields)
export type SamplePicture = z.infer<typeof samplePictureSchema>

export const sampleActionSchema = z.strictObject({
  to: target,
  label: text.optional(),
  appearance: z.enum(APPEARANCES).optional(),
  newTab: z.boolean().optional(),
})
export type SampleAction = z.infer<typeof sampleActionSchema>

const layout = z.enum(LIST_LAYOUTS).optional()

export const sampleBlockSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('richText'), text: markdown }),
  z.strictObject({
    type: z.literal('productList'),
    title: text,
    intro: text.optional(),
    source: productSourceSchema,
    limit: z.number().int().min(1).max(100).optional(),
    layout,
    action: sampleActionSchema.optional(),
  }),
  z.strictObject({
    type: z.literal('cardList'),
    title: text,
    intro: text.optional(),
    layout,
    cards: z
      .array(
        z.strictObject({
          ...pictureFields,
          kicker: text.optional(),
          title: text,
          text: text.optional(),
          action: sampleActionSchema,
        }),
      )
      .min(1),
  }),
  z.strictObject({ type: z.literal('image'), ...pictureFields, caption: text.optional() }),
  z.strictObject({ type: z.literal('cta'), title: text, text: text.optional(), action: sampleActionSchema }),
  z.strictObject({
    type: z.literal('experience'),
    tgid: z.number().int(),
    title: text.optional(),
    text: text.optional(),
  }),
  z.strictObject({
    type: z.literal('faq'),
    title: text,
    items: z.array(z.strictObject({ question: text, answer: markdown })).min(1),
  }),
  z.strictObject({
    type: z.literal('callout'),
    tone: z.enum(CALLOUT_TONES).optional(),
    title: text.optional(),
    text: markdown,
  }),
  z.strictObject({
    type: z.literal('facts'),
    title: text.optional(),
    items: z.array(z.strictObject({ icon: z.enum(FACT_ICONS).optional(), title: text, text: text.optional() })).min(1),
  }),
])
export type SampleBlock = z.infer<typeof sampleBlockSchema>

export const samplePageSchema = z.strictObject({
  kind: z.enum(PAGE_KINDS).default('page'),
  /** Below the host and the language, in lower-case Latin letters, without outer slashes; empty for the home page and legal pages. */
  path: z.string().regex(/^([a-z0-9-]+(\/[a-z0-9-]+)*)?$/),
  pageType: z.enum(PAGE_TYPES),
  pageSubType: z.enum(PAGE_SUB_TYPES).optional(),
  landingPageKind: z.enum(LANDING_PAGE_KINDS).optional(),
  categorisation: categorisationSchema.strict().default({}),
  meta: z.strictObject({
    title: text,
    description: text,
    image: samplePictureSchema.optional(),
    noIndex: z.boolean().optional(),
  }),
  title: text,
  kicker: text.optional(),
  standfirst: text.optional(),
  hero: samplePictureSchema.optional(),
  /** Key of the page above, for breadcrumbs: `wayfare/home`. */
  parent: z
    .string()
    .regex(/^[a-z0-9-]+\/[a-z0-9-]+$/)
    .optional(),
  blocks: z.array(sampleBlockSchema),
})
export type SamplePage = z.infer<typeof samplePageSchema>

const subItem = z.strictObject({ label: localised, to: target })
const menuItem = z.strictObject({
  label: localised,
  to: target.optional(),
  items: z.array(subItem).default([]),
})
export type SampleMenuItem = z.infer<typeof menuItem>

const siteShape = z.strictObject({
  host: z.string().regex(/^[a-z0-9.-]+\.example$/),
  structureType: z.enum(STRUCTURE_TYPES),
  brand: z.enum(BRANDS),
  languages: z.array(z.enum(LANGUAGE_CODES)).min(1),
  defaultCurrency: z.enum(CURRENCY_CODES),
  timeZone: text,
  bookingSubdomain: z.string().default(''),
  nakedDomain: text,
  tagContainerId: text.optional(),
  name: localised,
  tagline: localised,
  header: z.strictObject({
    logoAltText: localised,
    hasPoweredLogo: z.boolean().default(false),
    logoRedirectionURL: text.optional(),
    hasAutomatedHeader: z.boolean().default(false),
    city: text.optional(),
    manualHeader: z.strictObject({
      showTicketOption: z.boolean().default(false),
      /** Key of the page that the Tickets link opens. */
      ticketPage: z
        .string()
        .regex(/^[a-z0-9-]+\/[a-z0-9-]+$/)
        .optional(),
      showDropdownMenu: z.boolean().default(false),
      dropdownMenuItems: z.array(menuItem).default([]),
      menuItems: z.array(menuItem).default([]),
    }),
  }),
  quickLinks: z
    .array(
      z.strictObject({
        title: localised,
        items: z.array(
          z.strictObject({
            title: localised,
            /** Quick links lead to pages only: `to` is `page:<key>`. */
            items: z.array(z.strictObject({ label: localised, to: z.string().regex(/^page:[a-z0-9-]+\/[a-z0-9-]+$/) })),
          }),
        ),
      }),
    )
    .default([]),
  contacts: z
    .array(z.strictObject({ countryName: localised, phoneNumber: text, ctaType: z.enum(CTA_TYPES) }))
    .default([]),
  paymentIcons: z.array(z.strictObject({ name: z.enum(PAYMENT_ICONS), link: text.optional() })).default([]),
  socialImage: z.strictObject({ picture: pictureFields.picture, alt: localised }).optional(),
})

/** Refuses a site with a text that lacks one of the site's languages, and names the text. */
export const sampleSiteSchema = siteShape.superRefine((site, context) => {
  for (const { path, languages } of missingTexts(site, site.languages)) {
    context.addIssue({ code: 'custom', path, message: `has no text in ${languages.join(', ')}` })
  }
})
export type SampleSite = z.infer<typeof sampleSiteSchema>

interface MissingText {
  readonly path: (string | number)[]
  readonly languages: LanguageCode[]
}

const LOCALISED_FIELDS = new Set(['name', 'tagline', 'logoAltText', 'title', 'label', 'countryName', 'alt'])

function missingTexts(value: unknown, languages: LanguageCode[], path: (string | number)[] = []): MissingText[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => missingTexts(item, languages, [...path, index]))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) => {
    const texts = LOCALISED_FIELDS.has(key) ? localised.safeParse(child) : undefined
    if (!texts?.success) return missingTexts(child, languages, [...path, key])
    const missing = languages.filter((language) => texts.data[language] === undefined)
    return missing.length > 0 ? [{ path: [...path, key], languages: missing }] : []
  })
}
