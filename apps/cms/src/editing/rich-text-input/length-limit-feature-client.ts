'use client'

import { createClientFeature } from '@payloadcms/richtext-lexical/client'
import { LengthLimitPlugin } from './length-limit-plugin.tsx'

/** Found by the path in `rich-text/length-limit-feature.ts`. */
export const LengthLimitFeatureClient = createClientFeature({
  plugins: [{ Component: LengthLimitPlugin, position: 'belowContainer' }],
})
