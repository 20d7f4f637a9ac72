import type { CurrencyCode } from '@passepartout/content-model/currencies'
import { LRUCache } from 'lru-cache'
import { resolveCurrency } from './currency.ts'
import { deviceOf } from './device.ts'
import { type AddressResolution, type PageAddress, resolveAddress, type World } from './resolve-address.ts'
import type { Visit } from './visit.ts'

/** Everything of a request that may have a say, and nothing else: what is not here cannot change an answer. */
export interface RequestFacts {
  readonly protocol: 'http' | 'https'
  readonly host: string | undefined
  /** As received: path and query. */
  readonly url: string
  readonly cookie?: string | undefined
  readonly userAgent?: string | undefined
  /** `sec-ch-ua-mobile` */
  readonly mobileHint?: string | undefined
  /** `x-variant` and the visitor's country, only from a trusted proxy. */
  readonly variant?: string | undefined
  readonly country?: string | undefined
}

export type Resolution =
  | { readonly kind: 'visit'; readonly visit: Visit }
  | { readonly kind: 'notFound'; readonly visit: Visit }
  | { readonly kind: 'gallery'; readonly visit: Visit }
  | Exclude<AddressResolution, { readonly kind: 'page' | 'notFound' | 'gallery' }>

export type Resolve = (facts: RequestFacts) => Resolution

const REMEMBERED_ADDRESSES = 5000

/**
 * A request, resolved, in one world. Pure: the same facts give the same answer; what an address alone decides is
 * remembered, because visitors share addresses.
 */
export function createResolve(world: World): Resolve {
  const addresses = new LRUCache<string, AddressResolution>({ max: REMEMBERED_ADDRESSES })
  return (facts) => {
    const key = `${facts.protocol} ${facts.host} ${facts.url}`
    let resolution = addresses.get(key)
    if (!resolution) {
      resolution = resolveAddress(facts, world)
      if (key.length < 500) addresses.set(key, resolution)
    }
    if (resolution.kind === 'page') return { kind: 'visit', visit: buildVisit(resolution.address, facts) }
    if (resolution.kind === 'notFound') return { kind: 'notFound', visit: buildVisit(resolution.address, facts) }
    if (resolution.kind === 'gallery') return { kind: 'gallery', visit: buildVisit(resolution.address, facts) }
    return resolution
  }
}

function buildVisit(address: PageAddress, facts: RequestFacts): Visit {
  const { isBot, viewport } = deviceOf(facts.userAgent, facts.mobileHint)
  const { environment, origin, host, siteUid, lang, uid, kind, path, pageKey } = address
  const currency = currencyOf(address, facts, isBot)
  return { environment, origin, host, siteUid, lang, uid, kind, path, pageKey, currency, viewport, isBot }
}

const CURRENCY_COOKIE = /(?:^|;\s*)currency=([a-z]{3})(?:;|$)/i
const CURRENCY_VARIANT = /(?:^|[;,&\s])currency=([a-z]{3})/i

function currencyOf(address: PageAddress, facts: RequestFacts, isBot: boolean): CurrencyCode {
  const { askedCurrency: query, defaultCurrency } = address
  // The edge has already read cookie and country; reading them again would store one visitor's page for everyone.
  if (facts.variant !== undefined) {
    return resolveCurrency({ query, variant: CURRENCY_VARIANT.exec(facts.variant)?.[1] }, defaultCurrency)
  }
  if (isBot) return resolveCurrency({ query }, defaultCurrency)
  const cookie = facts.cookie && CURRENCY_COOKIE.exec(facts.cookie)?.[1]
  return resolveCurrency({ query, cookie, country: facts.country }, defaultCurrency)
}
