import type { PageDocument } from '@passepartout/content-model/page'
import { collectShortcodes, mayContainShortcodes } from '@passepartout/content-model/shortcodes/collect-shortcodes'
import type { ShortcodeNode } from '@passepartout/content-model/shortcodes/shortcode-nodes'

/** Cached per document object, so that texts are parsed once and not in each render. */
const found = new WeakMap<PageDocument, readonly ShortcodeNode[]>()
const bracketed = new WeakMap<object, boolean>()

/** All shortcodes of a document. */
export function shortcodesOf(document: PageDocument): readonly ShortcodeNode[] {
  return found.getOrInsertComputed(document, collectShortcodes)
}

/** Whether any text of a document or block contains a bracket. */
export function mayHoldShortcodes(part: object): boolean {
  return bracketed.getOrInsertComputed(part, mayContainShortcodes)
}
