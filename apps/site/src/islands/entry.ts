import { startLanguageSuggestion } from '../frame/language-suggestion/start-language-suggestion.browser.ts'
import { startFrame } from '../frame/start-frame.browser.ts'
import type { ModelContext } from '../mcp/offer-tools.browser.ts'
import { correctViewport } from './correct-viewport.ts'
import { ISLANDS } from './registry.ts'
import { startIslands } from './runtime.ts'
import { startPageModules } from './start-page-modules.ts'

declare global {
  // Written by the inline script (early-clicks.ts).
  var earlyClicks: EventTarget[] | undefined
  var keepClick: (event: Event) => void
  interface Document {
    /** Of browsers with an agent. */
    readonly modelContext?: ModelContext
  }
}

correctViewport(document, innerWidth)
startLanguageSuggestion(document, navigator)
startFrame(document)
startPageModules(document, {
  choose: () => import('../products/booking-card/apply-choices.browser.ts').then((module) => module.applyChoices),
  kinds: () =>
    import('../pages/collection/sub-category-bar.browser.ts').then((module) => module.markStickySubCategories),
  trips: () => import('../frame/trips/start-trips.browser.ts').then((module) => module.startTrips),
  list: () => import('../lists/update-lists.browser.ts').then((module) => module.updateLists),
})
// In a document without it, nothing is removed.
removeEventListener('click', globalThis.keepClick, true)
startIslands(document, ISLANDS, globalThis.earlyClicks ?? [])
const { modelContext } = document
if (modelContext) {
  import('../mcp/offer-tools.browser.ts').then((module) => module.offerTools(modelContext)).catch(() => {})
}
