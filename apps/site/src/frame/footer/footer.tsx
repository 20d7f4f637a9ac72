import type { PageOrLegalKind } from '@passepartout/content-model/page-kind'
import type { PageContext } from '../../page-context/page-context.ts'
import { CachedMarkup } from '../../ui/cached-markup/cached-markup.tsx'
import { CALL_US_ID } from '../call-us/call-us.tsx'
import { ContactList } from '../call-us/contact-list.tsx'
import { panelSectionId } from '../header/menu-panel-link.tsx'
import { PoweredBy } from '../logo/powered-by.tsx'
import { SiteLogo } from '../logo/site-logo.tsx'
import { AppQrCode } from './app-qr-code.tsx'
import styles from './footer.module.css'
import { inColumns } from './in-columns.ts'
import { PaymentMarks } from './payment-marks.tsx'
import { VerificationBadge } from './verification-badge.tsx'

export interface FooterLink {
  readonly kind?: PageOrLegalKind
  readonly label: string
  readonly href: string
}

interface FooterProps {
  readonly page: PageContext
  /** Company details, privacy, terms, cancellation, if the site has them in this language. */
  readonly legalLinks: readonly FooterLink[]
}

/** Specification, section 2, "Footer". */
export function Footer({ page, legalLinks }: FooterProps) {
  const { site, t } = page
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <QuickLinks page={page} />
        <div className={styles.columns}>
          <Brand page={page} />
          {site.contacts.length > 0 && (
            <section id={panelSectionId(CALL_US_ID)} className={styles.contacts}>
              <h2 className={styles.title}>{t('footer.contact')}</h2>
              <ContactList contacts={site.contacts} />
            </section>
          )}
          <div className={styles.stack}>
            <PaymentMarks title={t('footer.payments')} icons={site.paymentIcons} />
            <AppQrCode page={page} />
            <VerificationBadge page={page} />
          </div>
        </div>
        <LegalLinks label={t('footer.legal')} links={legalLinks} settings={t('footer.cookies')} />
      </div>
    </footer>
  )
}

function Brand({ page }: { readonly page: PageContext }) {
  const { site } = page
  return (
    <div>
      <SiteLogo page={page} className={styles.logo} title={site.name} />
      {site.tagline && <p className={styles.tagline}>{site.tagline}</p>}
      {site.header.hasPoweredLogo && (
        <div className={styles.powered}>
          <PoweredBy page={page} />
        </div>
      )}
    </div>
  )
}

/** Specification, section 5: an item without a link is skipped, a group or block without items is not shown. */
function QuickLinks({ page }: { readonly page: PageContext }) {
  const blocks = page.site.quickLinks
    .map((block) => ({ title: block.title, groups: block.items.map((group) => resolveGroup(page, group)) }))
    .map((block) => ({ ...block, groups: block.groups.filter((group) => group.links.length > 0) }))
    .filter((block) => block.groups.length > 0)
  if (blocks.length === 0) return null
  return (
    <CachedMarkup element="div" attributes={{ className: styles.quick }} view={QuickLinkBlocks} props={{ blocks }} />
  )
}

interface QuickLinkBlocksProps {
  readonly blocks: readonly { readonly title: string; readonly groups: readonly ResolvedGroup[] }[]
}

function QuickLinkBlocks({ blocks }: QuickLinkBlocksProps) {
  return blocks.map((block) => (
    <section key={block.title} data-quick-links="">
      <h2 className={styles.heading}>{block.title}</h2>
      <div className={styles.groups}>
        {inColumns(block.groups).map((column) => (
          <div key={column[0]?.id} className={styles.stack}>
            {column.map((group) => (
              <Group key={group.id} {...group} />
            ))}
          </div>
        ))}
      </div>
    </section>
  ))
}

function Group({ title, links }: ResolvedGroup) {
  return (
    <div>
      <h3 className={styles.title}>{title}</h3>
      <ul>
        {links.map((link) => (
          <li key={link.id}>
            <a href={link.href} className={styles.link}>
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

type QuickLinkGroup = PageContext['site']['quickLinks'][number]['items'][number]

type ResolvedGroup = ReturnType<typeof resolveGroup>

function resolveGroup(page: PageContext, group: QuickLinkGroup) {
  const links = group.items.flatMap(({ id, label, link }) => {
    const resolved = link && page.linkToPage(link)
    return resolved ? [{ id, label, href: resolved.href }] : []
  })
  return { id: group.id, title: group.title, links }
}

interface LegalLinksProps {
  readonly label: string
  readonly links: readonly FooterLink[]
  /** Label of the control that opens the consent banner again; shown only with JavaScript (analytics/consent). */
  readonly settings: string
}

function LegalLinks({ label, links, settings }: LegalLinksProps) {
  return (
    <nav aria-label={label} className={styles.legal}>
      <ul className={styles.legalLinks}>
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href} className={styles.link} data-legal={link.kind}>
              {link.label}
            </a>
          </li>
        ))}
        <li>
          <button type="button" className={styles.link} data-cookies="" hidden>
            {settings}
          </button>
        </li>
      </ul>
    </nav>
  )
}
