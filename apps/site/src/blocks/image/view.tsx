import { Photo } from '../../ui/photo/photo.tsx'
import type { BlockProps } from '../block.ts'
import styles from './image.module.css'

const WIDTH = 1512
const RATIO = 16 / 9

/** A picture across the page, with its caption and credit. Specification, section 5: nothing without an address. */
export function ImageView({ block, page }: BlockProps<'image'>) {
  const { image, caption } = block
  if (image.url === '') return null
  const tall = image.height > image.width
  const ratio = tall ? image.width / image.height : RATIO
  return (
    <figure id={block.id} className={styles.figure}>
      <Photo
        className={tall ? styles.upright : styles.wide}
        address={page.image(image, { width: WIDTH, aspectRatio: ratio })}
        alt={image.alt}
        width={WIDTH}
        height={WIDTH / ratio}
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
