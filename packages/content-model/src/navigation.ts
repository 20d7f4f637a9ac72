import { z } from 'zod'

export const APPEARANCES = ['primary', 'secondary', 'link'] as const
export type Appearance = (typeof APPEARANCES)[number]

const common = {
  newTab: z.boolean().default(false),
  label: z.string().default(''),
  appearance: z.enum(APPEARANCES).default('link').catch('link'),
}

/**
 * Specification, section 2, "Links": a reference names a page by uid and falls back to the given url when
 * that page has no address in the visitor's language; a custom link is the url as it stands.
 */
export const navigationActionSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('REFERENCE'), uid: z.string().min(1), url: z.string().optional(), ...common }),
  z.object({ type: z.literal('CUSTOM'), url: z.string().min(1), ...common }),
])
export type NavigationAction = z.infer<typeof navigationActionSchema>
