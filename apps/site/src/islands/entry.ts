import { startFrame } from '../frame/start-frame.browser.ts'
import { watchLanguages } from '../frame/suggestion/watch-languages.browser.ts'
import { correctViewport } from './correct-viewport.ts'
import { ISLANDS } from './registry.ts'
import { startIslands } from './runtime.ts'

declare global {
  // Written by the inline script (early-clicks.ts).
  var earlyClicks: EventTarget[] | undefined
  var keepClick: ((event: Event) => void) | undefined
}

correctViewport(document, innerWidth)
watchLanguages(document, navigator)
startFrame(document)
if (document.querySelector('[data-choose]')) {
  // Without it each choice is an address like any other.
  import('../products/booking-card/choose-visit.browser.ts')
    .then(({ chooseVisits }) => chooseVisits(document))
    .catch(() => {})
}
if (document.querySelector('[data-kinds]')) {
  import('../pages/collection/sub-category-bar.browser.ts')
    .then(({ watchSubCategoryBar }) => watchSubCategoryBar(document))
    .catch(() => {})
}
if (globalThis.keepClick) removeEventListener('click', globalThis.keepClick, true)
startIslands(
  document,
  { islands: ISLANDS, loadHydrate: () => import('./hydrate.ts').then((module) => module.hydrate) },
  globalThis.earlyClicks ?? [],
)
