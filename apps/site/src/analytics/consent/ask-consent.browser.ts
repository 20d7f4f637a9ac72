import { fetchDocument } from '../../dom/fetch-document.browser.ts'
import type { PageFacts } from '../page-facts.ts'
import { readStoredConsent, storeConsent } from './consent-cookie.browser.ts'
import { ALL_DENIED, ALL_GRANTED, type Consent } from './consent-value.ts'
import type { showBanner } from './show-banner.browser.ts'

declare global {
  interface Navigator {
    /** Not in the library of types yet. */
    readonly globalPrivacyControl?: boolean
  }
}

interface AskOptions {
  readonly facts: PageFacts
  /** Called with the consent at once and after each answer; the flag says whether it is an answer or the default. */
  readonly apply: (consent: Consent, isAnswer: boolean) => void
  readonly onAnswer: (consent: Consent) => void
}

/**
 * Determines a visitor's consent (docs/decisions/029-analytics-and-consent.md): a browser signal refuses; a stored
 * answer is used; otherwise the banner asks if the country requires it or is unknown. In other countries everything is
 * allowed until the visitor refuses.
 */
export async function askConsent(root: Document, { facts, apply, onAnswer }: AskOptions): Promise<void> {
  // Without a cookie store (older browsers, plain http) the answer could not be stored, and every page would ask.
  if (!('cookieStore' in globalThis)) return
  // Global Privacy Control (https://www.w3.org/TR/gpc/).
  const refuses = navigator.globalPrivacyControl
  let current = refuses ? ALL_DENIED : readStoredConsent()
  // The server renders the banner in the page's language; 204 means that the visitor's country does not require it.
  const question = `/_consent?lang=${root.documentElement.dataset.lang}`
  const show = async (banner: Document | null, opener?: HTMLElement): Promise<void> => {
    const script = banner?.body.querySelector('section')?.dataset.script
    if (!script) return
    const shown: { readonly showBanner: typeof showBanner } = await import(/* @vite-ignore */ script)
    shown.showBanner(root, banner, {
      consent: current,
      refuses,
      opener,
      answer: (consent) => {
        current = consent
        storeConsent(consent, facts.domain)
        apply(consent, true)
        onAnswer(consent)
      },
    })
  }

  // The link in the footer that opens the banner again.
  const settings = root.querySelector<HTMLElement>('[data-cookies]')
  if (settings) {
    settings.hidden = false
    settings.addEventListener('click', () => {
      fetchDocument(`${question}&settings`)
        .then((banner) => show(banner, settings))
        .catch(() => {})
    })
  }
  if (current) return apply(current, true)
  // If the request fails, nothing is allowed, and the next page asks.
  const banner = await fetchDocument(question)
  if (!banner) current ??= ALL_GRANTED
  apply(current ?? ALL_DENIED, !!current)
  if (!current) await show(banner)
}
