import type { NotFoundLook } from '../../brands/brand.ts'
import { NotFoundIllustration } from '../../brands/not-found-illustration.tsx'
import { lookOfBrand } from '../../brands/registry.ts'
import { SearchForm } from '../../frame/search/search-form.tsx'
import type { MessageKey } from '../../i18n/translate.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import { ActionLink } from '../../ui/action-link/action-link.tsx'
import { type LabelledLink, LinkRows } from '../../ui/link-rows/link-rows.tsx'
import styles from './error.module.css'

/** 421 has no page, because no site is known. */
export type ErrorStatus = 400 | 404 | 410 | 500 | 503

export interface ErrorPageProps {
  /** A context without a document; its translations are the languages in which the address exists. */
  readonly page: PageContext
  readonly status: ErrorStatus
  /** Pages of this site in this language, most useful first. */
  readonly links: readonly LabelledLink[]
  /** Pages with similar addresses, most similar first. */
  readonly near?: readonly LabelledLink[]
}

const WORDS: Readonly<Record<ErrorStatus, Readonly<Record<'title' | 'text', MessageKey>>>> = {
  400: { title: 'error.badRequest.title', text: 'error.badRequest.text' },
  404: { title: 'error.notFound.title', text: 'error.notFound.text' },
  410: { title: 'error.gone.title', text: 'error.gone.text' },
  500: { title: 'error.server.title', text: 'error.server.text' },
  503: { title: 'error.unavailable.title', text: 'error.unavailable.text' },
}

/** Whether a search on the site may help. */
function isLost(status: ErrorStatus): boolean {
  return status === 404 || status === 410
}

const USUAL_NOT_FOUND: NotFoundLook = { title: 'error.notFound.title', Picture: NotFoundIllustration }

/** An error page in the site's brand and language, with links. */
export function ErrorPageView({ page, status, links, near = [] }: ErrorPageProps) {
  const { t } = page
  const words = WORDS[status]
  const { notFound = USUAL_NOT_FOUND } = lookOfBrand(page.site.brand)
  const home = page.linkToPage(page.site) ?? { href: '/' }
  return (
    <div className={styles.error}>
      {isLost(status) && (
        <div className={styles.picture}>
          <notFound.Picture />
        </div>
      )}
      <p className={styles.status} aria-hidden="true">
        {status}
      </p>
      <h1 className={styles.title}>{t(status === 404 ? notFound.title : words.title)}</h1>
      <p className={styles.text}>{t(words.text)}</p>
      {isLost(status) && page.search && <SearchForm page={page} target={page.search} id="search-page" />}
      <Languages page={page} />
      <Ways title={t('error.near')} ways={near} />
      <Ways title={t('error.links')} ways={links} />
      <p className={styles.home}>
        <ActionLink link={home} look="primary">
          {t('error.toHome')}
        </ActionLink>
      </p>
    </div>
  )
}

function Ways({ title, ways }: { readonly title: string; readonly ways: readonly LabelledLink[] }) {
  if (ways.length === 0) return null
  return (
    <section>
      <h2 className={styles.heading}>{title}</h2>
      <LinkRows links={ways} />
    </section>
  )
}

/** "An untranslated page is 404 with links to the languages that exist." */
function Languages({ page }: { readonly page: PageContext }) {
  if (page.translations.length === 0) return null
  return (
    <section>
      <h2 className={styles.heading}>{page.t('error.languages')}</h2>
      <ul className={styles.languages}>
        {page.translations.map(({ lang, autonym, href }) => (
          <li key={lang}>
            <ActionLink link={{ href }} look="link">
              <span lang={lang}>{autonym}</span>
            </ActionLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
