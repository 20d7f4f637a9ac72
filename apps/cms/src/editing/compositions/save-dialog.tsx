'use client'

import { toast, useForm } from '@payloadcms/ui'
import { useState } from 'react'
import { z } from 'zod'
import { SideDialog } from '../../admin/side-dialog/side-dialog.tsx'
import { useTranslate } from '../../messages/use-translate.ts'
import type { BlockRow } from './use-block-rows.ts'

interface SaveDialogProps {
  readonly path: string
  readonly rows: readonly BlockRow[]
  readonly onClose: () => void
}

/** Which blocks of the page make the composition, and what it is called. */
export function SaveDialog({ path, rows, onClose }: SaveDialogProps) {
  const { getData } = useForm()
  const say = useTranslate()
  const [name, setName] = useState('')
  const [note, setNote] = useState('')
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [said, setSaid] = useState('')

  const toggle = (index: number) => setChosen((before) => before.symmetricDifference(new Set([index])))

  const save = async () => {
    if (name.trim() === '' || chosen.size === 0) return setSaid(say('blocks:needsName'))
    setSaid(say('blocks:keeping'))
    const all: unknown = getData()[path]
    const blocks = Array.isArray(all) ? all.filter((_, index) => chosen.has(index)) : []
    const fault = await create({ name, note, blocks })
    if (fault !== undefined) return setSaid(fault === '' ? say('blocks:failed') : fault)
    toast.success(say('blocks:kept', { name }))
    onClose()
  }

  const button = (
    <button type="button" className="btn btn--style-primary btn--size-medium" onClick={() => void save()}>
      {say('blocks:keep')}
    </button>
  )
  return (
    <SideDialog title={say('blocks:keepSome')} closing={say('picking:cancel')} onClose={onClose} actions={button}>
      <label className="composition__field">
        {say('blocks:name')}
        <input type="text" maxLength={120} value={name} onChange={(event) => setName(event.target.value)} />
      </label>
      <label className="composition__field">
        {say('blocks:note')}
        <textarea maxLength={400} rows={2} value={note} onChange={(event) => setNote(event.target.value)} />
      </label>
      <fieldset className="composition__blocks">
        <legend>{say('blocks:chosen')}</legend>
        {rows.map(({ id, label }, index) => (
          <label key={id}>
            <input type="checkbox" checked={chosen.has(index)} onChange={() => toggle(index)} /> {label}
          </label>
        ))}
      </fieldset>
      <p className="side-dialog__state" role="status">
        {said}
      </p>
    </SideDialog>
  )
}

const refusalSchema = z.object({
  errors: z.array(
    z.object({
      message: z.string(),
      data: z
        .object({ errors: z.array(z.object({ label: z.string().optional(), path: z.string(), message: z.string() })) })
        .optional(),
    }),
  ),
})

/** @returns why it was not kept; empty where nobody says why */
async function create(data: object): Promise<string | undefined> {
  const answer = await fetch('/api/compositions', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(data),
  }).catch(() => undefined)
  if (answer?.ok) return undefined
  const refused = refusalSchema.safeParse(await answer?.json().catch(() => undefined))
  const [error] = refused.data?.errors ?? []
  const fields = error?.data?.errors.map(({ label, message, path }) => `${label ?? path}: ${message}`) ?? []
  return fields.length > 0 ? fields.join(' ') : (error?.message ?? '')
}
