import '../../ui/global.css'
import type { LanguageCode } from '@passepartout/content-model/locales'
import type { ReactNode } from 'react'
import styles from './site-list.module.css'

export interface ListedSite {
  readonly name: string
  /** Host, with the folder after a dot. */
  readonly uid: string
  /** One entry per language; its first page is the home page. */
  readonly languages: readonly {
    readonly lang: LanguageCode
    readonly autonym: string
    readonly direction: 'ltr' | 'rtl'
    readonly pages: readonly { readonly title: string; readonly href: string }[]
    /** Whether there are more than these. */
    readonly isCut: boolean
  }[]
}

interface SiteListProps {
  /** The children of `<head>` besides charset, viewport and title. */
  readonly head: ReactNode
  readonly sites: readonly ListedSite[]
}

/** All sites with their addresses in each language, for developers. In English, without a brand. */
export function SiteListView({ head, sites }: SiteListProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Passepartout: sites</title>
        {head}
      </head>
      <body>
        <main className={styles.main}>
          <h1 className={styles.title}>Passepartout</h1>
          <p className={styles.text}>The sites that are published here, with their pages in every language.</p>
          {sites.length === 0 && <p className={styles.text}>Nothing is published yet.</p>}
          {sites.map((site) => (
            <SiteSection key={site.uid} site={site} />
          ))}
        </main>
      </body>
    </html>
  )
}

function SiteSection({ site }: { readonly site: ListedSite }) {
  return (
    <section className={styles.site} aria-labelledby={site.uid}>
      <h2 id={site.uid} className={styles.name}>
        {site.name}
      </h2>
      <p className={styles.host}>{site.uid}</p>
      <div className={styles.languages}>
        {site.languages.map(({ lang, autonym, direction, pages, isCut }) => (
          <section key={lang} lang={lang} dir={direction}>
            <h3 className={styles.language}>{autonym}</h3>
            <ul>
              {pages.map((page) => (
                <li key={page.href}>
                  <a href={page.href} className={styles.link}>
                    {page.title}
                  </a>
                </li>
              ))}
            </ul>
            {isCut && (
              <p lang="en" dir="ltr">
                … and more
              </p>
            )}
          </section>
        ))}
      </div>
    </section>
  )
}
