import { atom, onMount, type ReadableAtom } from 'nanostores'
import { isBot } from '../is-bot.ts'

/** Specification, section 3, "Global state": what every part of a page knows of it. */
export interface App {
  readonly uid: string
  readonly host: string
  /** Two letters. */
  readonly lang: string
  readonly isMobile: boolean
  readonly isBot: boolean
}

/** A missing host yields an empty identifier and the default language (section 8). */
const state = atom<App>({ uid: '', host: '', lang: 'en', isMobile: false, isBot: false })

/** The page as it is: `isMobile` follows the one correction of the viewport (islands/correct-viewport.ts). */
export const app: ReadableAtom<App> = state

onMount(state, () => {
  if (typeof document === 'undefined') return
  const { documentElement } = document
  const read = () => state.set(readApp(documentElement.dataset, navigator.userAgent))
  read()
  const observer = new MutationObserver(read)
  observer.observe(documentElement, { attributeFilter: ['data-viewport'] })
  return () => observer.disconnect()
})

function readApp({ uid = '', host = '', lang = 'en', viewport }: DOMStringMap, userAgent: string): App {
  return { uid, host, lang, isMobile: viewport === 'mobile', isBot: isBot(userAgent) }
}
