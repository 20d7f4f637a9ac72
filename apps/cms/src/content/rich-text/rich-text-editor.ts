import {
  BlockquoteFeature,
  BoldFeature,
  createServerFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  InlineCodeFeature,
  InlineToolbarFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  StrikethroughFeature,
  UnderlineFeature,
  UnorderedListFeature,
} from '@payloadcms/richtext-lexical'

/**
 * Adds warnings about shortcodes, and a form that writes one, below a rich text. It adds no node, since a shortcode is text.
 */
const ShortcodeFeature = createServerFeature({
  feature: { ClientFeature: '/src/editing/shortcodes/shortcode-plugin.tsx#ShortcodeFeatureClient' },
  key: 'shortcodes',
})

/** Says below a rich text that it is too long, and refuses to paste more than fits: that would stop the browser for minutes. */
const LengthLimitFeature = createServerFeature({
  feature: { ClientFeature: '/src/editing/rich-text-input/length-limit-plugin.tsx#LengthLimitFeatureClient' },
  key: 'length',
})

/** A rich-text editor that offers exactly what published rich text supports, so that publishing loses nothing. */
export const richTextEditor = lexicalEditor({
  features: [
    FixedToolbarFeature(),
    InlineToolbarFeature(),
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
    BoldFeature(),
    ItalicFeature(),
    UnderlineFeature(),
    StrikethroughFeature(),
    InlineCodeFeature(),
    UnorderedListFeature(),
    OrderedListFeature(),
    BlockquoteFeature(),
    HorizontalRuleFeature(),
    LinkFeature({ enabledCollections: ['pages'] }),
    ShortcodeFeature(),
    LengthLimitFeature(),
  ],
})

/** The same for a field of plain text on one line, such as a cell of a table. */
export const singleLineEditor = lexicalEditor({
  features: [
    InlineToolbarFeature(),
    ParagraphFeature(),
    BoldFeature(),
    ItalicFeature(),
    UnderlineFeature(),
    StrikethroughFeature(),
    InlineCodeFeature(),
    LinkFeature({ enabledCollections: ['pages'] }),
    ShortcodeFeature(),
    LengthLimitFeature(),
  ],
})
