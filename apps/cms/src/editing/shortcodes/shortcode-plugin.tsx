'use client'

import { useEditorConfigContext } from '@payloadcms/richtext-lexical/client'
import { $getSelection, $isRangeSelection, type RangeSelection } from '@payloadcms/richtext-lexical/lexical'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { getTranslation } from '@payloadcms/translations'
import { useTranslation } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { insertIntoEditor, isInOneText } from './insert-into-editor.ts'
import { readEditorLines } from './read-editor-lines.ts'
import { ShortcodeTools } from './shortcode-tools.tsx'

/** The tools for shortcodes below a rich text: faults, and a form that inserts one at the cursor. */
export function ShortcodePlugin() {
  const [editor] = useLexicalComposerContext()
  const { fieldProps } = useEditorConfigContext()
  const { i18n } = useTranslation()
  const [lines, setLines] = useState<readonly string[]>(() => editor.getEditorState().read(readEditorLines))
  const selection = useRef<RangeSelection | null>(null)

  useEffect(
    () =>
      editor.registerUpdateListener(({ editorState, dirtyElements, dirtyLeaves }) => {
        if (dirtyElements.size > 0 || dirtyLeaves.size > 0) setLines(editorState.read(readEditorLines))
      }),
    [editor],
  )

  const readSelected = () =>
    editor.getEditorState().read(() => {
      const found = $getSelection()
      selection.current = $isRangeSelection(found) ? found.clone() : null
      return selection.current && isInOneText(selection.current) ? selection.current.getTextContent() : ''
    })

  const { label, name } = fieldProps.field
  return (
    <ShortcodeTools
      label={getTranslation(label || name, i18n)}
      lines={lines}
      readOnly={!editor.isEditable()}
      readSelected={readSelected}
      insert={(shortcode, replaces) => insertIntoEditor(editor, selection.current, shortcode, replaces)}
    />
  )
}
