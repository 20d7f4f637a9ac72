import { Memo } from '../memo/memo.ts'
import { findParameter, PAGE_PARAMETERS } from './address/page-parameters.ts'
import { decodeParameter } from './address/query-parameters.ts'
import type { RequestFacts } from './resolve.ts'

/**
 * The header `No-Vary-Search` (IETF draft-ietf-httpbis-no-vary-search) of shared answers: only parameters that the site reads
 * matter.
 */
export const NO_VARY_SEARCH = `params, except=(${Object.keys(PAGE_PARAMETERS)
  .map((name) => `"${name}"`)
  .join(' ')})`

/**
 * Whether a shared cache in front may store the answer: it declared the variant, and its key contains every parameter of the
 * address that the site reads (docs/decisions/059).
 */
export function isSharedCacheable({ url, variant }: Pick<RequestFacts, 'url' | 'variant'>): boolean {
  if (variant === undefined) return false
  const mark = url.indexOf('?')
  if (mark < 0) return true
  const names = parametersToKey(url.slice(mark + 1))
  if (names === undefined) return false
  const keys = keysOf(variant)
  return names.every((name) => keys.has(name))
}

/** A value without characters that only some caches decode. */
const PLAIN_VALUE = /^[\w.,:~-]*$/

/**
 * The parameters of a query that a shared cache needs in its key.
 *
 * @returns `undefined` if no key is safe: the answer is personal, or a cache that decodes names, ignores their case or uses the
 * last value would read the query differently from the site
 */
function parametersToKey(query: string): readonly string[] | undefined {
  if (query.includes(';')) return undefined
  const names = new Set<string>()
  for (const pair of query.split('&')) {
    const at = pair.indexOf('=')
    const name = at < 0 ? pair : pair.slice(0, at)
    const parameter = findParameter(name)
    if (!parameter) {
      if (looksLikeParameter(name)) return undefined
      continue
    }
    const isClear = at >= 0 && PLAIN_VALUE.test(pair.slice(at + 1)) && (parameter.isRepeated || !names.has(name))
    if (parameter.edge === 'private' || !isClear) return undefined
    names.add(name)
  }
  return [...names]
}

const LOWER_CASE_NAMES = new Set(Object.keys(PAGE_PARAMETERS).map((name) => name.toLowerCase()))

/** Such as `%63urrency`, `CURRENCY`, `currency[]`: not read by the site, but perhaps by a cache. */
function looksLikeParameter(name: string): boolean {
  return LOWER_CASE_NAMES.has(
    decodeParameter(name)
      .toLowerCase()
      .replace(/[^a-z]/g, ''),
  )
}

const KEYS = /(?:^|[;&\s])keys=([a-z,]*)/i
/** By the header's value: one per currency, experiment group and version of an edge. */
const remembered = new Memo<ReadonlySet<string>>(500)

/** The parameters that an edge declares to be in its key. */
function keysOf(variant: string): ReadonlySet<string> {
  let keys = remembered.get(variant)
  if (!keys) {
    keys = new Set(KEYS.exec(variant)?.[1]?.split(','))
    remembered.set(variant, keys)
  }
  return keys
}
