import { Photo } from '../../ui/photo.tsx'
import type { BlockProps } from '../block.ts'
import styles from './image.module.css'

const WIDEST = 1512

/** A picture across the page, with its caption and credit. Specification, section 5: nothing without an address. */
export function ImageView({ block, page }: BlockProps<'image'>) {
  const { image, caption } = block
  if (image.url === '') return null
  const width = Math.min(WIDEST, image.width)
  return (
    <figure id={block.id} className={styles.figure}>
      <Photo
        className={styles.picture}
        address={page.image(image, { width })}
        alt={image.alt}
        width={width}
        height={(width * image.height) / image.width}
        sizes="(width > 1200px) 1200px, 100vw"
      />
      {(caption || image.credit) && (
        <figcaption className={styles.caption}>
          {caption} {image.credit && <small>{page.t('image.credit', { name: image.credit })}</small>}
        </figcaption>
      )}
    </figure>
  )
}
