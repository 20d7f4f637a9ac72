import type { DataLayer } from '../data-layer.browser.ts'
import type { PageFacts } from '../page-facts.ts'
import { type Consent, signalsOf } from './consent-state.ts'

/**
 * The site's tag container, in basic mode: asked for once something is allowed, and never before; all signals stand in the data
 * layer before it. Later answers are updates.
 *
 * @returns told each time what is allowed
 */
export function createContainer(root: Document, facts: PageFacts, layer: DataLayer): (consent: Consent) => void {
  let isLoaded = false
  let command = 'default'
  return (consent) => {
    layer.command('consent', command, signalsOf(consent))
    command = 'update'
    if (isLoaded || !facts.container || !(consent.analytics || consent.marketing)) return
    isLoaded = true
    layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
    const script = root.createElement('script')
    script.src = facts.container
    root.head.append(script)
  }
}
