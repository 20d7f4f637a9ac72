'use client'

import { useAuth, useSelection } from '@payloadcms/ui'
import { usePathname, useRouter } from 'next/navigation'
import { z } from 'zod'
import { mayDo, roleOf } from '../../access/role-permissions.ts'
import { useRequest } from '../../admin/requests.ts'
import { useTranslate } from '../../messages/use-translate.ts'
import { TrashForm } from './trash-form.tsx'
import { UsesList } from './uses-list.tsx'
import './where-used.css'

const pagesSchema = z.object({ docs: z.array(z.object({ id: z.number(), adminLabel: z.string().nullish() })) })

/**
 * Replaces Payload's bulk delete above the list of pages: shows the uses of the selected pages, and asks what their addresses
 * answer afterwards.
 */
export function TrashSelectedPages() {
  const { selectedIDs, toggleAll } = useSelection()
  const { user } = useAuth()
  const words = useTranslate()
  const router = useRouter()
  const isTrash = usePathname().endsWith('/trash')
  const pages = useNames(selectedIDs)
  if (isTrash || selectedIDs.length === 0 || !mayDo(roleOf(user), 'delete', 'pages')) return null
  const leave = (areAll: boolean) => {
    if (areAll) return window.location.assign('/admin/collections/pages/trash')
    toggleAll()
    router.refresh()
  }
  return (
    <section className="where-used trash-chosen" aria-label={words('uses:heading')}>
      <TrashForm pages={pages} uses={0} onMoved={leave}>
        {pages.map(({ id, name }) => (
          <section key={id} aria-label={name}>
            <h3 className="where-used__heading">{name}</h3>
            <UsesList of={`page:${id}`} nothing={words('uses:nothing')}>
              {(count) => (count === 0 ? null : <p>{words('trash:leadNowhere', { count })}</p>)}
            </UsesList>
          </section>
        ))}
      </TrashForm>
    </section>
  )
}

/** The titles of pages, once they are loaded. */
function useNames(ids: readonly (number | string)[]) {
  const query = `where[id][in]=${ids.join(',')}&draft=true&depth=0&pagination=false&select[adminLabel]=true`
  const { docs } = useRequest(pagesSchema, ids.length === 0 ? undefined : `/api/pages?${query}`) ?? { docs: [] }
  const names = new Map(docs.map(({ id, adminLabel }) => [String(id), adminLabel]))
  return ids.map((id) => ({ id, name: names.get(String(id)) || String(id) }))
}
