import type { Access, FieldAccess } from 'payload'
import { mayAt, mayEverywhere, type PlaceFields, rightsOf, withinReach } from './rights.ts'
import { type Action, mayDo, roleOf, type Subject } from './roles.ts'

/** Payload's form of one cell of the permission table. */
export function allow(action: Action, subject: Subject): Access {
  return ({ req }) => mayDo(roleOf(req.user), action, subject)
}

const PAGES = { site: 'site', lang: 'lang', maySiteMiss: true } as const
const VERSIONS_OF_PAGES = { site: 'version.site', lang: 'version.lang', maySiteMiss: true } as const

/** Pages of the account's sites; what is changed is in one of its languages too. */
export function allowPages(action: Action): Access {
  return ({ req }) => withinReach(req.user, action, 'pages', PAGES)
}

export const allowPageVersions: Access = ({ req }) => withinReach(req.user, 'read', 'pages', VERSIONS_OF_PAGES)

/** Versions have rules of their own: without one, Payload shows them to everybody who is signed in. */
export const allowSiteVersions: Access = ({ req }) => withinReach(req.user, 'read', 'sites', { site: 'parent' })

/** Writing a page: the admin asks with `_status` to learn whether it may show the publish button. */
export const allowPageUpdate: Access = ({ req, data }) =>
  withinReach(req.user, data?._status === 'published' ? 'publish' : 'write', 'pages', PAGES)

export const allowPageCreation: Access = ({ req, data }) =>
  mayAt(req.user, data?._status === 'published' ? 'publish' : 'write', 'pages', { site: data?.site, lang: data?.lang })

/** What lies on a site and says no language: the account's own sites. */
export function allowOnSites(action: Action, subject: Subject, fields: PlaceFields = { site: 'site' }): Access {
  return ({ req }) => withinReach(req.user, action, subject, fields)
}

/** Settings of a site hold the words of all its languages: who writes in some only may read them. */
export function allowSites(action: Action): Access {
  return ({ req }) => {
    if (action !== 'read' && rightsOf(req.user)?.languages) return false
    return withinReach(req.user, action, 'sites', { site: 'id' })
  }
}

/** What all sites share. */
export function allowEverywhere(action: Action, subject: Subject): Access {
  return ({ req }) => mayEverywhere(req.user, action, subject)
}

/** Rows that name documents of every site: who works on some sees what is their own. */
export const allowOwnDeeds: Access = ({ req }) => {
  const rights = rightsOf(req.user)
  if (!rights?.sites) return mayDo(rights?.role, 'read', 'pages')
  return { who: { equals: req.user?.email } }
}

/** What became of pages of every site; beside a form it is asked for page by page. */
export const allowWhereSitesAreNoLimit: Access = ({ req }) => {
  const rights = rightsOf(req.user)
  return mayDo(rights?.role, 'read', 'pages') && !rights?.sites
}

/** Everybody signed in sees and edits themselves; the table says who sees the others. */
export function allowSelfOr(action: Action): Access {
  return ({ req }) => {
    if (mayDo(roleOf(req.user), action, 'users')) return true
    return req.user ? { id: { equals: req.user.id } } : false
  }
}

export const onlyAdmins: FieldAccess = ({ req }) => roleOf(req.user) === 'admin'

/** For what a page or a site decides for all sites. */
export const whoPublishesEverywhere: FieldAccess = ({ req }) => mayEverywhere(req.user, 'publish', 'pages')

/** Of one's own account: no administrator sets or takes what is a person's own. */
export const onlySelf: FieldAccess = ({ req, id, doc }) => {
  const own = id ?? doc?.id
  return own !== undefined && String(own) === String(req.user?.id)
}

/** For what only the system itself writes. */
export const nobody = () => false
