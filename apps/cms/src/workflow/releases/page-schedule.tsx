'use client'

import { toast, useAuth, useDocumentInfo, useFormFields, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { z } from 'zod'
import { mayDo, roleOf } from '../../access/role-permissions.ts'
import { firstMessageOfRefusal, request } from '../../admin/requests.ts'
import { useTranslate } from '../../messages/use-translate.ts'
import { formatLocalTime, futureTimeFault } from './local-time.ts'
import { LocalTimeInput } from './local-time-input.tsx'
import { usePlannedReleases } from './use-planned-releases.ts'
import { useSiteTimeZone } from './use-site-time-zone.ts'

const ACTIONS = ['publish', 'unpublish'] as const
type Action = (typeof ACTIONS)[number]

/** Shows and plans a release of this page alone. */
export function PageSchedule() {
  const { id, isTrashed } = useDocumentInfo()
  const { user } = useAuth()
  const words = useTranslate()
  const [count, setCount] = useState(0)
  const releases = usePlannedReleases(id === undefined ? undefined : `&where[pages][in]=${id}`, count)
  if (!id || isTrashed || !mayDo(roleOf(user), 'publish', 'pages')) return null
  return (
    <section className="page-schedule" aria-label={words('releases:ofPage')}>
      <h2 className="page-schedule__heading">{words('releases:schedule')}</h2>
      <ul className="page-schedule__list">
        {releases?.map(({ id: release, name, action, when }) => (
          <li key={release}>
            {words(action === 'publish' ? 'releases:published' : 'releases:unpublished', { when })}{' '}
            <a href={`/admin/collections/releases/${release}`}>{name}</a>
          </li>
        ))}
      </ul>
      <ScheduleForm pageId={Number(id)} onPlanned={() => setCount(count + 1)} />
    </section>
  )
}

interface ScheduleFormProps {
  readonly pageId: number
  readonly onPlanned: () => void
}

const NO_TIME = { localTime: '', occurrence: '' }

function ScheduleForm({ pageId, onPlanned }: ScheduleFormProps) {
  const words = useTranslate()
  const { language } = useTranslation().i18n
  const site = useFormFields(([fields]) => fields.site?.value)
  const title = useFormFields(([fields]) => fields.title?.value)
  const zone = useSiteTimeZone(site)
  const [action, setAction] = useState<Action>('publish')
  const [time, setTime] = useState(NO_TIME)
  const [fault, setFault] = useState<string>()
  const plan = async () => {
    const { localTime, occurrence } = time
    if (localTime === '') return setFault(words('releases:needsTime'))
    // The fault is already shown below the input.
    if (zone && futureTimeFault(time, zone, Date.now())) return
    const name = String(title || words('matrix:untitled')).slice(0, 200)
    const wish = { name, site, pages: [pageId], action, localTime, occurrence: occurrence || null }
    const answer = await request(z.unknown(), '/api/releases?depth=0', { method: 'POST', body: wish })
    setFault(answer.ok ? undefined : firstMessageOfRefusal(answer, words('releases:notPlanned')))
    if (!answer.ok) return
    setTime(NO_TIME)
    onPlanned()
    toast.success(words('releases:planned', { when: formatLocalTime(localTime, zone ?? '', language) }))
  }
  return (
    <details className="page-schedule__form">
      <summary>{words('releases:plan')}</summary>
      {ACTIONS.map((value) => (
        <label key={value} className="when-input__choice">
          <input type="radio" name="schedule-action" checked={action === value} onChange={() => setAction(value)} />
          {words(`releases:${value}`)}
        </label>
      ))}
      <label htmlFor="schedule-when">{words('releases:when')}</label>
      <LocalTimeInput
        id="schedule-when"
        zone={zone}
        localTime={time.localTime}
        occurrence={time.occurrence}
        fault={fault}
        onChange={(localTime, occurrence) => {
          setTime({ localTime, occurrence })
          setFault(undefined)
        }}
      />
      <button type="button" className="btn btn--style-secondary btn--size-small" onClick={() => void plan()}>
        {words('releases:planIt')}
      </button>
    </details>
  )
}
