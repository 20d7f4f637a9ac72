import {
  BlockquoteFeature,
  BoldFeature,
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
import { LengthLimitFeature } from './length-limit-feature.ts'
import { ShortcodeFeature } from './shortcode-feature.ts'

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
