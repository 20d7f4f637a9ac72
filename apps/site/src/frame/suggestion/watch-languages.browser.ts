import { isBot } from '../../islands/is-bot.ts'
import { chooseLanguage } from './choose-language.browser.ts'
import { canRemember, recallLanguage, rememberLanguage } from './remember-language.browser.ts'

/** The links of the locale selector: where the page says which languages it has. */
const LINKS = '#locale-panel a[hreflang]'

/** Remembers a switch of language, and offers the page in the visitor's own where it has it. Nobody is sent anywhere. */
export function watchLanguages(root: Document, { languages, userAgent }: Navigator): void {
  const links = [...root.querySelectorAll<HTMLAnchorElement>(LINKS)]
  for (const link of links) link.addEventListener('click', () => rememberLanguage(link.hreflang))
  const current = links.find((link) => link.hasAttribute('aria-current'))
  if (!current || !canRemember() || isBot(userAgent)) return
  // What cannot be read or fetched is not offered; the page is whole without it.
  offerLanguage(links, current.hreflang, languages).catch(() => {})
}

async function offerLanguage(
  links: readonly HTMLAnchorElement[],
  current: string,
  preferred: readonly string[],
): Promise<void> {
  const offered = links.map((link) => link.hreflang)
  const chosen = chooseLanguage({ current, offered, remembered: await recallLanguage(), preferred })
  const target = links.find((link) => link.hreflang === chosen)
  if (!target) return
  const { showSuggestion } = await import('./suggestion-bar.browser.ts')
  await showSuggestion(target, current)
}
