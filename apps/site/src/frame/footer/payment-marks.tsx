import { parseCustomAddress } from '@passepartout/content-model/links/custom-address'
import { CachedMarkup } from '../../ui/cached-markup/cached-markup.tsx'
import { PAYMENT_DRAWINGS } from './payment-drawings.ts'
import styles from './payment-marks.module.css'

/** A map, because names come from editors, and plain objects have inherited properties. */
const DRAWINGS = new Map<string, string>(Object.entries(PAYMENT_DRAWINGS))

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
    const href = parseCustomAddress(link ?? '')
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
  const drawing = DRAWINGS.get(name)
  // An image is one element, where the drawing itself would be ten.
  return drawing === undefined ? (
    <span className={`${styles.mark} ${styles.name}`}>{name}</span>
  ) : (
    <img className={styles.mark} src={encodeDrawing(drawing)} alt={name} width="60" height="36" />
  )
}

function encodeDrawing(drawing: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 36">${drawing}</svg>`.replaceAll('"', "'")
  return `data:image/svg+xml,${svg.replaceAll(/[#<>%]/g, encodeURIComponent)}`
}
