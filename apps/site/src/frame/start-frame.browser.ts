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
  startContent(root)
}

/** What blocks and shortcodes need of a script, fetched only where one is on the page; each is a link without. */
function startContent(root: Document): void {
  if (root.querySelector('[data-embed]')) {
    import('../ui/embed/open-embeds.browser.ts').then(({ openEmbeds }) => openEmbeds(root)).catch(() => {})
  }
  if (root.querySelector('[data-jump]')) {
    import('../ui/jump-link/follow-jumps.browser.ts').then(({ followJumps }) => followJumps(root)).catch(() => {})
  }
  if (root.querySelector('[data-popup]')) {
    import('./popups/open-popups.browser.ts')
      .then(({ openExperiencePopups }) => openExperiencePopups(root))
      .catch(() => {})
  }
  if (root.querySelector('[data-download]')) {
    import('./downloads/offer-downloads.browser.ts').then(({ offerDownloads }) => offerDownloads(root)).catch(() => {})
  }
}
