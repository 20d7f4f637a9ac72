'use client'

import { createClientFeature } from '@payloadcms/richtext-lexical/client'
import { LengthPlugin } from './length-plugin.tsx'

/** Found by the path in `rich-text/length-feature.ts`. */
export const LengthFeatureClient = createClientFeature({
  plugins: [{ Component: LengthPlugin, position: 'belowContainer' }],
})
