'use client'

import { TEXT_RUN_SEPARATOR } from '@passepartout/content-model/shortcodes/collect-shortcodes'
import { createClientFeature, useEditorConfigContext } from '@payloadcms/richtext-lexical/client'
import {
  $getNodeByKey,
  $getRoot,
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  $isTextNode,
  $setSelection,
  type ElementNode,
  type LexicalEditor,
  type RangeSelection,
} from '@payloadcms/richtext-lexical/lexical'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { getTranslation } from '@payloadcms/translations'
import { useTranslation } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { ShortcodeTools } from './shortcode-tools.tsx'

/** Found by the path in `rich-text/rich-text-editor.ts`. */
export const ShortcodeFeatureClient = createClientFeature({
  plugins: [{ Component: ShortcodePlugin, position: 'belowContainer' }],
})

/** The tools for shortcodes below a rich text: faults, and a form that inserts one at the cursor. */
function ShortcodePlugin() {
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

/**
 * The texts of a rich text as the site parses shortcodes: a line is one text, across formatting; a link is a text of its own.
 */
function readEditorLines(): readonly string[] {
  return linesOf($getRoot())
}

function linesOf(element: ElementNode): string[] {
  const children = element.getChildren()
  const own = children.some($isTextNode)
    ? [children.map((child) => ($isTextNode(child) ? child.getTextContent() : TEXT_RUN_SEPARATOR)).join('')]
    : []
  return [...own, ...children.filter($isElementNode).flatMap(linesOf)]
}

/** Whether a shortcode can enclose the selected text without losing formatting or links. */
function isInOneText({ anchor, focus }: RangeSelection): boolean {
  return anchor.type === 'text' && anchor.key === focus.key
}

/**
 * Inserts text at the cursor, or at the end: it replaces the selection if it contains it, otherwise it follows it, so that
 * nothing is lost.
 *
 * @param selection as it was before a form took the focus
 */
function insertIntoEditor(
  editor: LexicalEditor,
  selection: RangeSelection | null,
  words: string,
  replaces: boolean,
): void {
  const write = () => {
    const isThere = selection && $getNodeByKey(selection.anchor.key) && $getNodeByKey(selection.focus.key)
    const target = isThere ? selection.clone() : $getRoot().selectEnd()
    if (!replaces) collapseToEnd(target)
    $setSelection(target)
    target.insertText(words)
  }
  // Discrete: combined with the change of focus, the form would not register the new text.
  editor.update(write, { discrete: true })
  editor.focus()
}

function collapseToEnd(selection: RangeSelection): void {
  const { key, offset, type } = selection.isBackward() ? selection.anchor : selection.focus
  selection.anchor.set(key, offset, type)
  selection.focus.set(key, offset, type)
}
