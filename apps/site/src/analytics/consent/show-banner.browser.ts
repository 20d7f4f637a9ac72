import { ALL_DENIED, ALL_GRANTED, CATEGORIES, type Consent } from './consent-value.ts'
import { deferBanner } from './defer-banner.browser.ts'
import { keepFocusUnobscured } from './keep-focus-unobscured.browser.ts'

interface BannerParts {
  /** The earlier answer, which sets the checkboxes. */
  readonly consent: Consent | undefined
  /** Whether a browser signal refuses; then there is nothing to select. */
  readonly refuses: boolean | undefined
  /** The control that opened it and gets the focus back; absent when the page asks by itself. */
  readonly opener: HTMLElement | undefined
  readonly answer: (consent: Consent) => void
}

/**
 * Inserts the banner (frame/consent/consent-banner.tsx) after the link that skips to the content, which is the way past
 * it, and shows it once its styles are loaded and the visitor had a first look. It is not modal and stays until it is answered; Escape
 * closes it only if the visitor opened it. A separate script, loaded only when it is needed.
 */
export function showBanner(root: Document, part: Document, parts: BannerParts): void {
  const { consent, refuses, opener, answer } = parts
  const banner = part.querySelector<HTMLElement>('#consent')
  const sheet = part.querySelector('link')
  const form = part.querySelector('form')
  if (!banner || !sheet || !form) return
  for (const element of banner.querySelectorAll(refuses ? '[data-asked]' : '[data-refused]')) element.remove()
  const policy = root.querySelector('footer [data-legal=privacy]')
  if (policy) {
    const copy = root.importNode(policy, true)
    copy.className = ''
    banner.querySelector('p')?.append(' ', copy)
  }
  for (const name of CATEGORIES)
    form.querySelector(`[name=${name}]`)?.toggleAttribute('checked', consent?.[name] ?? false)

  const closed = new AbortController()
  const close = () => {
    if (banner.contains(root.activeElement)) opener?.focus()
    banner.remove()
    closed.abort()
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const data = new FormData(form, event.submitter)
    const answers: Readonly<Record<string, Consent>> = {
      choice: { analytics: data.has('analytics'), marketing: data.has('marketing') },
      none: ALL_DENIED,
      all: ALL_GRANTED,
    }
    const given = answers[`${data.get('answer')}`]
    if (given) answer(given)
    close()
  })
  banner.addEventListener('keydown', ({ key }) => {
    if (opener && key === 'Escape') close()
  })

  root.querySelector('#consent')?.remove()
  const skip = root.querySelector('a[href="#main"]')
  if (skip) skip.after(banner)
  else root.body.prepend(banner)
  const show = async () => {
    if (!opener) await deferBanner(root)
    // The visitor may have opened another one meanwhile.
    if (!banner.isConnected) return
    banner.hidden = false
    keepFocusUnobscured(root, banner, closed.signal)
    if (opener) banner.querySelector('h2')?.focus()
  }
  sheet.onload = show
  sheet.onerror = show
  root.head.append(sheet)
}
