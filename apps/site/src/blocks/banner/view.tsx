import type { BlockOfType } from '@passepartout/content-model/blocks'
import type { Image } from '@passepartout/content-model/image'
import { ShortcodeText } from '../../shortcodes/shortcode-text.tsx'
import { ActionLink } from '../../ui/action-link/action-link.tsx'
import { Photo } from '../../ui/photo/photo.tsx'
import type { BlockProps } from '../block.ts'
import styles from './banner.module.css'
import { isBannerShown } from './banner-period.ts'

/** CSS pixels. */
const PICTURE = { width: 600, mobile: 375, aspectRatio: 3 / 2 } as const

/** An editor's banner has one picture; the provider's may have a second one for phones. */
export type BannerWithMobileImage = BlockOfType<'banner'> & { readonly mobileImage?: Image }

/** A band with a picture and a link, between its first and last day; nothing when the link's target has no address. */
export function BannerView({ block, page }: BlockProps<'banner'> & { readonly block: BannerWithMobileImage }) {
  const link = page.link(block.action)
  if (!link || !isBannerShown(block, page.moment)) return null
  const { aspectRatio } = PICTURE
  return (
    <section
      id={block.id}
      className={styles.band}
      data-banner=""
      data-paper="no"
      aria-labelledby={`${block.id}-heading`}
    >
      <div>
        <Photo
          className={styles.picture}
          address={page.image(block.image, { width: PICTURE.width, aspectRatio })}
          onMobile={page.image(block.mobileImage ?? block.image, { width: PICTURE.mobile, aspectRatio })}
          onTablet={block.mobileImage && page.image(block.mobileImage, { width: PICTURE.width, aspectRatio })}
          alt={block.image.alt}
          width={PICTURE.width}
          height={PICTURE.width / aspectRatio}
          sizes="(width > 768px) 600px, 92vw"
        />
      </div>
      <div className={styles.words}>
        <ShortcodeText as="h2" id={`${block.id}-heading`} className={styles.title} text={block.title} page={page} />
        {block.text && <ShortcodeText as="p" className={styles.text} text={block.text} page={page} />}
        <ActionLink link={link} look={block.action.appearance}>
          <ShortcodeText text={block.action.label || page.t('cta.more')} page={page} links={false} />
        </ActionLink>
      </div>
    </section>
  )
}
