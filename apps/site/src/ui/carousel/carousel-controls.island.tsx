import { useEffect, useState } from 'react'
import { Icon } from '../icon/icon.tsx'
import styles from './carousel-controls.module.css'

export interface CarouselControlsProps {
  /** Id of the list to move. */
  readonly listId: string
  readonly previous: string
  readonly next: string
}

interface Reach {
  readonly back: boolean
  readonly ahead: boolean
}

/** How far a row can go either way; `scrollLeft` is negative where text runs right to left. */
function reachOf(list: HTMLElement): Reach {
  const gone = Math.abs(list.scrollLeft)
  return { back: gone > 4, ahead: gone + list.clientWidth < list.scrollWidth - 4 }
}

function move(listId: string, pages: 1 | -1): void {
  const list = document.getElementById(listId)
  if (!list) return
  const { direction, paddingInlineStart } = getComputedStyle(list)
  const width = list.clientWidth - 2 * Number.parseFloat(paddingInlineStart)
  list.scrollBy({ left: (direction === 'rtl' ? -1 : 1) * pages * width })
}

/** Previous and next for a row that also scrolls without them; not shown until they work and are needed. */
export function CarouselControls({ listId, previous, next }: CarouselControlsProps) {
  const [reach, setReach] = useState<Reach>()
  useEffect(() => {
    const list = document.getElementById(listId)
    if (!list) return
    const update = () => setReach(reachOf(list))
    const observer = new ResizeObserver(update)
    observer.observe(list)
    list.addEventListener('scroll', update, { passive: true })
    return () => {
      observer.disconnect()
      list.removeEventListener('scroll', update)
    }
  }, [listId])
  const shown = reach !== undefined && (reach.back || reach.ahead)
  return (
    <span className={shown ? styles.controls : styles.waiting}>
      <button
        type="button"
        className={styles.button}
        aria-controls={listId}
        aria-label={previous}
        aria-disabled={!reach?.back}
        onClick={() => move(listId, -1)}
      >
        <Icon name="chevron" className={styles.back} />
      </button>
      <button
        type="button"
        className={styles.button}
        aria-controls={listId}
        aria-label={next}
        aria-disabled={reach?.ahead === false}
        onClick={() => move(listId, 1)}
      >
        <Icon name="chevron" />
      </button>
    </span>
  )
}
