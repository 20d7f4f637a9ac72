import { showFallbacks } from '../islands/image-fallback.ts'
import { type ModuleLoaders, startPageModules } from '../islands/start-page-modules.ts'
import { openPopoversAsModals } from './dialogs/open-popovers-as-modals.browser.ts'
import { openPopupWindows } from './footer/open-popup-windows.browser.ts'
import { watchHeaderShadow } from './header/header-shadow.browser.ts'
import { showSideNavigationLineOnScroll } from './header/side-navigation.browser.ts'

const PARTS: ModuleLoaders = {
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
  watchHeaderShadow(root)
  showSideNavigationLineOnScroll(root)
  openPopoversAsModals(root)
  openPopupWindows(root)
  showFallbacks(root)
  startPageModules(root, PARTS)
}
