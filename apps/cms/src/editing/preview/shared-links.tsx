'use client'

import { toast, useAuth, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { mayDo, roleOf } from '../../access/roles.ts'
import { useTranslate } from '../../messages/use-translate.ts'
import './shared-links.css'

const answerSchema = z.object({
  links: z.array(z.object({ id: z.number(), address: z.string(), madeBy: z.string(), expires: z.string() })),
})
type Link = z.infer<typeof answerSchema>['links'][number]

const refusalSchema = z.object({ message: z.string() })

/** Links to this draft for people without an account: made and copied with one click, ended with another. */
export function SharedLinks() {
  const { id, isTrashed } = useDocumentInfo()
  const { user } = useAuth()
  const words = useTranslate()
  const [links, setLinks] = useState<readonly Link[]>([])
  useEffect(() => {
    if (id === undefined) return
    askLinks('GET', `/api/pages/${id}/preview-links`).then(setLinks, () => undefined)
  }, [id])
  if (!id || isTrashed || !mayDo(roleOf(user), 'write', 'pages')) return null
  const copy = (link: Link) => copyAddress(link.address, words('preview:copied'), words('preview:copyThis'))
  const told = (work: Promise<void>) =>
    void work.catch((error: unknown) => toast.error(error instanceof Refusal ? error.message : words('preview:failed')))
  const share = async () => {
    const made = await askLinks('POST', `/api/pages/${id}/preview-links`)
    setLinks(made)
    if (made[0]) await copy(made[0])
  }
  const end = async (link: Link) => {
    setLinks(await askLinks('POST', `/api/pages/${id}/preview-links/${link.id}/end`))
    toast.success(words('preview:ended'))
  }
  return (
    <section className="shared-links" aria-label={words('preview:links')}>
      <button type="button" className="btn btn--style-secondary btn--size-medium" onClick={() => told(share())}>
        {words('preview:share')}
      </button>
      {links.length > 0 && (
        <ul className="shared-links__list">
          {links.map((link) => (
            <LinkRow key={link.id} link={link} onCopy={() => told(copy(link))} onEnd={() => told(end(link))} />
          ))}
        </ul>
      )}
    </section>
  )
}

interface LinkRowProps {
  readonly link: Link
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
    // A browser that keeps its clipboard shut.
    window.prompt(byHand, address)
  }
}

/** What the content system says to whoever may not. */
class Refusal extends Error {
  override readonly name = 'Refusal'
}

async function askLinks(method: 'GET' | 'POST', address: string): Promise<readonly Link[]> {
  const answer = await fetch(address, { method, credentials: 'same-origin' })
  const body: unknown = await answer.json()
  if (answer.ok) return answerSchema.parse(body).links
  throw new Refusal(refusalSchema.parse(body).message)
}
