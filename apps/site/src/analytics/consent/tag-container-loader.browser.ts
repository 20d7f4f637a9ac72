import type { DataLayer } from '../data-layer.browser.ts'
import { type Consent, consentModeSignals } from './consent-value.ts'

/**
 * Loads the site's tag container in Google's basic consent mode: its script, which is in a template of the page, is
 * loaded only after consent, with all signals in the data layer before it. Later answers are sent as updates.
 *
 * @returns a function to call with each consent
 */
export function createTagContainerLoader(root: Document, layer: DataLayer): (consent: Consent) => void {
  const container = root.querySelector<HTMLTemplateElement>('#container')
  let command = 'default'
  return (consent) => {
    layer.command('consent', command, consentModeSignals(consent))
    command = 'update'
    if (!container?.content.firstChild || !(consent.analytics || consent.marketing)) return
    layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
    root.head.append(container.content)
  }
}
