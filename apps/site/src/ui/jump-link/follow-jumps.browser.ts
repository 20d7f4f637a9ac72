import { delegatePlainClicks } from '../../dom/clicks.browser.ts'
import { dispatchPageEvent } from '../page-event.browser.ts'

/** Milliseconds, and CSS pixels between the top of the window and the target (specification, section 9). */
export const JUMP_SCROLL = { time: 1200, offset: { desktop: -100, mobile: -30 } } as const

const MOBILE = '(width <= 768px)'
const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'
/** Whoever scrolls by themselves is let go. */
const INTERRUPTIONS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

/** Scrolls to what a jump link names, and takes the keyboard there; without a script it is an anchor like any other. */
export function followJumps(root: Document): void {
  delegatePlainClicks(root, 'a[data-jump]', (link, event) => {
    const id = decodeURIComponent(link.hash.slice(1))
    const target = root.getElementById(id)
    if (!target) return
    event.preventDefault()
    dispatchPageEvent(root, { name: 'Jump Link Clicked', target: id })
    if (location.hash !== link.hash) history.pushState(null, '', link.hash)
    takeFocus(target)
    scrollTowards(target)
  })
}

/** Between 0 and 1: slow, fast, slow. */
export function easeInOutCubic(progress: number): number {
  const rest = 1 - Math.min(1, Math.max(0, progress))
  return progress < 0.5 ? 4 * progress ** 3 : 1 - 4 * rest ** 3
}

function scrollTowards(target: HTMLElement): void {
  const offset = matchMedia(MOBILE).matches ? JUMP_SCROLL.offset.mobile : JUMP_SCROLL.offset.desktop
  const from = scrollY
  const began = performance.now()
  const stopped = new AbortController()
  for (const name of INTERRUPTIONS) addEventListener(name, () => stopped.abort(), { signal: stopped.signal })
  // The target is looked for at each step: pictures that arrive on the way move it.
  const end = () => Math.max(0, scrollY + target.getBoundingClientRect().top + offset)
  const step = (now: number) => {
    if (stopped.signal.aborted) return
    const progress = (now - began) / JUMP_SCROLL.time
    scrollTo({ top: from + (end() - from) * easeInOutCubic(progress), behavior: 'instant' })
    if (progress < 1) requestAnimationFrame(step)
    else stopped.abort()
  }
  if (matchMedia(REDUCED_MOTION).matches) step(began + JUMP_SCROLL.time)
  else requestAnimationFrame(step)
}

/** A target that takes no focus by itself takes it until it loses it. */
function takeFocus(target: HTMLElement): void {
  target.focus({ preventScroll: true })
  if (target.ownerDocument.activeElement === target) return
  target.tabIndex = -1
  target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true })
  target.focus({ preventScroll: true })
}
