import { createServerFeature } from '@payloadcms/richtext-lexical'

/** Says below a rich text that it is too long, and refuses to paste more than fits: that would stop the browser for minutes. */
export const LengthFeature = createServerFeature({
  feature: { ClientFeature: '/src/editing/pasting/length-feature.ts#LengthFeatureClient' },
  key: 'length',
})
