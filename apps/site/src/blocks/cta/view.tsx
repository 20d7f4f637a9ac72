import { downloadLink } from '../../embeds/download-link.ts'
import { Words } from '../../shortcodes/words.tsx'
import { Action } from '../../ui/action/action.tsx'
import type { BlockProps } from '../block.ts'
import styles from './cta.module.css'

/** A call to action on a band of the brand's colour; nothing when the link's target has no address. */
export function CtaView({ block, page }: BlockProps<'cta'>) {
  const link = page.link(block.action)
  if (!link) return null
  return (
    <section id={block.id} className={styles.band} data-cta="" data-paper="no" aria-labelledby={`${block.id}-heading`}>
      <div className={styles.words}>
        <h2 id={`${block.id}-heading`} className={styles.title}>
          <Words text={block.title} page={page} />
        </h2>
        {block.text && (
          <p className={styles.text}>
            <Words text={block.text} page={page} />
          </p>
        )}
      </div>
      <Action link={block.buttonType === 'Download' ? downloadLink(link, page) : link} look={block.action.appearance}>
        <Words text={block.action.label || page.t('cta.more')} page={page} links={false} />
      </Action>
    </section>
  )
}
