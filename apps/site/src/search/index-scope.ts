import { hash } from 'node:crypto'
import type { Scope, SearchEntry } from './search-index.ts'

const EVERY_CITY = '_c'

/** The scopes of an entry, as words that no text contains. */
export function scopesOfEntry({ target }: Pick<SearchEntry, 'target'>): readonly string[] {
  if (target.kind === 'page') return [scopeOfSite(target.siteUid)]
  return [EVERY_CITY, scopeOfCity(target.cityCode)]
}

/** The scopes that a site searches. */
export function scopesOfSite({ siteUid, homeCity }: Scope): readonly string[] {
  return [scopeOfSite(siteUid), homeCity === undefined ? EVERY_CITY : scopeOfCity(homeCity)]
}

function scopeOfSite(uid: string): string {
  return `_s${hash('sha256', uid).slice(0, 16)}`
}

function scopeOfCity(code: string): string {
  return `_c${hash('sha256', code.toUpperCase()).slice(0, 12)}`
}
