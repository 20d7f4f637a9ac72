import '../../ui/global.css'
import type { ReactNode } from 'react'
import { MODAL_HOST_ID, ModalHost } from '../../frame/dialogs/modal-host.tsx'
import { ToastHost } from '../../frame/dialogs/toast-host.tsx'
import { Footer, type FooterLink } from '../../frame/footer/footer.tsx'
import { Header } from '../../frame/header/header.tsx'
import { SuggestionBar } from '../../frame/language-suggestion/suggestion-bar.tsx'
import { PreviewBanner } from '../../frame/preview-banner/preview-banner.tsx'
import type { CurrencyOption } from '../../i18n/currency-options.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import { PriceNote } from '../../products/price-note.tsx'
import { IconSprite } from '../../ui/icon/icon-sprite.tsx'
import { RenderLast } from '../../ui/markup/render-markup.ts'
import { currentUsedResources } from '../../ui/markup/used-resources.ts'
import styles from './document.module.css'

export interface DocumentProps {
  readonly page: PageContext
  /** The children of `<head>`: title, links, sheets, scripts. */
  readonly head: ReactNode
  readonly legalLinks: readonly FooterLink[]
  readonly currencies: readonly CurrencyOption[]
  /** The page's view. */
  readonly children: ReactNode
  /** Shown below the view and the note on prices. */
  readonly bar?: ReactNode
}

/** A whole page of a site, from `<html>` on. */
export function Document({ page, head, legalLinks, currencies, children, bar }: DocumentProps) {
  return (
    <DocumentShell page={page} head={head}>
      <a href="#main" className={styles.skip}>
        {page.t('navigation.skip')}
      </a>
      <SuggestionBar page={page} />
      {page.exitPreview && <PreviewBanner page={page} exit={page.exitPreview} />}
      <Header page={page} currencies={currencies} />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
        {page.pricesReadAt !== undefined && (
          <p className={styles.note}>
            <PriceNote page={page} />
          </p>
        )}
        {bar}
      </main>
      <Footer page={page} legalLinks={legalLinks} />
    </DocumentShell>
  )
}

/** The shell of every document: attributes, containers of modals and toasts, icon sprites. */
export function DocumentShell({ page, head, children }: Pick<DocumentProps, 'page' | 'head' | 'children'>) {
  return (
    <html
      lang={page.locale.formatting}
      dir={page.locale.direction}
      data-brand={page.site.brand}
      data-uid={page.visit.uid}
      data-host={page.visit.host}
      data-lang={page.visit.lang}
      data-currency={page.visit.currency}
      data-viewport={page.visit.viewport}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <RenderLast>{() => <ImagePreloads />}</RenderLast>
        {/* Columns and rows depend on how many items there are: nothing is shown until those of the first screen have been read. */}
        <RenderLast>
          {() => (
            <link rel="expect" href={`#${currentUsedResources()?.screenEnd ?? MODAL_HOST_ID}`} blocking="render" />
          )}
        </RenderLast>
        {head}
      </head>
      <body>
        {/* Before what uses it, which may be shown before the rest has come. */}
        <RenderLast>{() => <IconSprite />}</RenderLast>
        {children}
        <ModalHost page={page} />
        <ToastHost page={page} />
      </body>
    </html>
  )
}

/** Links to the pictures of the document that are not late, in its head: browsers fetch them before they come to them. */
function ImagePreloads() {
  return [...(currentUsedResources()?.images ?? [])].map(([key, { href, imageSrcSet, imageSizes, fetchPriority }]) => (
    <link
      key={key}
      rel="preload"
      as="image"
      href={href}
      imageSrcSet={imageSrcSet}
      imageSizes={imageSizes}
      fetchPriority={fetchPriority}
    />
  ))
}
