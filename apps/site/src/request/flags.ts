import { DEFAULT_LANGUAGE, type LanguageCode } from '@passepartout/content-model/locales'
import { deviceOf } from './device.ts'
import type { Preview } from './preview.ts'
import type { RequestFacts, Resolution } from './resolve.ts'
import type { Viewport, Visit } from './visit.ts'

/**
 * What a middleware says of a request (specification, sections 6 and 7), as one value instead of nine headers. Computed
 * here and nowhere else, for every request that is not a ready copy: drafts are read by it, and the log speaks by it. It is
 * of one visitor, so it never reaches a page that others are shown; what of it chooses the page, the visitor's currency
 * by bot and country, is read from the same facts (resolve.ts).
 */
export interface RequestFlags {
  /** `x-url`: the whole address; absent when it cannot be read (section 8). */
  readonly url: string | undefined
  /** `x-lang`: the default language where no page is meant. */
  readonly lang: LanguageCode
  /** `x-uid`: empty where no page is meant. */
  readonly uid: string
  /** `x-viewport`: the server's guess. */
  readonly viewport: Viewport
  /** `x-is-preview`, `x-bypass-cache` and `x-bypass-published-check`: only with a token that was verified. */
  readonly isPreview: boolean
  readonly bypassCache: boolean
  readonly bypassPublishedCheck: boolean
  /** `x-user-country`: two letters, only from a trusted proxy; unknown counts as a country where consent is needed. */
  readonly userCountry: string | undefined
  /** `x-bot` */
  readonly isBot: boolean
}

export function flagsOf(facts: RequestFacts, resolution: Resolution, preview: Preview): RequestFlags {
  const visit: Visit | undefined = 'visit' in resolution ? resolution.visit : undefined
  const { isBot, viewport } = visit ?? deviceOf(facts.userAgent, facts.mobileHint, facts.variant)
  const isPreview = preview.kind === 'open'
  return {
    url: resolution.kind === 'unreadable' || !visit ? undefined : `${facts.protocol}://${facts.host}${facts.url}`,
    lang: visit?.lang ?? DEFAULT_LANGUAGE,
    uid: (preview.kind === 'open' ? preview.visit : visit)?.uid ?? '',
    viewport,
    isPreview,
    bypassCache: isPreview,
    bypassPublishedCheck: isPreview,
    userCountry: facts.country,
    isBot,
  }
}
