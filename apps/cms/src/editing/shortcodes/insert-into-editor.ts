import {
  $getNodeByKey,
  $getRoot,
  $setSelection,
  type LexicalEditor,
  type RangeSelection,
} from '@payloadcms/richtext-lexical/lexical'

/** Whether a shortcode can enclose the selected text without losing formatting or links. */
export function isInOneText({ anchor, focus }: RangeSelection): boolean {
  return anchor.type === 'text' && anchor.key === focus.key
}

/**
 * Inserts text at the cursor, or at the end: it replaces the selection if it contains it, otherwise it follows it, so that
 * nothing is lost.
 *
 * @param selection as it was before a form took the focus
 */
export function insertIntoEditor(
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
