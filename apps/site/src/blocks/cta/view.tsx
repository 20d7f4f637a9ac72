import { downloadLinkAttributes } from '../../embeds/download-link.ts'
import { ShortcodeText } from '../../shortcodes/shortcode-text.tsx'
import { ActionLink } from '../../ui/action-link/action-link.tsx'
import type { BlockProps } from '../block.ts'
import styles from './cta.module.css'

/** A call to action on a band of the brand's colour; nothing when the link's target has no address. */
export function CtaView({ block, page }: BlockProps<'cta'>) {
  const link = page.link(block.action)
  if (!link) return null
  return (
    <section id={block.id} className={styles.band} data-cta="" data-paper="no" aria-labelledby={`${block.id}-heading`}>
      <div className={styles.words}>
        <ShortcodeText as="h2" id={`${block.id}-heading`} className={styles.title} text={block.title} page={page} />
        {block.text && <ShortcodeText as="p" className={styles.text} text={block.text} page={page} />}
      </div>
      <ActionLink
        link={block.buttonType === 'Download' ? downloadLinkAttributes(link, page) : link}
        look={block.action.appearance}
      >
        <ShortcodeText text={block.action.label || page.t('cta.more')} page={page} links={false} />
      </ActionLink>
    </section>
  )
}
