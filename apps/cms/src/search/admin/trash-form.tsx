'use client'

import { toast } from '@payloadcms/ui'
import { type ReactNode, useState } from 'react'
import { z } from 'zod'
import { request } from '../../admin/requests.ts'
import { useTranslate } from '../../messages/use-translate.ts'

const VISITORS = ['nothing', 'gone', 'moved'] as const
type Visitors = (typeof VISITORS)[number]

/** A page by its number, and by its name for messages. */
export interface PageToTrash {
  readonly id: number | string
  readonly name?: string
}

interface TrashFormProps {
  readonly pages: readonly PageToTrash[]
  /** The number of places that use them. */
  readonly uses: number
  /** Called also when some of several were refused and stay. */
  readonly onMoved: (areAll: boolean) => void
  /** The uses of the pages, if they are not shown above; requested when the form is opened. */
  readonly children?: ReactNode
}

/** Moves pages to the trash, and asks what their addresses answer afterwards. */
export function TrashForm({ pages, uses, onMoved, children }: TrashFormProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [visitors, setVisitors] = useState<Visitors>('nothing')
  const [to, setTo] = useState('')
  const words = useTranslate()
  const move = async () => {
    setIsBusy(true)
    const options = visitors === 'moved' ? { visitors, to } : { visitors }
    const refusals = await moveAllToTrash(pages, options, words('trash:failed'))
    setIsBusy(false)
    for (const refusal of refusals) toast.error(refusal)
    if (refusals.length < pages.length) onMoved(refusals.length === 0)
  }
  return (
    <details className="where-used__trash" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>
        {children === undefined ? words('trash:heading') : words('trash:chosen', { count: pages.length })}
      </summary>
      {isOpen ? children : null}
      <p>
        {uses === 0 ? '' : `${words('trash:leadNowhere', { count: uses })} `}
        {words('trash:who')}
      </p>
      {VISITORS.map((value) => (
        <label key={value} className="where-used__choice">
          <input
            type="radio"
            name="trash-visitors"
            value={value}
            checked={visitors === value}
            onChange={() => setVisitors(value)}
          />
          {words(`trash:${value}`)}
        </label>
      ))}
      {visitors === 'moved' ? (
        <input
          type="text"
          aria-label={words('trash:other')}
          placeholder="/…/, https://…"
          value={to}
          onChange={({ target }) => setTo(target.value)}
        />
      ) : null}
      <button
        type="button"
        className="btn btn--style-secondary btn--size-small"
        disabled={isBusy}
        onClick={() => void move()}
      >
        {words('trash:move')}
      </button>
    </details>
  )
}

/**
 * All in parallel, so that none waits for the consequences of another.
 *
 * @returns the reason of each refusal
 */
async function moveAllToTrash(pages: readonly PageToTrash[], options: object, failed: string): Promise<string[]> {
  const refusals = pages.map(async ({ id, name }) => {
    const answer = await request(z.unknown(), `/api/pages/${id}/trash`, { method: 'POST', body: options })
    if (answer.ok) return []
    const refusal = answer.reasons[0] ?? failed
    return name ? `${name}: ${refusal}` : refusal
  })
  return (await Promise.all(refusals)).flat()
}
