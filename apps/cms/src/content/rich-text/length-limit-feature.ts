import { createServerFeature } from '@payloadcms/richtext-lexical'

/** Says below a rich text that it is too long, and refuses to paste more than fits: that would stop the browser for minutes. */
export const LengthLimitFeature = createServerFeature({
  feature: { ClientFeature: '/src/editing/rich-text-input/length-limit-feature-client.ts#LengthLimitFeatureClient' },
  key: 'length',
})
