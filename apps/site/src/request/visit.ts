import type { CurrencyCode } from '@passepartout/content-model/currencies'
import type { LanguageCode } from '@passepartout/content-model/locales'
import type { PageOrLegalKind } from '@passepartout/content-model/page-kind'
import { type AddressChoices, serializeAddressChoices } from './address/choices/address-choices.ts'
import { type Arms, armsKey } from './experiments/serialize-arms.ts'

/** Specification, section 2: determined by the host alone. */
export type Environment = 'development' | 'staging' | 'onDemand' | 'production'

/** Section 3: the server's guess, corrected once in the browser at 768 px. */
export type Viewport = 'mobile' | 'desktop'

/** A resolved request. Everything after it depends on this value and on data only. */
export interface Visit {
  readonly environment: Environment
  /** Scheme, host and, outside production, port of the request: `http://localhost:3000`. */
  readonly origin: string
  /** The known host: lower case, without port, `stage-` or `.localhost`. */
  readonly host: string
  readonly siteUid: string
  readonly lang: LanguageCode
  readonly uid: string
  readonly kind: PageOrLegalKind
  /** The tour group that the address names, where it has the form of a product page's (docs/decisions/027). */
  readonly tgid?: number
  /** Canonical path below the host, language included; ends in a slash. */
  readonly path: string
  /** The part of cache keys that depends on host and environment; their first part. */
  readonly placeKey: string
  /**
   * Everything of the visit that changes its HTML, and nothing else
   * (docs/decisions/009-cache-key-includes-currency.md).
   */
  readonly cacheKey: string
  readonly currency: CurrencyCode
  readonly viewport: Viewport
  readonly isBot: boolean
  /** The address's selection for the page's tour group, reviews and list; used only by pages that have them. */
  readonly choice?: AddressChoices | undefined
  /** The visitor's experiment arms; used only by pages with blocks for them. */
  readonly arms?: Arms | undefined
}

/** Whether the address has the form of a tour group's page. */
export function isTourGroupVisit(visit: Visit): visit is Visit & { readonly tgid: number } {
  return visit.tgid !== undefined
}

/**
 * The visit as input of a cached page: what is not part of the key must not change the HTML. The browser corrects what
 * follows from the viewport (islands/correct-viewport.ts).
 */
export function toCacheableVisit(visit: Visit): Visit {
  return { ...visit, viewport: 'desktop', isBot: false }
}

/** The parts of a visit that not every page uses. */
export type VisitInputs = Pick<Visit, 'choice' | 'arms'>

/** The visit with other choices and experiment arms, in its cache key too. */
export function withInputs({ choice, arms, ...visit }: Visit, inputs: VisitInputs): Visit {
  const key = visit.cacheKey.slice(0, visit.cacheKey.length - inputsCacheKey({ choice, arms }).length)
  return { ...visit, ...inputs, cacheKey: key + inputsCacheKey(inputs) }
}

/** The last part of a cache key. */
export function inputsCacheKey({ choice, arms }: VisitInputs): string {
  return armsKey(arms) + (choice ? ` ${serializeAddressChoices(choice)}` : '')
}
