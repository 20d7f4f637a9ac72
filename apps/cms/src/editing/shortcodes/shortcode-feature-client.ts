'use client'

import { createClientFeature } from '@payloadcms/richtext-lexical/client'
import { ShortcodePlugin } from './shortcode-plugin.tsx'

/** Found by the path in `rich-text/rich-text-editor.ts`. */
export const ShortcodeFeatureClient = createClientFeature({
  plugins: [{ Component: ShortcodePlugin, position: 'belowContainer' }],
})
