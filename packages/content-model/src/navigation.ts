import { z } from 'zod'
import { PAGE_OR_LEGAL_KINDS } from './page-kind.ts'

export const LINK_APPEARANCES = ['primary', 'secondary', 'link'] as const
export type LinkAppearance = (typeof LINK_APPEARANCES)[number]

const common = {
  newTab: z.boolean().default(false),
  label: z.string().default(''),
  appearance: z.enum(LINK_APPEARANCES).default('link').catch('link'),
}

/** A reference to a page: legal pages share a uid with their site's home page, so the kind distinguishes them. */
export const pageReferenceSchema = z.object({
  uid: z.string().min(1),
  /** Absent: a page. */
  kind: z.enum(PAGE_OR_LEGAL_KINDS).optional(),
})
export type PageReference = z.infer<typeof pageReferenceSchema>

/** A unique key of the page, for lookups. */
export function pageReferenceKey({ uid, kind = 'page' }: PageReference): string {
  return `${kind} ${uid}`
}

/**
 * Specification, section 2, "Links": a reference names a page by uid and kind and falls back to the given url when
 * that page has no address in the visitor's language; a custom link is the url as it stands.
 */
export const navigationActionSchema = z.discriminatedUnion('type', [
  pageReferenceSchema.extend({ type: z.literal('REFERENCE'), url: z.string().optional(), ...common }),
  z.object({ type: z.literal('CUSTOM'), url: z.string().min(1), ...common }),
])
export type NavigationAction = z.infer<typeof navigationActionSchema>
