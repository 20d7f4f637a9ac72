'use client'

import { createClientFeature } from '@payloadcms/richtext-lexical/client'
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

/** Found by the path in `rich-text/rich-text-editor.ts`. */
export const LengthLimitFeatureClient = createClientFeature({
  plugins: [{ Component: LengthLimitPlugin, position: 'belowContainer' }],
})

/** Below a rich text: that it is too long, as long as it is, or that what was pasted was not taken. */
function LengthLimitPlugin() {
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

/** Between the cells of a row. */
const BETWEEN = ' · '

/**
 * Replaces the tables of a pasted text by a line for the caption and for each row: a rich text has no tables, and without this
 * the words of neighbouring cells would run together.
 */
function tablesAsLines(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html')
  // From the last on: a table inside a cell is lines before the row around it is one.
  for (const table of [...page.querySelectorAll('table')].toReversed()) {
    const captions = [...table.querySelectorAll(':scope > caption')].map((caption) => [caption])
    const rows = [...table.rows].map(({ cells }) => [...cells])
    table.replaceWith(...[...captions, ...rows].map((cells) => lineOf(cells, page)))
  }
  return page.body.innerHTML
}

function lineOf(cells: readonly Element[], page: Document): HTMLElement {
  const line = page.createElement('p')
  for (const [place, cell] of cells.entries()) {
    if (place > 0) line.append(BETWEEN)
    for (const block of cell.querySelectorAll('p, div')) block.replaceWith(...block.childNodes, ' ')
    line.append(...cell.childNodes)
  }
  return line
}
