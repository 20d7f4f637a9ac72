'use client'

import { toast, useAuth, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { z } from 'zod'
import { mayDo, roleOf } from '../../access/role-permissions.ts'
import { request, useRequest } from '../../admin/requests.ts'
import { useFrozenWhilePressed } from '../../admin/use-frozen-while-pressed.ts'
import { useFormatNumber, useTranslate } from '../../messages/use-translate.ts'
import { SearchMisses } from '../search-misses/search-misses.tsx'
import { countOpenMisses, useSearchMisses } from '../search-misses/use-search-misses.ts'
import { ProblemList, problemSchema } from './problem-list.tsx'
import './health.css'

const groupSchema = z.object({
  id: z.string(),
  title: z.string(),
  /** The consequence for visitors, in a sentence. */
  help: z.string(),
  total: z.number(),
  /** The first ones. */
  problems: z.array(problemSchema),
})
const answerSchema = z.object({
  groups: z.array(groupSchema),
  checkedAt: z.string().nullable(),
  isComplete: z.boolean(),
  isChecking: z.boolean(),
})
type Answer = z.infer<typeof answerSchema>
export type ProblemGroup = z.infer<typeof groupSchema>

/** Interval of requests during a check; milliseconds. */
const LOOK_EVERY = 2000

/** Problems that need attention, at the top of the dashboard. */
export function HealthDashboard() {
  const words = useTranslate()
  const [looks, setLooks] = useState(0)
  const again = (newest: Answer | undefined) => (isUnderWay(newest) ? LOOK_EVERY : undefined)
  const answer = useFrozenWhilePressed(useRequest(answerSchema, `/api/health?look=${looks}`, { again }))
  const { misses, lookAgain } = useSearchMisses()
  const [opened, setOpened] = useState<string>()
  if (!answer) return <section className="health" aria-busy="true" aria-label={words('health:heading')} />
  const searches = misses && { id: SEARCHES, title: words('searches:heading'), total: countOpenMisses(misses) }
  const boxes = [...answer.groups, ...(searches ? [searches] : [])]
  const first = boxes.find(({ id }) => id === opened) ?? boxes.find(({ total }) => total > 0)
  const shown = answer.groups.find(({ id }) => id === first?.id)
  return (
    <section className="health" aria-labelledby="health-heading">
      <header className="health__header">
        <h2 id="health-heading" className="health__heading">
          {words('health:heading')}
        </h2>
        <CheckLine answer={answer} onCheck={() => setLooks(looks + 1)} />
      </header>
      <div className="health__groups">
        {boxes.map((group) => (
          <GroupButton
            key={group.id}
            group={group}
            isShown={group.id === first?.id}
            onShow={() => setOpened(group.id)}
          />
        ))}
      </div>
      {shown && <GroupView group={shown} onRemedy={() => setLooks(looks + 1)} />}
      {misses && first?.id === SEARCHES && <SearchMisses misses={misses} onRemedy={lookAgain} />}
      {!first && <p>{words('health:well')}</p>}
    </section>
  )
}

function isUnderWay(answer: Answer | undefined): boolean {
  return answer === undefined || answer.isChecking || !answer.isComplete
}

function CheckLine({ answer, onCheck }: { readonly answer: Answer; readonly onCheck: () => void }) {
  const { checkedAt, isChecking, isComplete } = answer
  const { user } = useAuth()
  const words = useTranslate()
  const { i18n } = useTranslation()
  const time = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' })
  const check = async () => {
    const asked = await request(z.unknown(), '/api/health/check', { method: 'POST' })
    if (!asked.ok) toast.error(words('health:notStarted'))
    onCheck()
  }
  return (
    <p className="health__checked">
      {isComplete ? '' : `${words('uses:building')} `}
      {checkedAt ? words('health:checked', { time: time.format(new Date(checkedAt)) }) : words('health:nightly')}{' '}
      {isChecking ? (
        <span aria-live="polite">{words('health:looking')}</span>
      ) : mayDo(roleOf(user), 'publish', 'pages') ? (
        <button type="button" className="health__check" onClick={() => void check()}>
          {words('health:look')}
        </button>
      ) : null}
    </p>
  )
}

/** The box of searches without a result, which the site counts. */
const SEARCHES = 'searches'

interface GroupButtonProps {
  readonly group: Pick<ProblemGroup, 'id' | 'title' | 'total'>
  readonly isShown: boolean
  readonly onShow: () => void
}

function GroupButton({ group: { title, total, id }, isShown, onShow }: GroupButtonProps) {
  const countOf = useFormatNumber()
  return (
    <button
      type="button"
      className="health__group"
      data-state={stateOf(id, total)}
      aria-pressed={isShown}
      onClick={onShow}
    >
      <span className="health__count">{total >= MAX_COUNTED ? `${countOf(MAX_COUNTED)}+` : countOf(total)}</span>
      <span>{title}</span>
    </button>
  )
}

/** The server's maximum count. */
const MAX_COUNTED = 1000

const CAN_WAIT: ReadonlySet<string> = new Set(['missing', 'outdated', SEARCHES])

/** Scheduled publications are no faults; missing pages are, missing translations can wait. */
function stateOf(id: string, total: number): string {
  if (total === 0) return 'well'
  if (id === 'due') return 'coming'
  return CAN_WAIT.has(id) ? 'later' : 'now'
}

interface GroupViewProps {
  readonly group: ProblemGroup
  /** Something was done about one of its problems. */
  readonly onRemedy: () => void
}

function GroupView({ group: { title, help, total, problems }, onRemedy }: GroupViewProps) {
  const words = useTranslate()
  const rest = total - problems.length
  return (
    <div className="health__view">
      <h3 className="health__title">{title}</h3>
      <p className="health__help">{total === 0 ? words('health:none') : help}</p>
      <ProblemList problems={problems} onRemedy={onRemedy} />
      {rest > 0 ? <p className="health__help">{words('health:more', { count: rest })}</p> : null}
    </div>
  )
}
