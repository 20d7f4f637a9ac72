import { CALLOUT_TONES } from '../blocks/callout.ts'
import { BUTTON_TYPES } from '../blocks/cta.ts'
import { SPOTIFY_TYPES } from '../blocks/spotify.ts'
import { CURRENCY_CODES } from '../currencies.ts'
import { LANGUAGE_CODES } from '../locales.ts'
import { ICON_TYPES } from './icon-types.ts'

/** Specification, section 9, "Price sources by entity". */
export const PRICE_ENTITIES = ['Collection', 'Category', 'SubCategory', 'Tgid'] as const
export type PriceEntity = (typeof PRICE_ENTITIES)[number]

/** The kinds of attribute values; `check-attribute-value.ts` validates them. */
export type AttributeKind =
  | 'line'
  | 'lines'
  | 'flag'
  | 'wholeNumber'
  | 'code'
  | 'blockId'
  | 'address'
  | 'secureAddress'
  | 'pictureAddress'

export interface AttributeDefinition {
  /** The label of its field in the editors' form. */
  readonly label: string
  readonly kind: AttributeKind | 'choice'
  /** The valid values; in any case if `anyCase` is set. */
  readonly choices?: readonly string[]
  readonly anyCase?: boolean
  /** Whether the shortcode shows nothing without it. */
  readonly required?: boolean
  /** The help below its field. */
  readonly help?: string
}

/** The attributes of a shortcode: for the parser, the editors' form and its warnings, and the table of the README. */
export interface ShortcodeDefinition {
  readonly label: string
  /** A sentence: what visitors see. */
  readonly help: string
  /** Whether it is inline or a block of its own. */
  readonly place: 'inline' | 'block'
  /** Its attributes; the name of the first may be omitted. */
  readonly attributes: Readonly<Record<string, AttributeDefinition>>
  /** The attribute that may be written as enclosed text instead. */
  readonly enclosed?: string
  /** Attributes of which one is required. */
  readonly needsOneOf?: readonly string[]
}

const language = { label: 'Language', kind: 'choice', choices: LANGUAGE_CODES, anyCase: true } as const
const tourGroup = { label: 'Number of the experience', kind: 'wholeNumber', required: true } as const

/** The shortcodes of the specification, section 3, with their attributes; `fallback` and `title` are our additions. */
export const SHORTCODES = {
  icon: {
    label: 'Icon',
    help: 'A small drawing within a line.',
    place: 'inline',
    attributes: {
      type: { label: 'Drawing', kind: 'choice', choices: ICON_TYPES, anyCase: true, required: true },
    },
  },
  date: {
    label: 'Today’s date',
    help: 'The day on which the page is read, in its language.',
    place: 'inline',
    attributes: {
      format: { label: 'Pattern', kind: 'line', help: 'Such as d MMMM yyyy. Empty: written out.' },
      returnType: {
        label: 'For machines',
        kind: 'choice',
        choices: ['jsx', 'string'],
        help: 'string: words alone, without the machine-readable day.',
      },
    },
  },
  price: {
    label: 'Price',
    help: 'The price of now, from the catalogue, in the visitor’s currency.',
    place: 'inline',
    attributes: {
      entityId: { label: 'Its number in the catalogue', kind: 'wholeNumber', required: true },
      entity: {
        label: 'Price of',
        kind: 'choice',
        choices: PRICE_ENTITIES,
        required: true,
        help: 'Tgid is one experience of the catalogue.',
      },
      city: { label: 'City code', kind: 'line', help: 'For a category or a sub-category of one city, such as PARIS.' },
      lang: { ...language, help: 'How the amount is written. Empty: as in the page’s language.' },
      currency: {
        label: 'Currency',
        kind: 'choice',
        choices: CURRENCY_CODES,
        anyCase: true,
        help: 'Empty: the visitor’s.',
      },
      fallback: { label: 'Words without a price', kind: 'line', help: 'Shown when the catalogue has none.' },
    },
  },
  experience: {
    label: 'Booking link',
    help: 'A link to the booking page of an experience.',
    place: 'inline',
    attributes: {
      tgid: tourGroup,
      type: { label: 'What opens', kind: 'choice', choices: ['Redirect', 'Popup'] },
      title: { label: 'Words on the link', kind: 'line' },
    },
    enclosed: 'title',
  },
  jumplink: {
    label: 'Jump link',
    help: 'A link to another block of the same page.',
    place: 'inline',
    attributes: {
      targetBlockId: {
        label: 'Mark of the block',
        kind: 'blockId',
        required: true,
        help: 'In the preview, what stands behind id= where the block begins.',
      },
      title: { label: 'Words on the link', kind: 'line' },
    },
    enclosed: 'title',
  },
  link: {
    label: 'Link',
    help: 'A link to a page of ours, or to any address.',
    place: 'inline',
    attributes: {
      url: { label: 'Address', kind: 'address', help: 'Such as https://…, or /paris/ on this site.' },
      text: { label: 'Words on the link', kind: 'line' },
      newTab: { label: 'Open in a new tab', kind: 'flag' },
      linkType: { label: 'Kind of link', kind: 'choice', choices: ['internal', 'custom'] },
      uid: {
        label: 'Internal address',
        kind: 'line',
        help: 'Of a page of ours: visitors get their language. The address serves while it is not online.',
      },
    },
    enclosed: 'text',
    needsOneOf: ['url', 'uid'],
  },
  image: {
    label: 'Picture',
    help: 'A picture between two paragraphs.',
    place: 'block',
    attributes: {
      url: {
        label: 'Address of the picture',
        kind: 'pictureAddress',
        required: true,
        help: 'A path on the image host, or a whole address.',
      },
      alt: { label: 'What it shows', kind: 'line', help: 'For people who cannot see it.' },
    },
  },
  spotify: {
    label: 'Music',
    help: 'A player of Spotify, opened with a click.',
    place: 'block',
    attributes: {
      contentId: {
        label: 'Its code at Spotify',
        kind: 'code',
        required: true,
        help: 'The last part of its address there, before a “?”.',
      },
      contentType: { label: 'What plays', kind: 'choice', choices: SPOTIFY_TYPES, help: 'Empty: a track.' },
    },
  },
  iframe: {
    label: 'Map or frame',
    help: 'A map, a video of YouTube or a page of another site, opened with a click.',
    place: 'block',
    attributes: {
      src: {
        label: 'Address',
        kind: 'secureAddress',
        required: true,
        help: 'What stands in src="…" of the code to embed.',
      },
      name: { label: 'What it shows', kind: 'line', help: 'Read before it is opened.' },
      allow: { label: 'Features of the browser', kind: 'line' },
      allowFullScreen: { label: 'May fill the screen', kind: 'flag' },
    },
  },
  callout: {
    label: 'Tip or warning',
    help: 'A tip, a note or a warning in a box.',
    place: 'block',
    attributes: {
      text: { label: 'Text', kind: 'lines', required: true },
      title: { label: 'Title', kind: 'line' },
      tone: { label: 'Tone', kind: 'choice', choices: CALLOUT_TONES, help: 'Empty: a note.' },
    },
    enclosed: 'text',
  },
  notes: {
    label: 'Good to know',
    help: 'A few plain sentences in a box.',
    place: 'block',
    attributes: { text: { label: 'Text', kind: 'lines', required: true } },
    enclosed: 'text',
  },
  cta: {
    label: 'Button',
    help: 'A button on a line of its own.',
    place: 'block',
    attributes: {
      link: { label: 'Address', kind: 'address', required: true },
      title: { label: 'Words on the button', kind: 'line', required: true },
      buttonType: {
        label: 'What it does',
        kind: 'choice',
        choices: BUTTON_TYPES,
        anyCase: true,
        help: 'Download saves the file. Empty: it is a link.',
      },
    },
    enclosed: 'title',
  },
} as const satisfies Readonly<Record<string, ShortcodeDefinition>>

export type ShortcodeName = keyof typeof SHORTCODES

export const SHORTCODE_NAMES = Object.keys(SHORTCODES) as readonly ShortcodeName[]

export function isShortcodeName(name: string): name is ShortcodeName {
  return Object.hasOwn(SHORTCODES, name)
}

/** The shape with all optional properties present. */
export function shortcodeDefinitionOf(name: ShortcodeName): ShortcodeDefinition {
  return SHORTCODES[name]
}
