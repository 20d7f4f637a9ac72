import { parseSafeHref } from '@passepartout/content-model/links/parse-safe-href'
import { lookOfBrand } from '../../brands/registry.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx'
import styles from './verification-badge.module.css'

/** Specification, section 9: the window of the register, in CSS pixels. */
const POPUP = '560x490'

/**
 * Specification, section 2, "Footer": the official ticket retailer's badge of the theatre variant. It links to the
 * site's entry in the register, in a small window with JavaScript, otherwise in a tab. Nothing without an https
 * address.
 */
export function VerificationBadge({ page }: { readonly page: PageContext }) {
  const { site, t } = page
  const address = parseSafeHref(site.verificationUrl ?? '')
  if (!lookOfBrand(site.brand).footer.verificationBadge) return null
  if (!address || !/^https:/i.test(address)) return null
  return (
    <a className={styles.badge} href={page.elsewhere(address)} target="_blank" rel="noopener" data-popup={POPUP}>
      <Seal />
      <span className={styles.words}>
        <span className={styles.retailer}>{t('footer.retailer')}</span>{' '}
        <span className={styles.verify}>{t('footer.verify')}</span>{' '}
        <VisuallyHidden>({t('link.newWindow')})</VisuallyHidden>
      </span>
    </a>
  )
}

/** Degrees from the foot of the wreath. */
const LEAVES = [18, 36, 54, 72, 90, 108, 126, 144]

/** A ticket with a tick, in a wreath of laurel below a star. */
function Seal() {
  return (
    <svg className={styles.seal} viewBox="0 0 72 72" aria-hidden="true">
      <Branch />
      <g transform="matrix(-1 0 0 1 72 0)">
        <Branch />
      </g>
      <path
        className={styles.leaf}
        d="M36 4.9L37.2 7.9L40.4 8.1L37.9 10.1L38.7 13.2L36 11.5L33.3 13.2L34.1 10.1L31.6 8.1L34.8 7.9z"
      />
      <g transform="translate(36 36.5) rotate(-10) scale(1.1)">
        <path className={styles.ticket} d="M-16-9.5h32v5.5a4 4 0 0 0 0 8v5.5h-32V4a4 4 0 0 0 0-8z" />
        <path className={styles.print} d="m-9.5.5 4.5 4.5L3.5-5" />
        <path className={styles.perforation} d="M9-7.5v15" />
      </g>
    </svg>
  )
}

/** One half of the wreath: pairs of leaves along a stem that rises from its foot. */
function Branch() {
  return (
    <>
      <path className={styles.stem} d="m41.5 69-5-3.3C20 65.5 7 53 7 36c0-8 3-15 8-20" />
      {LEAVES.map((angle) => (
        <g key={angle} transform={`rotate(${angle} 36 36)`}>
          <path className={styles.leaf} d="M41 65.5c-3 4-7 5-11 3.5 2.5-3.5 6.5-5 11-3.5z" />
          <path className={styles.leaf} d="M39 64.5c-2-4.5-5.5-6.5-9.5-6 1 4 4.5 6.5 9.5 6z" opacity=".7" />
        </g>
      ))}
    </>
  )
}
