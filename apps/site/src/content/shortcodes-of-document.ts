import type { PageDocument } from '@passepartout/content-model/page'
import { collectShortcodes, hasBrackets } from '@passepartout/content-model/shortcodes/collect-shortcodes'
import type { ShortcodeNode } from '@passepartout/content-model/shortcodes/shortcode'

/** A published document is one value for as long as it stands, so its texts are walked once and not in each render. */
const found = new WeakMap<PageDocument, readonly ShortcodeNode[]>()
const bracketed = new WeakMap<object, boolean>()

/** Every shortcode of a document. */
export function shortcodesOf(document: PageDocument): readonly ShortcodeNode[] {
  const known = found.get(document)
  if (known) return known
  const shortcodes = collectShortcodes(document)
  found.set(document, shortcodes)
  return shortcodes
}

/** Whether a document, or a block of one, holds a bracket in any of its texts. */
export function mayHoldShortcodes(part: object): boolean {
  const known = bracketed.get(part)
  if (known !== undefined) return known
  const answer = hasBrackets(part)
  bracketed.set(part, answer)
  return answer
}
