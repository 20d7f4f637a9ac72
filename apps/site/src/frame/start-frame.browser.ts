import { showFallbacks } from '../islands/image-fallback.ts'
import { openDialogs } from './dialogs/open-dialogs.browser.ts'
import { openPopups } from './footer/verification-popup.browser.ts'
import { watchSideNavigation } from './header/side-navigation.browser.ts'
import { watchHeader } from './header/sticky-header.browser.ts'

/** What the frame needs of a script, all of it after the fact: every part works without. */
export function startFrame(root: Document): void {
  watchHeader(root)
  watchSideNavigation(root)
  openDialogs(root)
  openPopups(root)
  showFallbacks(root)
  if (root.querySelector('[data-logo]')) {
    // A logo that cannot be animated stands still.
    import('./logo/logo-animation.browser.ts').then(({ watchLogos }) => watchLogos(root)).catch(() => {})
  }
}
