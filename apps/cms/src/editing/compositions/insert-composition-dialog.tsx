'use client'

import { useState } from 'react'
import { useRequest } from '../../admin/requests.ts'
import { SideDialog } from '../../admin/side-dialog/side-dialog.tsx'
import { useTranslate } from '../../messages/use-translate.ts'
import { compositionListSchema } from './composition-responses.ts'
import type { BlockRow } from './use-block-rows.ts'
import { useInsertComposition } from './use-insert-composition.ts'

interface InsertCompositionDialogProps {
  readonly path: string
  readonly rows: readonly BlockRow[]
  readonly onClose: () => void
}

/** A dialog to choose a composition and its place. */
export function InsertCompositionDialog({ path, rows, onClose }: InsertCompositionDialogProps) {
  const say = useTranslate()
  const { offers } = useRequest(compositionListSchema, '/api/compositions/offers', { ifFailed: { offers: [] } }) ?? {}
  const insert = useInsertComposition(path)
  const [words, setWords] = useState('')
  const [place, setPlace] = useState(rows.length)
  const [status, setStatus] = useState('')
  const found = offers?.filter(({ name, note }) => `${name} ${note ?? ''}`.toLowerCase().includes(words.toLowerCase()))

  const choose = async (composition: number) => {
    setStatus(say('blocks:inserting'))
    const fault = await insert(composition, place)
    if (fault === undefined) onClose()
    else setStatus(say(fault))
  }

  return (
    <SideDialog title={say('blocks:insert')} closing={say('picking:cancel')} onClose={onClose}>
      <label className="composition__field">
        {say('blocks:where')}
        <select value={place} onChange={(event) => setPlace(Number(event.target.value))}>
          {rows.map(({ id, label }, index) => (
            <option key={id} value={index}>
              {say('blocks:before', { block: label })}
            </option>
          ))}
          <option value={rows.length}>{say('blocks:atEnd')}</option>
        </select>
      </label>
      <label className="composition__field">
        {say('blocks:search')}
        <input type="search" value={words} onChange={(event) => setWords(event.target.value)} />
      </label>
      <p className="side-dialog__state" role="status">
        {status || (found === undefined ? say('picking:searching') : found.length === 0 ? say('blocks:none') : '')}
      </p>
      <ul className="side-dialog__list">
        {found?.map(({ id, kinds, name, note }) => (
          <li key={id}>
            <button type="button" onClick={() => void choose(id)}>
              <span className="composition__name">{name}</span>
              {note}
              <span className="composition__kinds">{kinds.join(' · ')}</span>
            </button>
          </li>
        ))}
      </ul>
    </SideDialog>
  )
}
