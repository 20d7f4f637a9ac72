import { Island } from '../../islands/island.tsx'
import { Icon } from '../icon/icon.tsx'
import styles from './carousel-controls.module.css'

export interface CarouselControlsProps {
  /** Id of the list to move. */
  readonly listId: string
  readonly previous: string
  readonly next: string
}

/**
 * Previous and next for a row that also scrolls without them; not shown until they work and are needed
 * (carousel-controls.browser.ts).
 */
export function CarouselControls({ listId, previous, next }: CarouselControlsProps) {
  return (
    <Island name="carousel-controls" on="visible">
      <span className={styles.controls} data-waiting="">
        <button type="button" className={styles.button} aria-controls={listId} aria-label={previous} aria-disabled>
          <Icon name="chevron" className={styles.back} />
        </button>
        <button type="button" className={styles.button} aria-controls={listId} aria-label={next} aria-disabled={false}>
          <Icon name="chevron" />
        </button>
      </span>
    </Island>
  )
}
