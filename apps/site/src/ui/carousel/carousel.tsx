import type { ReactNode } from 'react'
import styles from './carousel.module.css'

interface CarouselProps {
  /** Named by the buttons that move it. */
  readonly id: string
  readonly labelledBy: string
  readonly children: ReactNode
}

/** A row that scrolls by touch, wheel and keyboard; `children` are list items. */
export function Carousel({ id, labelledBy, children }: CarouselProps) {
  return (
    <ul id={id} className={styles.row} aria-labelledby={labelledBy}>
      {children}
    </ul>
  )
}
