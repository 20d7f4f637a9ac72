'use client'

import { useDocumentInfo, useForm, useLocale, useServerFunctions } from '@payloadcms/ui'
import { useState } from 'react'
import { request, useRequest } from '../../admin/requests.ts'
import { SideDialog } from '../../admin/side-dialog/side-dialog.tsx'
import type { TextKey } from '../../messages/translate.ts'
import { useTranslate } from '../../messages/use-translate.ts'
import { compositionListSchema, copiedBlocksSchema } from './composition-responses.ts'
import type { CompositionDialogProps } from './use-block-rows.ts'

/** A dialog to choose a composition and its place. */
export function InsertCompositionDialog({ path, rows, onClose }: CompositionDialogProps) {
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

/**
 * Inserts the blocks of a composition into the open form. Payload's server rebuilds the form's state, since only it knows the
 * fields of a block.
 *
 * @returns a function that resolves to the reason why nothing was inserted
 */
function useInsertComposition(path: string) {
  const { getData, replaceState, setModified } = useForm()
  const { collectionSlug, docPermissions, getDocPreferences, id } = useDocumentInfo()
  const { code } = useLocale()
  const { getFormState } = useServerFunctions()

  return async (composition: number, place: number): Promise<TextKey | undefined> => {
    const copy = await readCopy(composition)
    if (typeof copy === 'string') return copy
    const data = getData()
    const before: unknown = data[path]
    const blocks = Array.isArray(before) ? before : []
    const { state } = await getFormState({
      collectionSlug: collectionSlug ?? '',
      data: { ...data, [path]: blocks.toSpliced(place, 0, ...copy) },
      docPermissions: docPermissions ?? NOTHING_KNOWN,
      docPreferences: await getDocPreferences(),
      ...(id === undefined ? { operation: 'create' } : { id, operation: 'update' }),
      locale: code,
      renderAllFields: true,
      schemaPath: collectionSlug ?? '',
      skipValidation: true,
    })
    if (!state) return 'blocks:noForm'
    replaceState(state)
    setModified(true)
    return undefined
  }
}

/** Payload's own forms start with these permissions. */
const NOTHING_KNOWN = { fields: true, update: true } as const

async function readCopy(composition: number): Promise<object[] | TextKey> {
  const answer = await request(copiedBlocksSchema, `/api/compositions/${composition}/copy`)
  if (answer.ok) return answer.value.blocks
  return answer.status === 404 ? 'blocks:gone' : 'blocks:failed'
}
