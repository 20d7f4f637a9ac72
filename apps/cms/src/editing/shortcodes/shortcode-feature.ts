'use client'

import { createClientFeature } from '@payloadcms/richtext-lexical/client'
import { ShortcodePlugin } from './shortcode-plugin.tsx'

/** The admin finds it by the path that `fields/rich-text-editor.ts` names. */
export const ShortcodeFeatureClient = createClientFeature({
  plugins: [{ Component: ShortcodePlugin, position: 'belowContainer' }],
})
