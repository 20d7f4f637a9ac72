import { Island } from '../../islands/island.tsx'
import { Icon } from '../icon/icon.tsx'
import styles from './photo-gallery.module.css'

export interface GalleryPhoto {
  readonly alt: string
  readonly src: string
  readonly srcSet: string
  /** The whole picture, large: where the link leads without a script. */
  readonly large: string
  readonly largeSet: string
  readonly caption?: string
}

export interface PhotoGalleryProps {
  /** `mosaic`: the pictures of a whole page, to swipe on a phone, one large and two beside it on a wide screen. */
  readonly layout: 'row' | 'mosaic'
  readonly photos: readonly GalleryPhoto[]
  readonly strings: {
    readonly gallery: string
    readonly close: string
    readonly previous: string
    readonly next: string
    /** "{position} / {total}" for each photo, in order. */
    readonly positions: readonly string[]
  }
}

const LOOKS = {
  row: { sizes: '(width > 1200px) 392px, (width > 768px) max(16rem, 31vw), min(60vw, 16rem)', width: 392, height: 261 },
  mosaic: { sizes: '(width > 768px) 530px, 100vw', width: 800, height: 600 },
} as const

/** Pictures in a row; each opens large in a dialog (photo-gallery.browser.ts), or by its link without a script. */
export function PhotoGallery({ layout, photos, strings }: PhotoGalleryProps) {
  return (
    <Island name="photo-gallery" on="interaction">
      <ul className={styles[layout]} aria-label={strings.gallery}>
        {photos.map((photo, index) => (
          <li key={photo.src}>
            <a
              className={styles.thumb}
              href={photo.large}
              data-hold=""
              data-large-set={photo.largeSet || undefined}
              data-position={strings.positions[index]}
            >
              <img
                className={styles.picture}
                src={photo.src}
                srcSet={photo.srcSet || undefined}
                {...LOOKS[layout]}
                alt={photo.alt}
                loading={layout === 'mosaic' && index === 0 ? undefined : 'lazy'}
                fetchPriority={layout === 'mosaic' && index === 0 ? 'high' : undefined}
                decoding="async"
              />
            </a>
            {layout === 'mosaic' && <p className={styles.place}>{strings.positions[index]}</p>}
            {photo.caption && (
              <p className={styles.caption} data-caption="">
                {photo.caption}
              </p>
            )}
          </li>
        ))}
      </ul>
      <PhotoDialog strings={strings} />
    </Island>
  )
}

function PhotoDialog({ strings }: Pick<PhotoGalleryProps, 'strings'>) {
  return (
    <dialog className={styles.dialog} aria-label={strings.gallery}>
      <div className={styles.stage}>
        <div className={styles.frame} data-frame="" />
        <p className={styles.words} data-words="" hidden={true} />
        <div className={styles.bar}>
          <button type="button" className={styles.button} aria-label={strings.previous} data-turn="-1">
            <Icon name="chevron" className={styles.back} />
          </button>
          <p aria-live="polite">{strings.positions[0]}</p>
          <button type="button" className={styles.button} aria-label={strings.next} data-turn="1">
            <Icon name="chevron" />
          </button>
          <button type="button" className={styles.button} aria-label={strings.close} data-turn="close">
            <Icon name="close" />
          </button>
        </div>
      </div>
    </dialog>
  )
}
