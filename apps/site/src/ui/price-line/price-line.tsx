import type { ReactNode } from 'react'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import styles from './price-line.module.css'

export interface PriceLineTexts {
  /** "from", or nothing when every ticket costs the same. */
  readonly from?: string | undefined
  readonly amount: string
  /** Before the discount, with the words that announce the two amounts. */
  readonly original?: { readonly amount: string; readonly was: string; readonly now: string } | undefined
  /** "−15%", formatted. */
  readonly discount?: string | undefined
  /** "per person". */
  readonly per?: string | undefined
}

interface PriceLineProps extends PriceLineTexts {
  /** On a card the two prices are lines of its grid, which `className` gives. */
  readonly size?: 'line' | 'card' | 'page'
  readonly className?: string | undefined
  /** Below the price of a card. */
  readonly children?: ReactNode
}

/** The original price with the discount, then the current price with whose it is: each stays on one line. */
export function PriceLine(props: PriceLineProps) {
  const { from, amount, original, discount, per, size = 'line', className, children } = props
  const names = [
    styles[size],
    size === 'page' && styles.line,
    size === 'card' && isLong(from, amount, per) && styles.long,
    className,
  ]
  const Line = size === 'card' ? 'div' : 'span'
  return (
    <Line className={names.filter(Boolean).join(' ')}>
      {original && (
        <span className={styles.was}>
          <VisuallyHidden>{`${original.was} `}</VisuallyHidden>
          <del>{original.amount}</del> {discount && <span className={styles.discount}>{discount}</span>}
          <VisuallyHidden>{` ${original.now} `}</VisuallyHidden>
        </span>
      )}
      <span className={styles.now}>
        {from && `${from} `}
        <strong className={styles.amount}>{amount}</strong>
        {per && ` ${per}`}
      </span>
      {children}
    </Line>
  )
}

/** Widths in small letters: an amount's are larger. */
const AMOUNT_LETTER = 1.5
const FITS_A_CARD = 26

/** Whether a line in the usual sizes would be wider than the narrowest card. */
function isLong(from = '', amount: string, per = ''): boolean {
  return from.length + per.length + amount.length * AMOUNT_LETTER > FITS_A_CARD
}
