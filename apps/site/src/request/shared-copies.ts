import { Memo } from '../memo.ts'
import { findParameter, PAGE_PARAMETERS } from './address/page-parameters.ts'
import { decodeParameter } from './address/parameters.ts'
import type { RequestFacts } from './resolve.ts'

/**
 * What an answer depends on of its address, for caches that know it (RFC-to-be draft-ietf-httpbis-no-vary-search): only the
 * parameters that are read here.
 */
export const NO_VARY_SEARCH = `params, except=(${Object.keys(PAGE_PARAMETERS)
  .map((name) => `"${name}"`)
  .join(' ')})`

/**
 * Whether a shared cache in front may keep the answer for others: it said which variant it asks for, and that every
 * parameter of the address that is read here is in its key (docs/decisions/059).
 */
export function mayBeShared({ url, variant }: Pick<RequestFacts, 'url' | 'variant'>): boolean {
  if (variant === undefined) return false
  const mark = url.indexOf('?')
  if (mark < 0) return true
  const names = parametersToKey(url.slice(mark + 1))
  if (names === undefined) return false
  const keys = keysOf(variant)
  return names.every((name) => keys.has(name))
}

/** A value that no two readers understand in two ways. */
const PLAIN_VALUE = /^[\w.,:~-]*$/

/**
 * Those of a query that a shared cache has to have in its key.
 *
 * @returns `undefined` where no key is safe: a parameter is for one visitor alone, or is written so that a cache which decodes
 * names, ignores their case or takes the last of several would understand another thing than the site
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

const LETTERS = new Set(Object.keys(PAGE_PARAMETERS).map((name) => name.toLowerCase()))

/** `%63urrency`, `CURRENCY`, `currency[]`: nobody reads it here, and somebody else might. */
function looksLikeParameter(name: string): boolean {
  return LETTERS.has(
    decodeParameter(name)
      .toLowerCase()
      .replace(/[^a-z]/g, ''),
  )
}

const KEYS = /(?:^|[;&\s])keys=([a-z,]*)/i
/** By `x-variant`: there are as many as edges and currencies. */
const remembered = new Memo<ReadonlySet<string>>(500)

/** The parameters that an edge says are in its key. */
function keysOf(variant: string): ReadonlySet<string> {
  let keys = remembered.get(variant)
  if (!keys) {
    keys = new Set(KEYS.exec(variant)?.[1]?.split(','))
    remembered.set(variant, keys)
  }
  return keys
}
