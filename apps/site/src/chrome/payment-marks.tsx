import { parseCustomAddress } from '@passepartout/content-model/custom-address'
import styles from './payment-marks.module.css'

interface PaymentMarksProps {
  readonly title: string
  readonly icons: readonly { readonly name: string; readonly link?: string | undefined }[]
}

/** Specification, section 2, "Footer": accepted payments in a grid of six columns, each name lettered on a card. */
export function PaymentMarks({ title, icons }: PaymentMarksProps) {
  if (icons.length === 0) return null
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.grid}>
        {icons.map(({ name, link }) => {
          const href = parseCustomAddress(link ?? '')
          return (
            <li key={name}>
              {href ? (
                <a href={href} rel="noopener" aria-label={name}>
                  <Mark name={name} />
                </a>
              ) : (
                <Mark name={name} />
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Mark({ name }: { readonly name: string }) {
  return (
    <svg className={styles.mark} viewBox="0 0 60 36" role="img" aria-label={name} direction="ltr">
      <rect x="0.5" y="0.5" width="59" height="35" rx="6" className={styles.card} />
      <text
        x="30"
        y="21.5"
        className={styles.name}
        textLength={name.length > 8 ? 50 : undefined}
        lengthAdjust="spacingAndGlyphs"
      >
        {name}
      </text>
    </svg>
  )
}
