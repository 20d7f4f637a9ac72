import { parseSafeHref } from '@passepartout/content-model/links/parse-safe-href'
import { PAYMENT_ICONS } from '@passepartout/content-model/site'
import { CachedMarkup } from '../../ui/cached-markup/cached-markup.tsx'
import styles from './payment-marks.module.css'
import drawings from './payment-marks.svg?no-inline'

/** Names with a view in payment-marks.svg. */
const DRAWN: ReadonlySet<string> = new Set(PAYMENT_ICONS)

interface PaymentMarksProps {
  readonly title: string
  readonly icons: readonly { readonly name: string; readonly link?: string | undefined }[]
}

/** Specification, section 2, "Footer": accepted payments in a grid of six columns, each drawn on a card. */
export function PaymentMarks({ title, icons }: PaymentMarksProps) {
  if (icons.length === 0) return null
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      <CachedMarkup element="ul" attributes={{ className: styles.grid }} view={Marks} props={{ icons }} />
    </section>
  )
}

function Marks({ icons }: Pick<PaymentMarksProps, 'icons'>) {
  return icons.map(({ name, link }) => {
    const href = parseSafeHref(link ?? '')
    return (
      <li key={name}>
        {href ? (
          <a href={href} rel="noopener">
            <Mark name={name} />
          </a>
        ) : (
          <Mark name={name} />
        )}
      </li>
    )
  })
}

function Mark({ name }: { readonly name: string }) {
  if (!DRAWN.has(name)) return <span className={`${styles.mark} ${styles.name}`}>{name}</span>
  const view = name.toLowerCase().replace(' ', '-')
  return <img className={styles.mark} src={`${drawings}#${view}`} alt={name} width="60" height="36" loading="lazy" />
}
