import type { PageDocument } from '@passepartout/content-model/page'
import type { ShortcodeNode } from '@passepartout/content-model/shortcodes/shortcode-nodes'
import { parseExperienceShortcode } from '../../shortcodes/link-of-shortcode.ts'

/** The tour groups whose booking pages the texts of a page lead to, each once. */
export function tgidsOfExperienceShortcodes(shortcodes: readonly ShortcodeNode[]): readonly number[] {
  const tgids = shortcodes.flatMap((node) =>
    node.name === 'experience' ? (parseExperienceShortcode(node)?.tgid ?? []) : [],
  )
  return [...new Set(tgids)]
}

/** The tour groups that a page shows in a dialog (specification, section 3: an experience of the type Popup), each once. */
export function popupTgids({ blocks }: PageDocument, shortcodes: readonly ShortcodeNode[]): readonly number[] {
  const ofBlocks = blocks.flatMap((block) =>
    block.type === 'experience' && block.experienceType === 'Popup' ? [block.tgid] : [],
  )
  const ofTexts = shortcodes.flatMap((node) => {
    const experience = node.name === 'experience' ? parseExperienceShortcode(node) : undefined
    return experience?.isPopup ? [experience.tgid] : []
  })
  return [...new Set([...ofBlocks, ...ofTexts])]
}
