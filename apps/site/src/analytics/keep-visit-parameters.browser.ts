import { ATTRIBUTION } from './consent/attribution.browser.ts'

const OF_THE_VISIT = ['currency', ...ATTRIBUTION]

/** The address of another choice on this page, with what the present one says of the visit alone: its currency, and what brought it here. */
export function keepVisitParameters(address: string | URL): URL {
  const target = new URL(address, location.href)
  for (const [name, value] of new URLSearchParams(location.search))
    if (OF_THE_VISIT.includes(name)) target.searchParams.set(name, value)
  target.hash = ''
  return target
}
