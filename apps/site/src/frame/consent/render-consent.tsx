import { LANGUAGE_CODES } from '@passepartout/content-model/locales'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Assets } from '../../assets/assets.ts'
import { translatorOf } from '../../i18n/dictionary.ts'
import { markFallbacks } from '../../i18n/mark-fallbacks.ts'
import { ConsentBanner } from './consent-banner.tsx'

/**
 * The banner in a language with the sheet and the script that it needs, as a fragment of HTML.
 *
 * @param lang an unknown one is English
 * @param isOpen with what can be chosen, for who has asked for it
 */
export function renderConsent(
  lang: string | undefined,
  isOpen: boolean,
  assets: Pick<Assets, 'stylesheets' | 'consent'>,
): string {
  const known = LANGUAGE_CODES.find((code) => code === lang) ?? 'en'
  const html = renderToStaticMarkup(
    <>
      {assets.stylesheets(['frame/consent/consent-banner.module.css']).map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      <ConsentBanner t={translatorOf(known, () => {})} isOpen={isOpen} script={assets.consent} />
    </>,
  )
  return markFallbacks(html)
}
