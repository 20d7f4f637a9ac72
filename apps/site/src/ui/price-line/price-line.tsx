import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import styles from './price-line.module.css'

export interface PriceLineProps {
  /** "from", or nothing when every ticket costs the same. */
  readonly from?: string | undefined
  readonly amount: string
  /** Before the discount, with the words that announce the two amounts. */
  readonly original?: { readonly amount: string; readonly was: string; readonly now: string } | undefined
  /** "−15%", formatted. */
  readonly discount?: string | undefined
  /** "per person". */
  readonly per?: string | undefined
  /**
   * On a card the original price has its own line, which is reserved even without one, so amounts of a row are aligned.
   */
  readonly size?: 'line' | 'card' | 'page'
}

/**
 * A price on one line: original, current, discount. If that is too long, the original wraps to its own line; current
 * price and discount stay together.
 */
export function PriceLine({ from, amount, original, discount, per, size = 'line' }: PriceLineProps) {
  return (
    <span className={size === 'line' ? styles.line : `${styles.line} ${styles[size]}`}>
      {(from || original || size === 'card') && (
        <span className={styles.quiet}>
          {from && `${from} `}
          {original && (
            <del>
              <VisuallyHidden>{`${original.was} `}</VisuallyHidden>
              {original.amount}
            </del>
          )}
        </span>
      )}
      <span className={styles.now}>
        <strong className={styles.amount}>
          {original && <VisuallyHidden>{` ${original.now} `}</VisuallyHidden>}
          {amount}
        </strong>
        {discount && <span className={styles.discount}>{discount}</span>}
      </span>
      {per && <span className={styles.quiet}>{per}</span>}
    </span>
  )
}
