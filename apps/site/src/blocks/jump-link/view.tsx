import { anchorOf } from '../../shortcodes/anchor-of.ts'
import { plainWords } from '../../shortcodes/text-of-shortcode.ts'
import { Words } from '../../shortcodes/words.tsx'
import { Action } from '../../ui/action/action.tsx'
import type { BlockProps } from '../block.ts'
import styles from './jump-link.module.css'

/** Specification, section 2: leads to another block of this page (ui/jump-link/follow-jumps.browser.ts). */
export function JumpLinkView({ block: { id, targetBlockId, title }, page }: BlockProps<'jumpLink'>) {
  if (plainWords(title, page).trim() === '') return null
  return (
    <p id={id} className={styles.line}>
      <Action link={{ href: anchorOf(targetBlockId), 'data-jump': '' }} look="link">
        <Words text={title} page={page} links={false} />
      </Action>
    </p>
  )
}
