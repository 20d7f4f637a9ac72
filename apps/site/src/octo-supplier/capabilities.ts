/** What a client asks to have added to the core of OCTO (docs.octo.travel, "Endpoints and capabilities"). */
export interface Capabilities {
  readonly content: boolean
  readonly pricing: boolean
}

/** In the order in which answers name them. */
export const CAPABILITY_IDS = ['octo/content', 'octo/pricing'] as const

/**
 * Reads the header `Octo-Capabilities`, or the parameter `_capabilities` in place of it: ids with commas or spaces between them. Unknown
 * ones are ignored, as the standard says; some clients leave out `octo/`.
 */
export function parseCapabilities(asked: string): Capabilities {
  const ids = new Set(asked.split(/[\s,]+/).map((id) => id.replace(/^octo\//, '')))
  return { content: ids.has('content'), pricing: ids.has('pricing') }
}

/** The value of the answer's header `Octo-Capabilities`: those that were followed. */
export function formatCapabilities({ content, pricing }: Capabilities): string {
  const followed = { 'octo/content': content, 'octo/pricing': pricing }
  return CAPABILITY_IDS.filter((id) => followed[id]).join(', ')
}
