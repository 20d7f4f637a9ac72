import { chooseLanguage } from './choose-language.ts'

const YEAR_IN_MILLISECONDS = 31_536_000_000
/** The links of the locale selector: where the page says which languages it has. */
const LINKS = '#locale-panel a[hreflang]'
const BOTS = /bot|crawl|spider|google/i

/** The choice is kept in the browser, at the moment of the switch; a link to the page in that language does the rest. */
export function rememberLanguage(code: string): void {
  if (!('cookieStore' in globalThis)) return
  const expires = Date.now() + YEAR_IN_MILLISECONDS
  void cookieStore.set({ name: 'content-lang', value: code, path: '/', expires, sameSite: 'lax' })
}

/** Remembers a switch of language, and offers the page in the visitor's own where it has it. Nobody is sent anywhere. */
export function watchLanguages(root: Document, { languages, userAgent }: Navigator): void {
  const links = [...root.querySelectorAll<HTMLAnchorElement>(LINKS)]
  for (const link of links) link.addEventListener('click', () => rememberLanguage(link.hreflang))
  const current = links.find((link) => link.hasAttribute('aria-current'))
  if (!current || BOTS.test(userAgent)) return
  const chosen = chooseLanguage({
    current: current.hreflang,
    offered: links.map((link) => link.hreflang),
    remembered: /(?:^|;\s*)content-lang=([a-z]{2})(?:;|$)/.exec(root.cookie)?.[1],
    preferred: languages,
  })
  const target = links.find((link) => link.hreflang === chosen)
  if (target) void import('./suggestion-bar.ts').then(({ showSuggestion }) => showSuggestion(target, current.hreflang))
}
