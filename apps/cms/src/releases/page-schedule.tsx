'use client'

import { useAuth, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useState } from 'react'
import { mayDo, roleOf } from '../access/roles.ts'
import { readRefusal } from './read-refusal.ts'
import { useDueReleases } from './use-due-releases.ts'
import { useTimeZone } from './use-time-zone.ts'
import { WhenInput } from './when-input.tsx'

const ACTIONS = [
  { value: 'publish', label: 'Publish' },
  { value: 'unpublish', label: 'Take offline' },
] as const
type Action = (typeof ACTIONS)[number]['value']

/** What is planned for a page, and planning it: a release of this page alone. */
export function PageSchedule() {
  const { id, isTrashed } = useDocumentInfo()
  const { user } = useAuth()
  const [count, setCount] = useState(0)
  const releases = useDueReleases(id === undefined ? undefined : `&where[pages][in]=${id}`, count)
  if (!id || isTrashed || !mayDo(roleOf(user), 'publish', 'pages')) return null
  return (
    <section className="page-schedule" aria-label="Schedule of this page">
      <h2 className="page-schedule__heading">Schedule</h2>
      <ul className="page-schedule__list">
        {releases.map(({ id: release, name, action, when }) => (
          <li key={release}>
            {action === 'publish' ? 'Published' : 'Taken offline'} on {when}:{' '}
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

function ScheduleForm({ pageId, onPlanned }: ScheduleFormProps) {
  const site = useFormFields(([fields]) => fields.site?.value)
  const title = useFormFields(([fields]) => fields.title?.value)
  const zone = useTimeZone(site)
  const [action, setAction] = useState<Action>('publish')
  const [[localTime, occurrence], setTime] = useState<readonly [string, string]>(['', ''])
  const [fault, setFault] = useState<string>()
  const plan = async () => {
    const name = String(title || 'Untitled page').slice(0, 200)
    const refusal = await planRelease({
      name,
      site,
      pages: [pageId],
      action,
      localTime,
      occurrence: occurrence || null,
    })
    setFault(refusal)
    if (refusal !== undefined) return
    setTime(['', ''])
    onPlanned()
  }
  return (
    <details className="page-schedule__form">
      <summary>Plan…</summary>
      {ACTIONS.map(({ value, label }) => (
        <label key={value} className="when-input__choice">
          <input type="radio" name="schedule-action" checked={action === value} onChange={() => setAction(value)} />
          {label}
        </label>
      ))}
      <label htmlFor="schedule-when">When</label>
      <WhenInput
        id="schedule-when"
        zone={zone}
        localTime={localTime}
        occurrence={occurrence}
        fault={fault}
        onChange={(time, which) => setTime([time, which])}
      />
      <button type="button" className="btn btn--style-secondary btn--size-small" onClick={() => void plan()}>
        Plan it
      </button>
    </details>
  )
}

interface Plan {
  readonly name: string
  readonly site: unknown
  readonly pages: readonly number[]
  readonly action: Action
  readonly localTime: string
  readonly occurrence: string | null
}

/** @returns why not, if it was refused */
async function planRelease(release: Plan): Promise<string | undefined> {
  if (release.localTime === '') return 'Choose a day and a time.'
  const answer = await fetch('/api/releases?depth=0', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(release),
  }).catch(() => undefined)
  return answer?.ok ? undefined : readRefusal(answer, 'This could not be planned.')
}
