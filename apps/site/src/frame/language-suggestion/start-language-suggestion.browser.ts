import { isScriptedBot } from '../../islands/is-scripted-bot.ts'
import { chooseLanguage } from './choose-language.browser.ts'
import { canRemember, recallLanguage, rememberLanguage } from './remember-language.browser.ts'

/** The links of the locale selector, which list the page's languages. */
const LINKS = '#locale-panel a[hreflang]'

/** Stores a change of language, and offers the page in the visitor's language if it exists. Never redirects. */
export function startLanguageSuggestion(root: Document, { languages, userAgent }: Navigator): void {
  const links = [...root.querySelectorAll<HTMLAnchorElement>(LINKS)]
  for (const link of links) link.addEventListener('click', () => rememberLanguage(link.hreflang))
  const current = links.find((link) => link.hasAttribute('aria-current'))
  if (!current || !canRemember() || isScriptedBot(userAgent)) return
  // On failure there is no offer.
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
