'use client'

import { useState } from 'react'
import { BlockPickerDescriptions } from '../../content/blocks/picker/block-picker-descriptions.tsx'
import { useTranslate } from '../../messages/use-translate.ts'
import { InsertCompositionDialog } from './insert-composition-dialog.tsx'
import { SaveCompositionDialog } from './save-composition-dialog.tsx'
import { useBlockRows } from './use-block-rows.ts'
import './compositions.css'

export interface CompositionButtonsProps {
  readonly path: string
  readonly readOnly?: boolean
  /** The names of the blocks, by type. */
  readonly names: Readonly<Record<string, string>>
  /** The description of each block, by the address of its picture. */
  readonly sentences: Readonly<Record<string, string>>
}

/** Buttons above a form's blocks: insert a composition, and save some blocks as one. */
export function CompositionButtons({ names, path, readOnly = false, sentences }: CompositionButtonsProps) {
  const [open, setOpen] = useState<'insert' | 'save'>()
  const say = useTranslate()
  const rows = useBlockRows(path, names)
  const close = () => setOpen(undefined)
  return (
    <>
      <BlockPickerDescriptions sentences={sentences} />
      {!readOnly && (
        <p className="block-tools">
          <button type="button" onClick={() => setOpen('insert')}>
            {say('blocks:insert')}
          </button>
          {rows.length > 0 && (
            <button type="button" onClick={() => setOpen('save')}>
              {say('blocks:keepSome')}
            </button>
          )}
        </p>
      )}
      {open === 'insert' && <InsertCompositionDialog path={path} rows={rows} onClose={close} />}
      {open === 'save' && <SaveCompositionDialog path={path} rows={rows} onClose={close} />}
    </>
  )
}
