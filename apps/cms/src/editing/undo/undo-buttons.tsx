'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { type RefObject, useEffect, useRef } from 'react'
import { useFormatFieldPath } from '../../admin/form-fields/use-format-field-path.ts'
import { useTranslate } from '../../messages/use-translate.ts'
import './undo-buttons.css'
import { findUndoControls } from '../form-registry.ts'
import { useFormHistory } from './use-form-history.ts'

/** Buttons that undo and redo changes of a form, wherever they were made: in its fields or in the preview. */
export function UndoButtons() {
  const { id, collectionSlug, hasSavePermission, isTrashed } = useDocumentInfo()
  if (id === undefined || !hasSavePermission || isTrashed) return null
  return <FormButtons address={`/api/${collectionSlug}/${id}`} />
}

function FormButtons({ address }: { readonly address: string }) {
  const say = useTranslate()
  const nameOf = useFormatFieldPath()
  const { undo, redo, undoable, redoable } = useFormHistory(address)
  const group = useRef<HTMLDivElement>(null)
  useUndoKeys(address, group)
  const label = (name: 'undo' | 'redo', [path]: readonly string[] = []) =>
    path === undefined ? say(`undo:${name}`) : say(`undo:${name}What`, { what: nameOf(path) })
  return (
    <div ref={group} className="undo-buttons">
      <Button label={label('undo', undoable)} isIdle={!undoable} act={undo} path={UNDO} />
      <Button label={label('redo', redoable)} isIdle={!redoable} act={redo} path={REDO} />
    </div>
  )
}

const UNDO = 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3'
const REDO = 'm15 14 5-5-5-5M20 9H10a6 6 0 0 0 0 12h3'

interface ButtonProps {
  readonly label: string
  /** Whether there is nothing to do. The button keeps the focus nonetheless. */
  readonly isIdle: boolean
  readonly act: () => void
  /** Of its icon. */
  readonly path: string
}

function Button({ label, isIdle, act, path }: ButtonProps) {
  return (
    <button type="button" aria-label={label} title={label} aria-disabled={isIdle} onClick={act}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  )
}

/** Where the browser or the editor of rich text undoes what was typed. */
const WRITTEN = 'textarea, [contenteditable=true], input:not([type=checkbox], [type=radio], [type=button])'

function useUndoKeys(address: string, group: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const follow = (event: KeyboardEvent) => {
      const change = parseUndoKey(event)
      const isInText = event.target instanceof Element && event.target.closest(WRITTEN) !== null
      if (!change || isInText || event.defaultPrevented || isCovered(group.current)) return
      event.preventDefault()
      findUndoControls(address)?.[change]()
    }
    document.addEventListener('keydown', follow)
    return () => document.removeEventListener('keydown', follow)
  }, [address, group])
}

/** Whether a drawer or a dialog lies over the form. */
function isCovered(group: HTMLElement | null): boolean {
  const over = [...document.querySelectorAll('dialog[open], .drawer--is-open')]
  return over.some((element) => !element.contains(group))
}

/** What a key asks for, as in other programs: Control or Command with Z, with Shift and Z, or with Y. */
function parseUndoKey({ ctrlKey, metaKey, shiftKey, key }: KeyboardEvent): 'undo' | 'redo' | undefined {
  if (!ctrlKey && !metaKey) return undefined
  if (key.toLowerCase() === 'y') return 'redo'
  if (key.toLowerCase() !== 'z') return undefined
  return shiftKey ? 'redo' : 'undo'
}
