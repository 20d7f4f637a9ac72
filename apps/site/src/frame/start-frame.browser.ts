import { showFallbacks } from '../islands/image-fallback.ts'
import { openDialogs } from './dialogs/open-dialogs.browser.ts'
import { openPopups } from './footer/verification-popup.browser.ts'
import { watchScroll } from './header/watch-scroll.browser.ts'

/** What the frame needs of a script, all of it after the fact: every part works without. */
export function startFrame(root: Document): void {
  watchScroll(root)
  openDialogs(root)
  openPopups(root)
  showFallbacks(root)
  if (root.querySelector('[data-logo]')) {
    // A logo that cannot be animated stands still.
    import('./logo/logo-animation.browser.ts').then(({ watchLogos }) => watchLogos(root)).catch(() => {})
  }
}
