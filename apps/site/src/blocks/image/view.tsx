import { ShortcodeText } from '../../shortcodes/shortcode-text.tsx'
import { Photo } from '../../ui/photo/photo.tsx'
import type { BlockProps } from '../block.ts'
import styles from './image.module.css'

/** CSS pixels (specification, section 9, "Layout and timing"). */
const WIDTH = { desktop: 1512, mobile: 375 } as const
/** Close to the usual shape of pictures, so that little is cropped. */
const RATIO = 3 / 2

/** A full-width picture with the author's crop options. Specification, section 5: nothing without an address. */
export function ImageView({ block, page }: BlockProps<'image'>) {
  const { image, caption, higherQuality, blurFill, darkOverlay } = block
  const tall = image.height > image.width
  const ratio = tall ? image.width / image.height : RATIO
  const shape = { aspectRatio: ratio, higherQuality, blurFill, darkOverlay }
  const address = page.image(image, { width: WIDTH.desktop, ...shape })
  if (address.src === '') return null
  return (
    <figure id={block.id} className={styles.figure} data-paper="no">
      <Photo
        className={tall ? styles.upright : styles.wide}
        address={address}
        onMobile={page.image(image, { width: WIDTH.mobile, ...shape })}
        alt={image.alt}
        width={WIDTH.desktop}
        height={WIDTH.desktop / ratio}
        sizes="(width > 1200px) 1200px, 100vw"
      />
      {(caption || image.credit) && (
        <figcaption className={styles.caption}>
          {caption && <ShortcodeText text={caption} page={page} />}{' '}
          {image.credit && <small>{page.t('image.credit', { name: image.credit })}</small>}
        </figcaption>
      )}
    </figure>
  )
}
