import { LOCALES } from '@passepartout/content-model/locales'
import { getTranslation } from '@payloadcms/translations'
import { Gutter, SetStepNav } from '@payloadcms/ui'
import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { accountScopeOf, mayActOnDocument } from '../../access/account-scope.ts'
import { translatorFor } from '../../messages/translate.ts'
import { NewPage, type SiteChoice } from './new-page.tsx'

/**
 * The first step of a new page, in place of Payload's form, which stores an empty draft as soon as it is opened: a collection that
 * saves by itself needs a document to save into.
 */
export async function NewPageView({ initPageResult: { req } }: AdminViewServerProps) {
  if (!req.user) redirect('/admin/login?redirect=%2Fadmin%2Fcollections%2Fpages%2Fcreate')
  const say = translatorFor(req.i18n.language)
  const pages = getTranslation(req.payload.collections.pages.config.labels.plural, req.i18n)
  return (
    <Gutter>
      <SetStepNav nav={[{ label: pages, url: '/admin/collections/pages' }, { label: say('newPage:heading') }]} />
      {mayActOnDocument(req.user, 'write', 'pages', {}) ? (
        <NewPage sites={await readSites(req)} languages={languagesOf(req)} />
      ) : (
        <main className="new-page">{say('newPage:notYours')}</main>
      )}
    </Gutter>
  )
}

async function readSites(req: PayloadRequest): Promise<SiteChoice[]> {
  const { docs } = await req.payload.find({
    collection: 'sites',
    depth: 0,
    pagination: false,
    sort: 'uid',
    select: { uid: true },
    overrideAccess: false,
    req,
  })
  return docs.map(({ id, uid }) => ({ id, name: uid ?? String(id) }))
}

function languagesOf({ user }: PayloadRequest) {
  const own = accountScopeOf(user)?.languages
  return LOCALES.filter(({ code }) => own?.includes(code) !== false).map(({ code, autonym: name }) => ({ code, name }))
}
