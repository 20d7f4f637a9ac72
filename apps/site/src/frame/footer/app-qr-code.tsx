import { parseSafeHref } from '@passepartout/content-model/links/parse-safe-href'
import { encode } from 'uqr'
import { lookOfBrand } from '../../brands/registry.ts'
import { Memo } from '../../memo/memo.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import styles from './app-qr-code.module.css'

/** Characters; for longer addresses the modules would be too small for ordinary screens. */
const MAX_ADDRESS_LENGTH = 150

interface Code {
  /** Modules along one side, without the quiet zone. */
  readonly size: number
  /** Lines through the dark modules, as wide as one. */
  readonly path: string
}

const CODES = new Memo<Code>(100)

/**
 * Specification, section 2, "Footer": the download-app QR code, not on the theatre variant, and hidden on mobile by its
 * style sheet. It is also a link. Nothing without an https address that fits a code of this size.
 */
export function AppQrCode({ page }: { readonly page: PageContext }) {
  const { site, t } = page
  const address = parseSafeHref(site.appUrl ?? '')
  if (!lookOfBrand(site.brand).footer.appCode) return null
  if (!address || !/^https:/i.test(address) || address.length > MAX_ADDRESS_LENGTH) return null
  const { size, path } = codeOf(address)
  return (
    <section className={styles.app} data-app-code="">
      <h2 className={styles.title}>{t('footer.app')}</h2>
      <p className={styles.text}>{t('footer.appText')}</p>
      <a className={styles.plate} href={page.elsewhere(address)} rel="noopener">
        <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t('footer.appCode')}>
          <path d={path} />
        </svg>
      </a>
    </section>
  )
}

function codeOf(address: string): Code {
  const known = CODES.get(address)
  if (known) return known
  const { size, data } = encode(address, { ecc: 'M', border: 0 })
  const code = { size, path: data.map(drawRow).join('') }
  CODES.set(address, code)
  return code
}

/** One line through the row: its dark runs are drawn, the light ones skipped. */
function drawRow(row: readonly boolean[], y: number): string {
  const modules = row
    .map((isDark) => (isDark ? '#' : ' '))
    .join('')
    .trimEnd()
  const runs = modules.match(/#+| +/g)?.map((run) => (run.startsWith('#') ? `h${run.length}` : `m${run.length} 0`))
  return `M0 ${y}.5${runs?.join('') ?? ''}`
}
