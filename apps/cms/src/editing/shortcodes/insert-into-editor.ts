import {
  $getNodeByKey,
  $getRoot,
  $setSelection,
  type LexicalEditor,
  type RangeSelection,
} from '@payloadcms/richtext-lexical/lexical'

/** Whether a shortcode can take the selected words without losing what is bold or linked in them. */
export function isInOneText({ anchor, focus }: RangeSelection): boolean {
  return anchor.type === 'text' && anchor.key === focus.key
}

/**
 * Writes words where the cursor was, or at the end of the text: in place of what was selected where they contain it, else
 * behind it, so that nothing is lost.
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
  // Written at once: together with the focus, the form would take it for no more than that and not keep the words.
  editor.update(write, { discrete: true })
  editor.focus()
}

function collapseToEnd(selection: RangeSelection): void {
  const { key, offset, type } = selection.isBackward() ? selection.anchor : selection.focus
  selection.anchor.set(key, offset, type)
  selection.focus.set(key, offset, type)
}
