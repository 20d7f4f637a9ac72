import { isLanguageCode, type LanguageCode } from '@passepartout/content-model/locales'
import type { Where } from 'payload'
import type { MessageCode } from '../messages/message.ts'
import { type Action, mayDo, type Role, roleOf, type Subject } from './roles.ts'

/** What an account may do, and where; an absent limit is none. */
export interface Rights {
  readonly role: Role
  readonly sites: readonly number[] | undefined
  readonly languages: readonly LanguageCode[] | undefined
}

/** Where something lies; a fresh draft has no site yet. */
export interface Place {
  readonly site?: unknown
  readonly lang?: string | null | undefined
}

/** The rights of whoever asks; `undefined` for nobody, who has none. Administrators are limited to nothing. */
export function rightsOf(user: unknown): Rights | undefined {
  const role = roleOf(user)
  if (role === undefined) return undefined
  if (role === 'admin') return { role, sites: undefined, languages: undefined }
  const { everySite, sites, languages } = user as Limits
  const chosen = (languages ?? []).filter(isLanguageCode)
  return {
    role,
    // A site that is deleted leaves the list: what is left of it never means every site.
    sites: everySite === false ? (sites ?? []).flatMap((site) => idOfSite(site) ?? []) : undefined,
    languages: chosen.length > 0 ? chosen : undefined,
  }
}

interface Limits {
  readonly everySite?: boolean | null
  readonly sites?: readonly unknown[] | null
  readonly languages?: readonly string[] | null
}

/** Whether an account may do something at a place. Reading needs the site alone: who translates reads the other languages. */
export function mayAt(user: unknown, action: Action, subject: Subject, place: Place): boolean {
  const rights = rightsOf(user)
  return mayDo(rights?.role, action, subject) && faultOfPlace(rights, action, place) === undefined
}

/** Why a place is out of reach; `undefined` when it is not. */
export function faultOfPlace(
  rights: Rights | undefined,
  action: Action,
  { site, lang }: Place,
): MessageCode | undefined {
  if (rights?.sites && isOutOfReach(site, rights.sites)) return 'account.notOnThisSite'
  const isOthers = lang && rights?.languages?.every((language) => language !== lang)
  return isOthers && action !== 'read' ? 'account.notInThisLanguage' : undefined
}

/** Drafts are stored unchecked, and the database takes the text "2" for a number: what cannot be read is nobody's site. */
function isOutOfReach(site: unknown, sites: readonly number[]): boolean {
  if (site === undefined || site === null) return false
  const id = idOfSite(site)
  return id === undefined || !sites.includes(id)
}

/** Whether an account may do something everywhere, as what all sites share needs it: the pictures. */
export function mayEverywhere(user: unknown, action: Action, subject: Subject): boolean {
  const rights = rightsOf(user)
  return mayDo(rights?.role, action, subject) && !rights?.sites && !rights?.languages
}

/** Where the documents of a collection say what they belong to; what is left out limits nothing. */
export interface PlaceFields {
  readonly site: string
  readonly lang?: string
  /** Whether a document may still be without a site, as a fresh draft is. */
  readonly maySiteMiss?: boolean
}

/**
 * Which documents an account may do something with, as a query.
 *
 * @returns `true` for all of them, `false` for none
 */
export function withinReach(user: unknown, action: Action, subject: Subject, fields: PlaceFields): boolean | Where {
  const rights = rightsOf(user)
  if (!rights || !mayDo(rights.role, action, subject)) return false
  const limits = [...limitsOfSites(rights, fields), ...(action === 'read' ? [] : limitsOfLanguages(rights, fields))]
  return limits.length === 0 || { and: limits }
}

function limitsOfSites({ sites }: Rights, { site, maySiteMiss = false }: PlaceFields): Where[] {
  if (!sites) return []
  const own = { [site]: { in: [...sites] } }
  return [maySiteMiss ? { or: [own, { [site]: { exists: false } }] } : own]
}

function limitsOfLanguages({ languages }: Rights, { lang }: PlaceFields): Where[] {
  return languages && lang ? [{ [lang]: { in: [...languages] } }] : []
}

/** A site by its number, or as it is read at depth. */
function idOfSite(site: unknown): number | undefined {
  if (typeof site === 'number') return site
  if (typeof site !== 'object' || site === null || !('id' in site)) return undefined
  return typeof site.id === 'number' ? site.id : undefined
}
