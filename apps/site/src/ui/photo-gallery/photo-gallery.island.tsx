import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { Icon } from '../icon/icon.tsx'
import styles from './photo-gallery.module.css'

export interface GalleryPhoto {
  readonly alt: string
  readonly src: string
  readonly srcSet: string
  /** The whole picture, large: where the link leads without the island. */
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

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}

/**
 * Pictures in a row; each opens large, in a dialog that traps and returns focus. `data-hold` asks the runtime to keep a
 * click that comes before the island is awake and to give it back afterwards, instead of following the link.
 */
export function PhotoGallery({ layout, photos, strings }: PhotoGalleryProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [shown, setShown] = useState<number>()

  useEffect(() => {
    if (shown !== undefined && !dialog.current?.open) dialog.current?.showModal()
  }, [shown])

  const turn = (step: number) =>
    setShown((index) => (index === undefined ? index : (index + step + photos.length) % photos.length))

  const open = (event: MouseEvent, index: number) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    setShown(index)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    turn(event.key === forward ? 1 : -1)
  }

  const current = shown === undefined ? undefined : photos[shown]
  return (
    <>
      <ul className={styles[layout]} aria-label={strings.gallery}>
        {photos.map((photo, index) => (
          <li key={photo.src}>
            <a className={styles.thumb} href={photo.large} data-hold="" onClick={(event) => open(event, index)}>
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
            {photo.caption && <p className={styles.caption}>{photo.caption}</p>}
          </li>
        ))}
      </ul>
      <dialog
        ref={dialog}
        className={styles.dialog}
        aria-label={strings.gallery}
        onKeyDown={onKeyDown}
        onClose={() => setShown(undefined)}
      >
        <div className={styles.stage}>
          <div className={styles.frame}>
            {current && (
              <img
                className={styles.large}
                src={current.large}
                srcSet={current.largeSet || undefined}
                sizes="100vw"
                alt={current.alt}
              />
            )}
          </div>
          {current?.caption && <p className={styles.words}>{current.caption}</p>}
          <div className={styles.bar}>
            <button type="button" className={styles.button} aria-label={strings.previous} onClick={() => turn(-1)}>
              <Icon name="chevron" className={styles.back} />
            </button>
            <p aria-live="polite">{strings.positions[shown ?? 0]}</p>
            <button type="button" className={styles.button} aria-label={strings.next} onClick={() => turn(1)}>
              <Icon name="chevron" />
            </button>
            <button
              type="button"
              className={styles.button}
              aria-label={strings.close}
              onClick={() => dialog.current?.close()}
            >
              <Icon name="close" />
            </button>
          </div>
        </div>
      </dialog>
    </>
  )
}
