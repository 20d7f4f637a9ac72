import { LANGUAGE_CODES } from '@passepartout/content-model/locales'
import type { Assets } from '../../assets/assets.ts'
import { translatorOf } from '../../i18n/dictionary.ts'
import { markFallbacks } from '../../i18n/mark-fallbacks.ts'
import { renderMarkup } from '../../ui/markup/render-markup.ts'
import { ConsentBanner } from './consent-banner.tsx'

/**
 * Renders the banner with its style sheet and script as an HTML fragment.
 *
 * @param lang English if unknown
 * @param isOpen whether the categories are expanded, when the visitor opened it
 */
export function renderConsent(
  lang: string | undefined,
  isOpen: boolean,
  assets: Pick<Assets, 'stylesheets' | 'consent'>,
): string {
  const known = LANGUAGE_CODES.find((code) => code === lang) ?? 'en'
  const html = renderMarkup(
    <>
      {assets.stylesheets(['frame/consent/consent-banner.module.css']).map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      <ConsentBanner t={translatorOf(known, () => {})} isOpen={isOpen} script={assets.consent} />
    </>,
  )
  return markFallbacks(html)
}
