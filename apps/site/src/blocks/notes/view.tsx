import { ShortcodeText } from '../../shortcodes/shortcode-text.tsx'
import { Callout } from '../../ui/callout/callout.tsx'
import type { BlockProps } from '../block.ts'
import styles from './notes.module.css'

/** Plain sentences in a callout box (specification, section 3, "Notes"). */
export function NotesView({ block, page }: BlockProps<'notes'>) {
  if (block.text === '') return null
  return (
    <Callout id={block.id} className={styles.block} look="note" title={page.t('callout.note')}>
      <ShortcodeText as="p" className={styles.text} text={block.text} page={page} />
    </Callout>
  )
}
