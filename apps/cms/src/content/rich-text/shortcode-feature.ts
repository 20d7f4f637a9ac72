import { createServerFeature } from '@payloadcms/richtext-lexical'

/**
 * Adds warnings about shortcodes, and a form that writes one, below a rich text. It adds no node, since a shortcode is text.
 */
export const ShortcodeFeature = createServerFeature({
  feature: { ClientFeature: '/src/editing/shortcodes/shortcode-feature-client.ts#ShortcodeFeatureClient' },
  key: 'shortcodes',
})
