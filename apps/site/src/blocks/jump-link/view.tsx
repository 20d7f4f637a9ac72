import { anchorOfBlock } from '../../shortcodes/link-of-shortcode.ts'
import { ShortcodeText } from '../../shortcodes/shortcode-text.tsx'
import { renderPlainText } from '../../shortcodes/text-of-shortcode.ts'
import { ActionLink } from '../../ui/action-link/action-link.tsx'
import type { BlockProps } from '../block.ts'
import styles from './jump-link.module.css'

/** Specification, section 2: leads to another block of this page (ui/jump-link/follow-jumps.browser.ts). */
export function JumpLinkView({ block: { id, targetBlockId, title }, page }: BlockProps<'jumpLink'>) {
  if (renderPlainText(title, page).trim() === '') return null
  return (
    <p id={id} className={styles.line}>
      <ActionLink link={{ href: anchorOfBlock(targetBlockId), 'data-jump': '' }} look="link">
        <ShortcodeText text={title} page={page} links={false} />
      </ActionLink>
    </p>
  )
}
