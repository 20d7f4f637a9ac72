'use client'

import {
  $getRoot,
  COMMAND_PRIORITY_CRITICAL,
  type LexicalEditor,
  PASTE_COMMAND,
} from '@payloadcms/richtext-lexical/lexical'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { useEffect, useState } from 'react'
import { MAX_CHARACTERS } from '../../content/rich-text/max-characters.ts'
import '../../content/length-warnings/warnings.css'
import { useTranslate } from '../../messages/use-translate.ts'
import { tablesAsLines } from './tables-as-lines.ts'

/** Below a rich text: that it is too long, as long as it is, or that what was pasted was not taken. */
export function LengthLimitPlugin() {
  const [editor] = useLexicalComposerContext()
  const words = useTranslate()
  const [length, setLength] = useState(() => editor.getEditorState().read(countCharacters))
  const [refused, setRefused] = useState<number>()

  useEffect(
    () =>
      editor.registerUpdateListener(({ editorState, dirtyElements, dirtyLeaves }) => {
        if (dirtyElements.size === 0 && dirtyLeaves.size === 0) return
        setLength(editorState.read(countCharacters))
        setRefused(undefined)
      }),
    [editor],
  )
  useEffect(
    () => editor.registerCommand(PASTE_COMMAND, (event) => paste(event, editor, setRefused), COMMAND_PRIORITY_CRITICAL),
    [editor],
  )

  const most = MAX_CHARACTERS
  return (
    <p className="length-warning" role="status">
      {refused !== undefined
        ? words('prose:pasteTooLong', { count: refused, most })
        : length > MAX_CHARACTERS && words('prose:tooLong', { count: length, most })}
    </p>
  )
}

function countCharacters(): number {
  return $getRoot()
    .getAllTextNodes()
    .reduce((total, text) => total + text.getTextContentSize(), 0)
}

/** @returns whether nobody else has to paste */
function paste(event: object, editor: LexicalEditor, refuse: (count: number) => void): boolean {
  if (!(event instanceof ClipboardEvent) || !event.clipboardData) return false
  const html = event.clipboardData.getData('text/html')
  const plain = event.clipboardData.getData('text/plain')
  const count = plain === '' ? lettersOf(html) : plain.length
  if (count > MAX_CHARACTERS) {
    event.preventDefault()
    refuse(count)
    return true
  }
  const isOurs = event.clipboardData.types.includes('application/x-lexical-editor')
  if (isOurs || !/<table/i.test(html)) return false
  event.preventDefault()
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/html', tablesAsLines(html))
  return editor.dispatchCommand(PASTE_COMMAND, new ClipboardEvent('paste', { clipboardData }))
}

function lettersOf(html: string): number {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent.length
}
