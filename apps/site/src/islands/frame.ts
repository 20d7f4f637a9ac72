import { showFallbacks } from './image-fallback.ts'
import { openDialogs } from './open-dialogs.ts'
import { openPopups } from './popups.ts'
import { watchScroll } from './watch-scroll.ts'

/** What the frame needs of a script, all of it after the fact: every part works without. */
export function startFrame(root: Document): void {
  watchScroll(root)
  openDialogs(root)
  openPopups(root)
  showFallbacks(root)
  if (root.querySelector('[data-logo]')) {
    // A logo that cannot be animated stands still.
    import('./logo-animation.ts').then(({ watchLogos }) => watchLogos(root)).catch(() => {})
  }
}
