import { DEFAULT_LANGUAGE, type LanguageCode } from '@passepartout/content-model/locales'
import { detectDevice } from './detect-device-and-bot.ts'
import type { PreviewAction } from './preview.ts'
import type { RequestFacts, Resolution } from './resolve.ts'
import type { Viewport, Visit } from './visit.ts'

/**
 * The middleware's values of a request (specification, sections 6 and 7), as one object instead of nine headers. Computed only
 * here, for every request that is not a cache hit; drafts and the log use them. They are personal, so they never affect a
 * shared page; the page's currency by bot and country is resolved from the same facts (resolve.ts).
 */
export interface RequestFlags {
  /** `x-url`: the complete address; absent if it is invalid (section 8). */
  readonly url: string | undefined
  /** `x-lang`: the default language if no page is requested. */
  readonly lang: LanguageCode
  /** `x-uid`: empty if no page is requested. */
  readonly uid: string
  /** `x-viewport`: the server's guess. */
  readonly viewport: Viewport
  /** `x-is-preview`, `x-bypass-cache` and `x-bypass-published-check`: only with a valid token. */
  readonly isPreview: boolean
  readonly bypassCache: boolean
  readonly bypassPublishedCheck: boolean
  /** `x-user-country`: two letters, only from a trusted proxy; an unknown country counts as one that requires consent. */
  readonly userCountry: string | undefined
  /** `x-bot` */
  readonly isBot: boolean
}

export function computeRequestFlags(facts: RequestFacts, resolution: Resolution, preview: PreviewAction): RequestFlags {
  const visit: Visit | undefined = 'visit' in resolution ? resolution.visit : undefined
  const { isBot, viewport } = visit ?? detectDevice(facts.userAgent, facts.mobileHint, facts.variant)
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
