'use client'

import { toast, useAuth, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { mayDo, roleOf } from '../access/roles.ts'
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
  const [links, setLinks] = useState<readonly Link[]>([])
  useEffect(() => {
    if (id === undefined) return
    askLinks('GET', `/api/pages/${id}/preview-links`).then(setLinks, () => undefined)
  }, [id])
  if (!id || isTrashed || !mayDo(roleOf(user), 'write', 'pages')) return null
  const share = async () => {
    const made = await askLinks('POST', `/api/pages/${id}/preview-links`)
    setLinks(made)
    if (made[0]) await copy(made[0])
  }
  const end = async (link: Link) => {
    setLinks(await askLinks('POST', `/api/pages/${id}/preview-links/${link.id}/end`))
    toast.success('The link has ended: nobody sees the draft by it any more.')
  }
  return (
    <section className="shared-links" aria-label="Links to this draft">
      <button type="button" className="btn btn--style-secondary btn--size-medium" onClick={() => told(share())}>
        Share this draft
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
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' })
  const until = day.format(new Date(link.expires))
  return (
    <li className="shared-links__link">
      <span className="shared-links__facts">
        Until {until}, by {link.madeBy}
      </span>
      <button
        type="button"
        className="shared-links__button"
        onClick={onCopy}
        aria-label={`Copy the link until ${until}`}
      >
        Copy
      </button>
      <button type="button" className="shared-links__button" onClick={onEnd} aria-label={`End the link until ${until}`}>
        End
      </button>
    </li>
  )
}

async function copy({ address }: Link): Promise<void> {
  try {
    await navigator.clipboard.writeText(address)
    toast.success('The link is copied. Whoever has it sees this draft for seven days.')
  } catch {
    // A browser that keeps its clipboard shut.
    window.prompt('Copy this link:', address)
  }
}

function told(work: Promise<void>): void {
  work.catch((error: unknown) => toast.error(error instanceof Error ? error.message : 'That did not work. Try again.'))
}

async function askLinks(method: 'GET' | 'POST', address: string): Promise<readonly Link[]> {
  const answer = await fetch(address, { method, credentials: 'same-origin' })
  const body: unknown = await answer.json()
  if (answer.ok) return answerSchema.parse(body).links
  throw new Error(refusalSchema.safeParse(body).data?.message ?? 'That did not work. Try again.')
}
