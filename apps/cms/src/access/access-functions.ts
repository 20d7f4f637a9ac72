import type { Access, FieldAccess } from 'payload'
import { accountScopeOf, mayActOnAllSites, mayActOnDocument, type ScopeFields, scopeQuery } from './account-scope.ts'
import { type Action, mayDo, roleOf, type Subject } from './role-permissions.ts'

/** An access rule of Payload from a cell of the permission table. */
export function allowByRole(action: Action, subject: Subject): Access {
  return ({ req }) => mayDo(roleOf(req.user), action, subject)
}

const PAGES = { site: 'site', lang: 'lang', maySiteMiss: true } as const
const VERSIONS_OF_PAGES = { site: 'version.site', lang: 'version.lang', maySiteMiss: true } as const

/** Allows pages of the account's sites; writing also requires one of its languages. */
export function allowPages(action: Action): Access {
  return ({ req }) => scopeQuery(req.user, action, 'pages', PAGES)
}

/**
 * Allows moving a page to the trash to those who may delete; what is deleted for good is gone with its history, so administrators
 * alone do that. Payload tells them apart by `deletedAt`.
 */
export const allowPageDeletion: Access = ({ req, data }) => {
  if (!data?.deletedAt && roleOf(req.user) !== 'admin') return false
  return scopeQuery(req.user, 'delete', 'pages', PAGES)
}

export const allowPageVersions: Access = ({ req }) => scopeQuery(req.user, 'read', 'pages', VERSIONS_OF_PAGES)

/** Versions need rules of their own: without them Payload shows versions to every signed-in account. */
export const allowSiteVersions: Access = ({ req }) => scopeQuery(req.user, 'read', 'sites', { site: 'parent' })

/** Allows writing a page. The admin calls it with `_status` to decide whether to show the publish button. */
export const allowPageUpdate: Access = ({ req, data }) =>
  scopeQuery(req.user, data?._status === 'published' ? 'publish' : 'write', 'pages', PAGES)

export const allowPageCreation: Access = ({ req, data }) =>
  mayActOnDocument(req.user, data?._status === 'published' ? 'publish' : 'write', 'pages', {
    site: data?.site,
    lang: data?.lang,
  })

/** Allows documents of the account's own sites that have no language. */
export function allowOwnSiteDocuments(
  action: Action,
  subject: Subject,
  fields: ScopeFields = { site: 'site' },
): Access {
  return ({ req }) => scopeQuery(req.user, action, subject, fields)
}

/** Allows settings of a site. They contain words of all its languages, so an account with some languages may only read them. */
export function allowSiteSettings(action: Action): Access {
  return ({ req }) => {
    if (action !== 'read' && accountScopeOf(req.user)?.languages) return false
    return scopeQuery(req.user, action, 'sites', { site: 'id' })
  }
}

/** Allows documents that all sites share. */
export function allowSharedDocuments(action: Action, subject: Subject): Access {
  return ({ req }) => mayActOnAllSites(req.user, action, subject)
}

/** Allows rows that name documents of any site; an account with some sites sees its own actions only. */
export const allowAuditLogRead: Access = ({ req }) => {
  const rights = accountScopeOf(req.user)
  if (!rights?.sites) return mayDo(rights?.role, 'read', 'pages')
  return { who: { equals: req.user?.email } }
}

/**
 * Allows results of publications, of pages on any site, to accounts without a limit of sites; forms request those of one page.
 */
export const allowAllSiteAccounts: Access = ({ req }) => {
  const rights = accountScopeOf(req.user)
  return mayDo(rights?.role, 'read', 'pages') && !rights?.sites
}

/** Everybody signed in may read and edit their own account; the table decides about other accounts. */
export function allowOwnAccountOrByRole(action: Action): Access {
  return ({ req }) => {
    if (mayDo(roleOf(req.user), action, 'users')) return true
    return req.user ? { id: { equals: req.user.id } } : false
  }
}

export const onlyAdmins: FieldAccess = ({ req }) => roleOf(req.user) === 'admin'

/** For fields of a page or site that affect all sites. */
export const canPublishEverywhere: FieldAccess = ({ req }) => mayActOnAllSites(req.user, 'publish', 'pages')

/** For fields that only the owner of the account may write, not even an administrator. */
export const onlySelf: FieldAccess = ({ req, id, doc }) => {
  const own = id ?? doc?.id
  return own !== undefined && String(own) === String(req.user?.id)
}

/** For fields that only the system writes. */
export const nobody = () => false
