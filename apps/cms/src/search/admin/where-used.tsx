'use client'

import { useAllFormFields, useAuth, useDocumentInfo, useForm } from '@payloadcms/ui'
import { mayDo, roleOf } from '../../access/role-permissions.ts'
import { kindOfCollection } from '../../content/document-kinds.ts'
import { useTranslate } from '../../messages/use-translate.ts'
import { TrashForm } from './trash-form.tsx'
import { UsesList } from './uses-list.tsx'
import './where-used.css'

/** The uses of a page, a picture or a site; beside a page about a tour group also those of the tour group. */
export function WhereUsed() {
  const { id, collectionSlug = '', isTrashed, lastUpdateTime } = useDocumentInfo()
  const { user } = useAuth()
  const words = useTranslate()
  const [fields] = useAllFormFields()
  const { setModified } = useForm()
  const kind = kindOfCollection(collectionSlug)
  const tgid = Number(fields['categorisation.tgid']?.value ?? 0)
  if (!id || isTrashed || kind === undefined || kind === 'redirect') return null
  const isPage = kind === 'page'
  const leave = () => {
    setModified(false)
    window.location.assign('/admin/collections/pages/trash')
  }
  return (
    <section className="where-used" aria-labelledby="where-used-heading">
      <h2 id="where-used-heading" className="where-used__heading">
        {words('uses:heading')}
      </h2>
      <UsesList of={`${kind}:${id}`} savedAt={lastUpdateTime} nothing={words('uses:nothing')}>
        {(count) =>
          isPage && mayDo(roleOf(user), 'delete', 'pages') ? (
            <TrashForm pages={[{ id }]} uses={count} onMoved={leave} />
          ) : null
        }
      </UsesList>
      {isPage && tgid > 0 ? (
        <>
          <h3 className="where-used__heading">{words('uses:ofProduct', { number: String(tgid) })}</h3>
          <UsesList of={`product:${tgid}`} savedAt={lastUpdateTime} nothing={words('uses:nowhere')} />
        </>
      ) : null}
    </section>
  )
}
