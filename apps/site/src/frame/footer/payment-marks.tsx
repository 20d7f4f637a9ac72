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
          <a href={href} rel="noopener" aria-label={name}>
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
  return (
    <svg className={styles.mark} viewBox="0 0 60 36" role="img" aria-label={name} direction="ltr">
      <rect x="0.5" y="0.5" width="59" height="35" rx="6" className={styles.card} />
      {drawing === undefined ? (
        <Letters name={name} />
      ) : (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: one of our own constants, whatever the editor's name is
        <g dangerouslySetInnerHTML={{ __html: drawing }} />
      )}
    </svg>
  )
}

/** For payment methods without a drawing. */
function Letters({ name }: { readonly name: string }) {
  return (
    <text
      x="30"
      y="21.5"
      className={styles.name}
      textLength={name.length > 8 ? 50 : undefined}
      lengthAdjust="spacingAndGlyphs"
    >
      {name}
    </text>
  )
}
