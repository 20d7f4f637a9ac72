'use client'

import { useAuth, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { z } from 'zod'
import { useRequest } from '../../admin/requests.ts'
import { useTranslate } from '../../messages/use-translate.ts'
import { mayDo, roleOf } from '../role-permissions.ts'
import { PasswordLinkResult } from './password-link-result.tsx'
import './people.css'
import { type PasswordLinkAnswer, requestPasswordLink } from './request-password-link.ts'

const sessionsSchema = z.object({
  sessions: z.array(z.object({ id: z.string(), since: z.string().nullable(), isThis: z.boolean() })),
})
type Session = z.infer<typeof sessionsSchema>['sessions'][number]

/** The sign-in section of an account: its sessions, how to end them, and a link for a new password. */
export function SessionsAndPasswordSection() {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  const words = useTranslate()
  const { sessions, end } = useSessions(id)
  const [answer, setAnswer] = useState<PasswordLinkAnswer>()
  if (id === undefined) return null
  const isOwn = String(user?.id) === String(id)
  const makeLink = async () =>
    setAnswer(await requestPasswordLink(`/api/users/${id}/password-link`, words('people:failed')))
  const mayEndAll = sessions.some(({ isThis }) => !isThis)
  return (
    <section className="people" aria-label={words('people:waysIn')}>
      <h2 className="people__heading">{words('people:signedIn')}</h2>
      {sessions.length === 0 ? <p>{words('people:nowhere')}</p> : null}
      <ul className="people__sessions">
        {sessions.map((session) => (
          <li key={session.id}>
            <SessionLine session={session} onEnd={() => void end(session.id)} />
          </li>
        ))}
      </ul>
      {mayEndAll ? (
        <button type="button" className="btn btn--style-secondary btn--size-small" onClick={() => void end()}>
          {words(isOwn ? 'people:endOthers' : 'people:endAll')}
        </button>
      ) : null}
      {mayDo(roleOf(user), 'write', 'users') && !isOwn ? (
        <button type="button" className="btn btn--style-secondary btn--size-small" onClick={() => void makeLink()}>
          {words('people:newPassword')}
        </button>
      ) : null}
      <PasswordLinkResult answer={answer} />
    </section>
  )
}

interface SessionLineProps {
  readonly session: Session
  readonly onEnd: () => void
}

function SessionLine({ session: { since, isThis }, onEnd }: SessionLineProps) {
  const { i18n } = useTranslation()
  const words = useTranslate()
  const format = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' })
  const time = since === null ? '–' : format.format(new Date(since))
  return (
    <>
      <span>{words('people:signedInSince', { time })} </span>
      {isThis ? (
        words('people:here')
      ) : (
        <button type="button" className="people__end" aria-label={`${words('people:end')}: ${time}`} onClick={onEnd}>
          {words('people:end')}
        </button>
      )}
    </>
  )
}

function useSessions(id: number | string | undefined) {
  const [reads, setReads] = useState(0)
  const address = id === undefined ? undefined : `/api/users/${id}/sessions?read=${reads}`
  const sessions = useRequest(sessionsSchema, address)?.sessions ?? []
  const end = async (session?: string) => {
    await requestPasswordLink(`/api/users/${id}/end-sessions`, '', session === undefined ? {} : { session })
    setReads(reads + 1)
  }
  return { sessions, end }
}
