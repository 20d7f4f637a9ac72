import { ATTRIBUTION } from './consent/attribution.browser.ts'

const OF_THE_VISIT = ['currency', ...ATTRIBUTION]

/** Adds the visit's parameters of the current address (currency, attribution) to another address. */
export function keepVisitParameters(address: string | URL): URL {
  const target = new URL(address, location.href)
  for (const [name, value] of new URLSearchParams(location.search))
    if (OF_THE_VISIT.includes(name)) target.searchParams.set(name, value)
  target.hash = ''
  return target
}
