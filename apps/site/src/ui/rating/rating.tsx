import styles from './rating.module.css'

export interface RatingProps {
  /** "4.6", formatted. */
  readonly average: string
  /** "1,234", formatted. */
  readonly count: string
  /** The whole as a sentence, for assistive technology. */
  readonly label: string
}

/** A star, the average and the number of ratings. */
export function Rating({ average, count, label }: RatingProps) {
  return (
    <span className={styles.rating} role="img" aria-label={label}>
      <span className={styles.average}>{average}</span> {`(${count})`}
    </span>
  )
}
