import type { CurrencyCode } from '@passepartout/content-model/currencies'
import { Memo } from '../memo/memo.ts'
import {
  type AddressResolution,
  type PageFileKind,
  type RoutingContext,
  resolveAddress,
  type VisitWithoutVisitor,
} from './address/resolve-address.ts'
import type { SearchRequest } from './address/search-address.ts'
import type { TripRequest } from './address/trip-address.ts'
import type { WishesRequest } from './address/wishes-address.ts'
import { resolveCurrency } from './currency.ts'
import { detectDevice } from './detect-device-and-bot.ts'
import { assignArms, participantOf } from './experiments/assign-arms.ts'
import { inputsCacheKey, type Visit } from './visit.ts'

/** All facts of a request that can affect an answer. */
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
  | { readonly kind: 'visit' | PageFileKind; readonly visit: Visit }
  | { readonly kind: 'gallery' | 'unreadable'; readonly visit: Visit }
  /** The redirect to a booking page; the visit is that of the site's home page. */
  | { readonly kind: 'booking'; readonly visit: Visit; readonly tgid: number }
  | { readonly kind: 'search'; readonly visit: Visit; readonly search: SearchRequest }
  | { readonly kind: 'wishes'; readonly visit: Visit; readonly wishes: WishesRequest }
  | { readonly kind: 'trip'; readonly visit: Visit; readonly trip: TripRequest }
  | { readonly kind: 'notFound'; readonly visit: Visit; readonly path: string; readonly previewOnlyCopy?: Visit }
  | { readonly kind: 'redirect'; readonly visit: Visit; readonly location: string }
  | Exclude<AddressResolution, { readonly address: VisitWithoutVisitor }>

export type Resolve = (facts: RequestFacts) => Resolution

const REMEMBERED_ADDRESSES = 5000
/** Longer addresses are not cached: they are rarely requested twice, and would let visitors fill the memory. */
const REMEMBERED_LENGTH = 500

/** Resolutions by currency, and then by kind of device: desktop, mobile, and the bots of both. */
type VisitorTable = Map<CurrencyCode, Resolution[]>

/** The cached resolution of an address; visitors with the same currency and kind of device share it. */
interface Remembered {
  readonly address: AddressResolution
  readonly byVisitor: VisitorTable
}

/**
 * Creates the resolver for one set of sites. Resolving is pure, so results are cached by address, and per address by the few
 * facts of a visitor that matter.
 */
export function createResolve(world: RoutingContext): Resolve {
  const remembered = new Memo<Remembered>(REMEMBERED_ADDRESSES)
  return (facts) => {
    const key = `${facts.protocol} ${facts.host} ${facts.url}`
    let known = remembered.get(key)
    if (!known) {
      known = { address: resolveAddress(facts, world), byVisitor: new Map() }
      if (key.length < REMEMBERED_LENGTH && !isEndless(known.address)) remembered.set(key, known)
    }
    return 'address' in known.address ? resolveVisitor(known.address, known.byVisitor, facts) : known.address
  }
}

/** Searches, wish lists and trips have too many addresses, which would evict those of pages. */
function isEndless({ kind }: AddressResolution): boolean {
  return kind === 'search' || kind === 'wishes' || kind === 'trip'
}

type OfPage = Extract<AddressResolution, { readonly address: VisitWithoutVisitor }>

function resolveVisitor(found: OfPage, byVisitor: VisitorTable, facts: RequestFacts): Resolution {
  const { isBot, viewport } = detectDevice(facts.userAgent, facts.mobileHint, facts.variant)
  const currency = currencyOf(found.address, facts, isBot)
  const { experiments } = found.address
  const arms = experiments && assignArms(experiments, participantOf(facts, { viewport, isBot }))
  const visitor = { currency, isBot, viewport, ...(arms ? { arms } : {}) }
  // Participants in experiments are few and differ, so they are not cached.
  if (arms) return withVisitor(found, visitor)
  const device = (isBot ? 2 : 0) + (viewport === 'mobile' ? 1 : 0)
  const ofCurrency = byVisitor.getOrInsert(currency, [])
  ofCurrency[device] ??= withVisitor(found, visitor)
  return ofCurrency[device]
}

type Visitor = Pick<Visit, 'currency' | 'viewport' | 'isBot' | 'arms'>

function buildVisit(address: VisitWithoutVisitor, visitor: Visitor): Visit {
  const { defaultCurrency: _default, requestedCurrency: _requested, experiments: _running, ...page } = address
  const inputs = inputsCacheKey({ choice: page.choice, arms: visitor.arms })
  const cacheKey = `${page.placeKey} ${page.uid} ${page.lang} ${page.kind} ${visitor.currency}${inputs}`
  return { ...page, ...visitor, cacheKey }
}

function withVisitor({ address, ...rest }: OfPage, visitor: Visitor): Resolution {
  const visit = buildVisit(address, visitor)
  if (rest.kind === 'page') return { kind: 'visit', visit }
  if (rest.kind !== 'notFound') return { ...rest, visit }
  const { previewOnlyCopy, ...lost } = rest
  return { ...lost, visit, ...(previewOnlyCopy && { previewOnlyCopy: buildVisit(previewOnlyCopy, visitor) }) }
}

/**
 * A regular expression instead of a parser, because every cache hit uses it (docs/decisions/010-cache-hits-before-routing.md).
 */
const CURRENCY_COOKIE = /(?:^|;\s*)currency=([a-z]{3})(?:;|$)/i
const CURRENCY_VARIANT = /(?:^|[;,&\s])currency=([a-z]{3})/i

function currencyOf(address: VisitWithoutVisitor, facts: RequestFacts, isBot: boolean): CurrencyCode {
  const { requestedCurrency: query, defaultCurrency } = address
  // The edge has evaluated cookie and country; evaluating them again would store one visitor's page for everyone.
  if (facts.variant !== undefined) {
    return resolveCurrency({ query, variant: CURRENCY_VARIANT.exec(facts.variant)?.[1] }, defaultCurrency)
  }
  if (isBot) return resolveCurrency({ query }, defaultCurrency)
  const cookie = facts.cookie && CURRENCY_COOKIE.exec(facts.cookie)?.[1]
  return resolveCurrency({ query, cookie, country: facts.country }, defaultCurrency)
}
