import { isLanguageCode, type LanguageCode } from '@passepartout/content-model/locales'
import type { Where } from 'payload'
import type { MessageCode } from '../messages/message.ts'
import { type Action, mayDo, type Role, roleOf, type Subject } from './role-permissions.ts'

/** What an account may do, and where; an absent limit means no limit. */
export interface AccountScope {
  readonly role: Role
  readonly sites: readonly number[] | undefined
  readonly languages: readonly LanguageCode[] | undefined
}

/** The site and language of a document; a new draft has no site yet. */
export interface DocumentScope {
  readonly site?: unknown
  readonly lang?: string | null | undefined
}

/** The rights of a user; `undefined` without one, which allows nothing. Administrators have no limits. */
export function accountScopeOf(user: unknown): AccountScope | undefined {
  const role = roleOf(user)
  if (role === undefined) return undefined
  if (role === 'admin') return { role, sites: undefined, languages: undefined }
  const { everySite, sites, languages } = user as Limits
  const chosen = (languages ?? []).filter(isLanguageCode)
  return {
    role,
    // A deleted site disappears from the list; an empty list never means every site.
    sites: everySite === false ? (sites ?? []).flatMap((site) => idOfSite(site) ?? []) : undefined,
    languages: chosen.length > 0 ? chosen : undefined,
  }
}

interface Limits {
  readonly everySite?: boolean | null
  readonly sites?: readonly unknown[] | null
  readonly languages?: readonly string[] | null
}

/** Whether an account may do something at a place. Reading depends on the site only: translators read the other languages. */
export function mayActOnDocument(user: unknown, action: Action, subject: Subject, place: DocumentScope): boolean {
  const rights = accountScopeOf(user)
  return mayDo(rights?.role, action, subject) && outOfScopeReason(rights, action, place) === undefined
}

/** Why a place is not allowed; `undefined` when it is. */
export function outOfScopeReason(
  rights: AccountScope | undefined,
  action: Action,
  { site, lang }: DocumentScope,
): MessageCode | undefined {
  if (rights?.sites && isOutOfReach(site, rights.sites)) return 'account.notOnThisSite'
  const isOthers = lang && rights?.languages?.every((language) => language !== lang)
  return isOthers && action !== 'read' ? 'account.notInThisLanguage' : undefined
}

/**
 * Drafts are stored unvalidated and the database converts the text "2" to a number; a value that is no number belongs to no
 * site.
 */
function isOutOfReach(site: unknown, sites: readonly number[]): boolean {
  if (site === undefined || site === null) return false
  const id = idOfSite(site)
  return id === undefined || !sites.includes(id)
}

/** Whether an account may do something on all sites, which shared documents such as pictures require. */
export function mayActOnAllSites(user: unknown, action: Action, subject: Subject): boolean {
  const rights = accountScopeOf(user)
  return mayDo(rights?.role, action, subject) && !rights?.sites && !rights?.languages
}

/** The fields that hold a document's site and language; an absent one limits nothing. */
export interface ScopeFields {
  readonly site: string
  readonly lang?: string
  /** Whether a document may have no site yet, as a new draft does. */
  readonly maySiteMiss?: boolean
}

/**
 * The documents on which an account may act, as a query.
 *
 * @returns `true` for all of them, `false` for none
 */
export function scopeQuery(user: unknown, action: Action, subject: Subject, fields: ScopeFields): boolean | Where {
  const rights = accountScopeOf(user)
  if (!rights || !mayDo(rights.role, action, subject)) return false
  const limits = [...limitsOfSites(rights, fields), ...(action === 'read' ? [] : limitsOfLanguages(rights, fields))]
  return limits.length === 0 || { and: limits }
}

function limitsOfSites({ sites }: AccountScope, { site, maySiteMiss = false }: ScopeFields): Where[] {
  if (!sites) return []
  const own = { [site]: { in: [...sites] } }
  return [maySiteMiss ? { or: [own, { [site]: { exists: false } }] } : own]
}

function limitsOfLanguages({ languages }: AccountScope, { lang }: ScopeFields): Where[] {
  return languages && lang ? [{ [lang]: { in: [...languages] } }] : []
}

/** The number of a site, from a number or from the document loaded at depth. */
function idOfSite(site: unknown): number | undefined {
  if (typeof site === 'number') return site
  if (typeof site !== 'object' || site === null || !('id' in site)) return undefined
  return typeof site.id === 'number' ? site.id : undefined
}
