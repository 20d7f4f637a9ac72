import { rememberLanguage } from './remember-language.browser.ts'

interface SuggestionWords {
  readonly text: string
  readonly dismiss: string
}

/** Texts by language, loaded on demand. */
const WORDS = import.meta.glob<SuggestionWords>('../../i18n/suggestions/*.json', { import: 'default' })

/** A picture that shrinks for the bar on phones with a booking bar at the lower edge (suggestion-bar.module.css). */
const ROOM = '[data-offer-room]'

/**
 * Fills the page's empty bar (suggestion-bar.tsx) in the offered language. Dismissing it stores the page's language as
 * the visitor's choice.
 *
 * @param link to the page in the offered language
 */
export async function showSuggestion(link: HTMLAnchorElement, current: string): Promise<void> {
  const bar = document.getElementById('suggestion')
  const words = await WORDS[`../../i18n/suggestions/${link.hreflang}.json`]?.()
  if (!bar || !words) return
  const offer = document.createElement('a')
  offer.href = link.href
  offer.hreflang = link.hreflang
  offer.id = 'suggestion-offer'
  offer.textContent = words.text
  offer.addEventListener('click', () => rememberLanguage(link.hreflang))
  const close = document.createElement('button')
  close.type = 'button'
  close.textContent = '×'
  close.setAttribute('aria-label', words.dismiss)
  close.addEventListener('click', () => {
    rememberLanguage(current)
    bar.hidden = true
  })
  bar.lang = link.hreflang
  bar.dir = 'auto'
  bar.setAttribute('aria-labelledby', offer.id)
  bar.replaceChildren(offer, close)
  document.querySelector(ROOM)?.append(bar)
  bar.hidden = false
}
