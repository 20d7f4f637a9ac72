import { createServerFeature } from '@payloadcms/richtext-lexical'

/** Below a rich text: what its shortcodes lack, and a form that writes one. It adds no node: a shortcode is words. */
export const ShortcodeFeature = createServerFeature({
  feature: { ClientFeature: '/src/editing/shortcodes/shortcode-feature.ts#ShortcodeFeatureClient' },
  key: 'shortcodes',
})
