'use client'

import { toast, useForm } from '@payloadcms/ui'
import { useState } from 'react'
import { z } from 'zod'
import { useWords } from '../../words/use-words.ts'

const VISITORS = ['nothing', 'gone', 'moved'] as const
type Visitors = (typeof VISITORS)[number]

const refusalSchema = z.object({
  message: z.string().optional(),
  errors: z.array(z.object({ message: z.string() })).optional(),
})

interface TrashFormProps {
  readonly pageId: number | string
  readonly useCount: number
}

/** Moves a page to the trash, and says what visitors get who go on asking for its address. */
export function TrashForm({ pageId, useCount }: TrashFormProps) {
  const [visitors, setVisitors] = useState<Visitors>('nothing')
  const [to, setTo] = useState('')
  const words = useWords()
  const { setModified } = useForm()
  const move = async () => {
    const refusal = await moveToTrash(
      pageId,
      visitors === 'moved' ? { visitors, to } : { visitors },
      words('trash:failed'),
    )
    if (refusal !== undefined) return toast.error(refusal)
    setModified(false)
    window.location.assign('/admin/collections/pages/trash')
  }
  return (
    <details className="where-used__trash">
      <summary>{words('trash:heading')}</summary>
      <p>
        {useCount === 0 ? '' : `${words('trash:leadNowhere', { count: useCount })} `}
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
      <button type="button" className="btn btn--style-secondary btn--size-small" onClick={() => void move()}>
        {words('trash:move')}
      </button>
    </details>
  )
}

/** @returns why not, if it was refused */
async function moveToTrash(pageId: number | string, wish: object, failed: string): Promise<string | undefined> {
  const answer = await fetch(`/api/pages/${pageId}/trash`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wish),
  }).catch(() => undefined)
  if (answer?.ok) return undefined
  const said = refusalSchema.safeParse(await answer?.json().catch(() => undefined)).data
  return said?.message ?? said?.errors?.[0]?.message ?? failed
}
