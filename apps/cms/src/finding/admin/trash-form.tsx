'use client'

import { toast, useForm } from '@payloadcms/ui'
import { useState } from 'react'
import { z } from 'zod'

const VISITORS = [
  { value: 'nothing', label: 'find nothing (404)' },
  { value: 'gone', label: 'are told that it is gone for good' },
  { value: 'moved', label: 'are led to another address' },
] as const
type Visitors = (typeof VISITORS)[number]['value']

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
  const { setModified } = useForm()
  const move = async () => {
    const refusal = await moveToTrash(pageId, visitors === 'moved' ? { visitors, to } : { visitors })
    if (refusal !== undefined) return toast.error(refusal)
    setModified(false)
    window.location.assign('/admin/collections/pages/trash')
  }
  return (
    <details className="where-used__trash">
      <summary>Move to the trash…</summary>
      <p>{useCount === 0 ? '' : `${useCount} of the above lead to nothing then. `}Who asks for its address:</p>
      {VISITORS.map(({ value, label }) => (
        <label key={value} className="where-used__choice">
          <input
            type="radio"
            name="trash-visitors"
            value={value}
            checked={visitors === value}
            onChange={() => setVisitors(value)}
          />
          {label}
        </label>
      ))}
      {visitors === 'moved' ? (
        <input
          type="text"
          aria-label="The other address"
          placeholder="/another-page/ or https://…"
          value={to}
          onChange={({ target }) => setTo(target.value)}
        />
      ) : null}
      <button type="button" className="btn btn--style-secondary btn--size-small" onClick={() => void move()}>
        Move to the trash
      </button>
    </details>
  )
}

/** @returns why not, if it was refused */
async function moveToTrash(pageId: number | string, wish: object): Promise<string | undefined> {
  const answer = await fetch(`/api/pages/${pageId}/trash`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wish),
  }).catch(() => undefined)
  if (answer?.ok) return undefined
  const said = refusalSchema.safeParse(await answer?.json().catch(() => undefined)).data
  return said?.message ?? said?.errors?.[0]?.message ?? 'The page could not be moved to the trash.'
}
