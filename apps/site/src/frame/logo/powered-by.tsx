import { lookOfBrand, MARKETPLACE_BRAND } from '../../brands/registry.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import styles from './powered-by.module.css'

/** The animated logo on the image host, marked so that it is delivered as SVG (specification, section 9, "Images"). */
const ANIMATED_LOGO = { url: `/catalogue/logo-${MARKETPLACE_BRAND}-animated?nocompress`, alt: '' }

/** Specification, section 9: the figures of the cities are fixed. */
const CITIES = 190

interface PoweredByProps {
  readonly page: PageContext
  /** Whether guests and cities are animated (logo-animation.browser.ts); needs the site's number of guests. */
  readonly animated?: boolean
}

/**
 * The 'powered by' mark: a label above the marketplace's logo (specification, section 2). The page contains the static
 * logo, which stays without JavaScript, on errors, and until the animated one is ready. The accessible name contains
 * the figures; the guests' figure is followed by the language's abbreviation of a million.
 *
 * The sheet takes `--powered-by-accent` (else the header's accent), `--powered-by-size` (else 9rem); with
 * `--powered-by-flow: row` and `--powered-by-width: max-content` the label stands beside the logo.
 */
export function PoweredBy({ page, animated = false }: PoweredByProps) {
  if (!page.site.header.hasPoweredLogo) return null
  const { Logo, name } = lookOfBrand(MARKETPLACE_BRAND)
  const digits = animated ? guestDigits(page.site.header.guestCount) : undefined
  const counts = page.t('poweredBy.counts', { guests: Number(digits ?? 0), cities: CITIES })
  const words = page.t('poweredBy.logo', { name, counts })
  return (
    <div className={styles.mark}>
      <p className={styles.label}>{page.t('poweredBy.label')}</p>
      {digits ? (
        <div
          className={styles.logo}
          role="img"
          aria-label={words}
          title={words}
          data-logo={page.image(ANIMATED_LOGO, { width: 144 }).src}
          data-guests={digits}
          data-unit={page.t('poweredBy.million')}
          data-state="initial"
        >
          <div className={styles.still} aria-hidden="true">
            <Logo title="" name={name} />
          </div>
        </div>
      ) : (
        <div className={styles.logo}>
          <Logo title={name} name={name} />
        </div>
      )}
    </div>
  )
}

/**
 * The two figures that the animated logo shows of a guest count: ten-millions and millions (specification, section 9).
 *
 * @param count guests so far
 * @returns two digits, "99" at most; `undefined` where there is no full million to show
 */
export function guestDigits(count: number | undefined): string | undefined {
  const millions = Math.min(99, Math.floor((count ?? 0) / 1_000_000))
  return millions >= 1 ? String(millions).padStart(2, '0') : undefined
}
