import { ShortcodeText } from '../../shortcodes/shortcode-text.tsx'
import { ActionLink } from '../../ui/action-link/action-link.tsx'
import { Photo } from '../../ui/photo/photo.tsx'
import type { BlockProps } from '../block.ts'
import styles from './hero.module.css'

/** CSS pixels (specification, section 9, "Layout and timing"). */
const WIDTH = { desktop: 880, tablet: 768, mobile: 375 } as const
const RATIO = { desktop: 3 / 2, mobile: 4 / 5 } as const

/** A full-width picture, cropped around its focal point, with an overlapping card. */
export function HeroView({ block, page }: BlockProps<'hero'>) {
  const { image, kicker, title, text, action } = block
  const headingId = `${block.id}-heading`
  const link = action && page.link(action)
  return (
    <section id={block.id} className={styles.hero} aria-labelledby={headingId}>
      {image.url !== '' && (
        <Photo
          className={styles.picture}
          address={page.image(image, { width: WIDTH.desktop, aspectRatio: RATIO.desktop })}
          onMobile={page.image(image, { width: WIDTH.mobile, aspectRatio: RATIO.mobile })}
          onTablet={page.image(image, { width: WIDTH.tablet, aspectRatio: RATIO.mobile })}
          alt={image.alt}
          width={WIDTH.desktop}
          height={WIDTH.desktop / RATIO.desktop}
          sizes="(width > 1512px) 880px, 58vw"
        />
      )}
      <div className={styles.card}>
        {kicker && <ShortcodeText as="p" className={styles.kicker} text={kicker} page={page} />}
        <ShortcodeText as="h2" id={headingId} className={styles.title} text={title} page={page} />
        {text && <ShortcodeText as="p" className={styles.text} text={text} page={page} />}
        {action && link && (
          <p className={styles.action}>
            <ActionLink link={link} look={action.appearance}>
              <ShortcodeText text={action.label || page.t('cta.more')} page={page} links={false} />
            </ActionLink>
          </p>
        )}
      </div>
    </section>
  )
}
