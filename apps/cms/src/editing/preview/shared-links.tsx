'use client'

import { toast, useAuth, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { z } from 'zod'
import { mayDo, roleOf } from '../../access/role-permissions.ts'
import { request, useRequest } from '../../admin/requests.ts'
import { useTranslate } from '../../messages/use-translate.ts'
import './shared-links.css'

const answerSchema = z.object({
  links: z.array(z.object({ id: z.number(), address: z.string(), madeBy: z.string(), expires: z.string() })),
})
/** A link to the draft of a page; `expires` in ISO 8601. */
export type SharedLink = z.infer<typeof answerSchema>['links'][number]

/** Links to this draft for people without an account: one click creates and copies, another revokes. */
export function SharedLinks() {
  const { id, isTrashed } = useDocumentInfo()
  const { user } = useAuth()
  const words = useTranslate()
  const address = `/api/pages/${id}/preview-links`
  const read = useRequest(answerSchema, id === undefined ? undefined : address)
  const [changed, setChanged] = useState<readonly SharedLink[]>()
  const links = changed ?? read?.links ?? []
  if (!id || isTrashed || !mayDo(roleOf(user), 'write', 'pages')) return null
  const copy = (link: SharedLink) => copyAddress(link.address, words('preview:copied'), words('preview:copyThis'))
  const change = async (to: string) => {
    const answer = await request(answerSchema, to, { method: 'POST' })
    if (answer.ok) setChanged(answer.value.links)
    else toast.error(answer.reasons[0] ?? words('preview:failed'))
    return answer.ok ? answer.value.links : undefined
  }
  const share = async () => {
    const [made] = (await change(address)) ?? []
    if (made) await copy(made)
  }
  const end = async (link: SharedLink) => {
    if (await change(`${address}/${link.id}/end`)) toast.success(words('preview:ended'))
  }
  return (
    <section className="shared-links" aria-label={words('preview:links')}>
      <button type="button" className="btn btn--style-secondary btn--size-medium" onClick={() => void share()}>
        {words('preview:share')}
      </button>
      {links.length > 0 && (
        <ul className="shared-links__list">
          {links.map((link) => (
            <LinkRow key={link.id} link={link} onCopy={() => void copy(link)} onEnd={() => void end(link)} />
          ))}
        </ul>
      )}
    </section>
  )
}

interface LinkRowProps {
  readonly link: SharedLink
  readonly onCopy: () => void
  readonly onEnd: () => void
}

function LinkRow({ link, onCopy, onEnd }: LinkRowProps) {
  const { i18n } = useTranslation()
  const words = useTranslate()
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' })
  const time = day.format(new Date(link.expires))
  return (
    <li className="shared-links__link">
      <span className="shared-links__facts">{words('preview:until', { time, name: link.madeBy })}</span>
      <button
        type="button"
        className="shared-links__button"
        onClick={onCopy}
        aria-label={words('preview:copyOf', { time })}
      >
        {words('preview:copy')}
      </button>
      <button
        type="button"
        className="shared-links__button"
        onClick={onEnd}
        aria-label={words('preview:endOf', { time })}
      >
        {words('preview:end')}
      </button>
    </li>
  )
}

async function copyAddress(address: string, done: string, byHand: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address)
    toast.success(done)
  } catch {
    // Without access to the clipboard the link is shown for copying.
    window.prompt(byHand, address)
  }
}
