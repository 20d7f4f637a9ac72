'use client'

import { Link, useAuth } from '@payloadcms/ui'
import { z } from 'zod'
import { mayDo, roleOf } from '../../access/role-permissions.ts'
import { useRequest } from '../../admin/requests.ts'
import { useFormatNumber, useTranslate } from '../../messages/use-translate.ts'
import { ProblemList, problemSchema } from '../admin/problem-list.tsx'
import { PENDING_TASK_KINDS } from './pending-task-kinds.ts'
import '../admin/health.css'
import './pending-tasks.css'

const waitingSchema = z.object({
  kind: z.enum(PENDING_TASK_KINDS),
  total: z.number(),
  /** The first ones. */
  entries: z.array(problemSchema),
})
const answerSchema = z.object({ waiting: z.array(waitingSchema) })

/** What waits for the person who is signed in, above everything else on the dashboard. */
export function MyPendingTasks() {
  const words = useTranslate()
  const { waiting } = useRequest(answerSchema, '/api/waiting') ?? {}
  const shown = waiting?.filter(({ total }) => total > 0)
  return (
    <section className="waiting" aria-busy={waiting === undefined} aria-labelledby="waiting-heading">
      <h2 id="waiting-heading" className="waiting__heading">
        {words('waiting:heading')}
      </h2>
      {shown && shown.length > 0 ? (
        <div className="waiting__kinds">
          {shown.map((kind) => (
            <WaitingOfKind key={kind.kind} waiting={kind} />
          ))}
        </div>
      ) : null}
      {shown?.length === 0 ? <FirstSteps /> : null}
    </section>
  )
}

function WaitingOfKind({ waiting: { kind, total, entries } }: { readonly waiting: z.infer<typeof waitingSchema> }) {
  const words = useTranslate()
  const countOf = useFormatNumber()
  const rest = total - entries.length
  return (
    <div>
      <h3 className="health__title">
        {words(`waiting:${kind}`)} <span className="waiting__count">{countOf(total)}</span>
      </h3>
      <ProblemList problems={entries} />
      {rest > 0 ? <p className="health__help">{words('health:more', { count: rest })}</p> : null}
    </div>
  )
}

/** What one can begin with while nothing waits. */
function FirstSteps() {
  const words = useTranslate()
  const { user } = useAuth()
  const mayWrite = mayDo(roleOf(user), 'write', 'pages')
  return (
    <>
      <p>{words('waiting:none')}</p>
      <ul className="waiting__steps">
        {mayWrite ? (
          <li>
            <Link href="/admin/collections/pages/create" prefetch={false}>
              {words('waiting:newPage')}
            </Link>
          </li>
        ) : null}
        <li>
          <Link href="/admin/collections/pages" prefetch={false}>
            {words('waiting:allPages')}
          </Link>
        </li>
        <li>
          <Link href="/admin/help" prefetch={false}>
            {words('waiting:manual')}
          </Link>
        </li>
      </ul>
    </>
  )
}
