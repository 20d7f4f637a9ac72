import { isBot } from '../../islands/is-bot.ts'
import { chooseLanguage } from './choose-language.browser.ts'
import { canRemember, rememberLanguage } from './remember-language.browser.ts'

/** The links of the locale selector: where the page says which languages it has. */
const LINKS = '#locale-panel a[hreflang]'

/** Remembers a switch of language, and offers the page in the visitor's own where it has it. Nobody is sent anywhere. */
export function watchLanguages(root: Document, { languages, userAgent }: Navigator): void {
  const links = [...root.querySelectorAll<HTMLAnchorElement>(LINKS)]
  for (const link of links) link.addEventListener('click', () => rememberLanguage(link.hreflang))
  const current = links.find((link) => link.hasAttribute('aria-current'))
  if (!current || !canRemember() || isBot(userAgent)) return
  const chosen = chooseLanguage({
    current: current.hreflang,
    offered: links.map((link) => link.hreflang),
    remembered: /(?:^|;\s*)content-lang=([a-z]{2})(?:;|$)/.exec(root.cookie)?.[1],
    preferred: languages,
  })
  const target = links.find((link) => link.hreflang === chosen)
  if (!target) return
  // What cannot be fetched is not offered; the page is whole without it.
  import('./suggestion-bar.browser.ts')
    .then(({ showSuggestion }) => showSuggestion(target, current.hreflang))
    .catch(() => {})
}
