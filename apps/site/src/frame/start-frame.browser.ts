import { showFallbacks } from '../islands/image-fallback.ts'
import { type Parts, startParts } from '../islands/start-parts.ts'
import { openDialogs } from './dialogs/open-dialogs.browser.ts'
import { openPopups } from './footer/verification-popup.browser.ts'
import { watchSideNavigation } from './header/side-navigation.browser.ts'
import { watchHeader } from './header/sticky-header.browser.ts'

const PARTS: Parts = {
  logo: () => import('./logo/logo-animation.browser.ts').then((module) => module.watchLogos),
  embed: () => import('../ui/embed/open-embeds.browser.ts').then((module) => module.openEmbeds),
  jump: () => import('../ui/jump-link/follow-jumps.browser.ts').then((module) => module.followJumps),
  popup: () => import('./popups/open-popups.browser.ts').then((module) => module.openExperiencePopups),
  search: () => import('./search/suggest.browser.ts').then((module) => module.suggestSearches),
  wishes: () => import('./wishes/start-wishes.browser.ts').then((module) => module.startWishes),
  fill: () => import('./header/fill-panels.browser.ts').then((module) => module.fillPanels),
  download: () => import('./downloads/offer-downloads.browser.ts').then((module) => module.offerDownloads),
}

/** Starts the scripts of header, footer and dialogs; each part works without its own. */
export function startFrame(root: Document): void {
  watchHeader(root)
  watchSideNavigation(root)
  openDialogs(root)
  openPopups(root)
  showFallbacks(root)
  startParts(root, PARTS)
}
