import type { DataLayer } from '../data-layer.browser.ts'
import { type Consent, signalsOf } from './consent-state.ts'

/**
 * The site's tag container, in basic mode: its script lies in a template of the page, and is asked for once something is
 * allowed, and never before; all signals stand in the data layer before it. Later answers are updates.
 *
 * @returns told each time what is allowed
 */
export function createContainer(root: Document, layer: DataLayer): (consent: Consent) => void {
  const container = root.querySelector<HTMLTemplateElement>('#container')
  let command = 'default'
  return (consent) => {
    layer.command('consent', command, signalsOf(consent))
    command = 'update'
    if (!container?.content.firstChild || !(consent.analytics || consent.marketing)) return
    layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
    root.head.append(container.content)
  }
}
