import { ATTRIBUTION_PARAMETERS } from './consent/attribution.browser.ts'

const OF_THE_VISIT = ['currency', ...ATTRIBUTION_PARAMETERS]

/** Adds the visit's parameters of the current address (currency, attribution) to another address. */
export function addVisitParameters(address: string | URL): URL {
  const target = new URL(address, location.href)
  for (const [name, value] of new URLSearchParams(location.search))
    if (OF_THE_VISIT.includes(name)) target.searchParams.set(name, value)
  target.hash = ''
  return target
}
