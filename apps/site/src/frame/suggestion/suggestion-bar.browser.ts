import { rememberLanguage } from './remember-language.browser.ts'

interface SuggestionWords {
  readonly text: string
  readonly dismiss: string
}

/** One small file for each language: only the one that is shown is fetched. */
const WORDS = import.meta.glob<SuggestionWords>('../../i18n/suggestions/*.json', { import: 'default' })

/** A picture that makes room for the bar on a phone, where the booking bar has the lower edge (suggestion-bar.module.css). */
const ROOM = '[data-offer-room]'

/**
 * Fills the bar that the page holds ready (suggestion-bar.tsx), in the words of the language that it offers. To
 * dismiss it is to choose the language of the page, which is remembered like any other choice.
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
