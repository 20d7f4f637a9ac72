import { fetchDocument } from '../../dom/fetch-document.browser.ts'
import type { PageFacts } from '../page-facts.ts'
import { type Consent, DENIED, GRANTED, readConsent, writeConsent } from './consent-state.ts'
import { keepCookie, readCookie } from './cookies.browser.ts'
import type { showBanner } from './show-banner.browser.ts'
import { CONSENT_DAYS } from './visitor-ids.browser.ts'

const NAME = 'consent-state'

declare global {
  interface Navigator {
    /** Not in the library of types yet. */
    readonly globalPrivacyControl?: boolean
  }
}

interface AskOptions {
  readonly facts: PageFacts
  /** Told what holds, at once and at each answer, and whether that is an answer or holds until there is one. */
  readonly apply: (consent: Consent, isAnswer: boolean) => void
  readonly onAnswer: (consent: Consent) => void
}

/**
 * What a visitor allows (docs/decisions/029-analytics-and-consent.md): a signal of the browser refuses, a kept answer holds, and
 * else the banner asks where the country wants it or is not known. Elsewhere everything is allowed until somebody refuses.
 */
export async function askConsent(root: Document, { facts, apply, onAnswer }: AskOptions): Promise<void> {
  // Older browsers, and those that came over plain http, cannot keep an answer: they would be asked on every page.
  if (!('cookieStore' in globalThis)) return
  // Global Privacy Control (https://www.w3.org/TR/gpc/).
  const refuses = navigator.globalPrivacyControl
  let current = refuses ? DENIED : readConsent(readCookie(NAME))
  // The site asks in a visitor's words; it answers 204 where the visitor's country does not want it to.
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
        keepCookie(NAME, writeConsent(consent), { days: CONSENT_DAYS, domain: facts.domain })
        apply(consent, true)
        onAnswer(consent)
      },
    })
  }

  // The way back, at the foot of every page.
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
  // Without one of the two good answers nothing is allowed, and the next page asks.
  const banner = await fetchDocument(question)
  if (!banner) current ??= GRANTED
  apply(current ?? DENIED, !!current)
  if (!current) await show(banner)
}
