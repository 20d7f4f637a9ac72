'use client'

import { toast, useForm } from '@payloadcms/ui'
import { useState } from 'react'
import { z } from 'zod'
import { type RequestFailure, request } from '../../admin/requests.ts'
import { SideDialog } from '../../admin/side-dialog/side-dialog.tsx'
import { useTranslate } from '../../messages/use-translate.ts'
import type { CompositionDialogProps } from './use-block-rows.ts'

/** A dialog to choose the blocks of a new composition, and its name. */
export function SaveCompositionDialog({ path, rows, onClose }: CompositionDialogProps) {
  const { getData } = useForm()
  const say = useTranslate()
  const [name, setName] = useState('')
  const [note, setNote] = useState('')
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [status, setStatus] = useState('')

  const toggle = (index: number) => setChosen((before) => before.symmetricDifference(new Set([index])))

  const save = async () => {
    if (name.trim() === '' || chosen.size === 0) return setStatus(say('blocks:needsName'))
    setStatus(say('blocks:keeping'))
    const all: unknown = getData()[path]
    const blocks = Array.isArray(all) ? all.filter((_, index) => chosen.has(index)) : []
    const answer = await request(z.unknown(), '/api/compositions', { method: 'POST', body: { name, note, blocks } })
    if (!answer.ok) return setStatus(describeFailure(answer) || say('blocks:failed'))
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
        {status}
      </p>
    </SideDialog>
  )
}

function describeFailure({ fields, reasons }: RequestFailure): string {
  if (fields.length === 0) return reasons[0] ?? ''
  return fields.map(({ label, message, path }) => `${label ?? path}: ${message}`).join(' ')
}
