import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import styles from './price-line.module.css'

export interface PriceLineProps {
  /** "from", or nothing when every ticket costs the same. */
  readonly from?: string | undefined
  readonly amount: string
  /** Before the discount, with the words that announce the two amounts. */
  readonly original?: { readonly amount: string; readonly was: string; readonly now: string } | undefined
  /** "−15%", in the visitor's notation. */
  readonly discount?: string | undefined
  /** "per person". */
  readonly per?: string | undefined
  /** On a card what it was stands above, in a line that is kept where there is none: amounts of a row stand on one line. */
  readonly size?: 'line' | 'card' | 'page'
}

/**
 * A price on one line: what it was, what it is, how much less that is. Where that is too long, what it was stands above;
 * what it is and how much less never part.
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
