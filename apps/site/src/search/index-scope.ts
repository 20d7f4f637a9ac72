import { hash } from 'node:crypto'
import type { SearchEntry, SearchScope } from './search-index.ts'

const EVERY_CITY = '_c'

/** The scopes and facets of an entry, as words that no text contains. */
export function scopeTokensOfEntry({ target, facets }: Pick<SearchEntry, 'target' | 'facets'>): readonly string[] {
  const words = facets.map(wordOfFacet)
  if (target.kind === 'page') return [scopeOfSite(target.siteUid), ...words]
  return [EVERY_CITY, scopeOfCity(target.cityCode), ...words]
}

/** A property by which entries are selected: its city, kind, a need that it meets, a time that it is named after. */
export function facetKey(name: 'city' | 'kind' | 'with' | 'access' | 'time', value: string): string {
  return `${name}:${value.toUpperCase()}`
}

/** The sets of words of which an entry in the scope has one each. */
export function scopeTokenSets(scope: SearchScope): readonly (readonly string[])[] {
  return [scopeTokensOfSite(scope), ...(scope.facets ?? []).map((facets) => facets.map(wordOfFacet))]
}

function wordOfFacet(facet: string): string {
  return `_f${hash('sha256', facet).slice(0, 12)}`
}

/** The scopes that a site searches. */
export function scopeTokensOfSite({ siteUid, homeCity }: SearchScope): readonly string[] {
  return [scopeOfSite(siteUid), homeCity === undefined ? EVERY_CITY : scopeOfCity(homeCity)]
}

function scopeOfSite(uid: string): string {
  return `_s${hash('sha256', uid).slice(0, 16)}`
}

function scopeOfCity(code: string): string {
  return `_c${hash('sha256', code.toUpperCase()).slice(0, 12)}`
}
