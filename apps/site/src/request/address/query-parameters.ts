import type { ParameterName } from './page-parameters.ts'

const BASE = 'http://host.invalid'
/** Parameters that identify the page or start its preview; they do not apply to other addresses. */
export const PAGE_IDENTITY_PARAMETERS = ['uid', 'lang', 'preview'] as const satisfies readonly ParameterName[]

/**
 * The first value of a parameter, not decoded. Names are compared literally: `%63urrency` and `CURRENCY` are other parameters,
 * which are ignored. Caches in front compare bytes, and requests that are equal to them must be equal to the site (docs/how-
 * to/cdn.md).
 *
 * @param search with its question mark, or empty
 */
export function parameterOf(search: string, name: ParameterName): string | undefined {
  return parametersOf(search, name)[0]
}

/** All values of a parameter, not decoded. */
export function parametersOf(search: string, name: ParameterName): readonly string[] {
  const start = `${name}=`
  if (!search.includes(start)) return []
  return pairsOf(search).flatMap((pair) => (pair.startsWith(start) ? [pair.slice(start.length)] : []))
}

/** The query without parameters of this literal name; otherwise unchanged. */
export function withoutParameter(search: string, name: ParameterName): string {
  if (search === '') return ''
  const kept = pairsOf(search).filter((pair) => pair !== name && !pair.startsWith(`${name}=`))
  return kept.length === 0 ? '' : `?${kept.join('&')}`
}

function pairsOf(search: string): string[] {
  return search.slice(1).split('&')
}

/** The first value of a parameter, decoded as form data. */
export function decodedParameterOf(search: string, name: ParameterName): string | undefined {
  const value = parameterOf(search, name)
  return value === undefined ? undefined : decodeParameter(value)
}

/** Whether an address has a parameter, with a value or without. */
export function hasParameter(search: string, name: ParameterName): boolean {
  return pairsOf(search).some((pair) => pair === name || pair.startsWith(`${name}=`))
}

/** Decodes a parameter's value; an invalid one is unchanged. */
export function decodeParameter(value: string): string {
  return new URLSearchParams(`v=${value}`).get('v') ?? value
}

/**
 * Adds the parameters of a request, including attribution, to an address. Its own take precedence, and none is repeated.
 * Characters that are invalid in headers are encoded.
 *
 * @param search with its question mark, or empty
 * @param dropped names that are not added
 * @param onFailure called for an invalid address, which is returned unchanged (specification, section 8)
 */
export function addParameters(
  address: string,
  search: string,
  dropped: readonly string[],
  onFailure: (address: string) => void,
): string {
  if (search.length < 2) return address
  const isPath = address.startsWith('/')
  const url = URL.parse(address, BASE)
  // A path that resolves to `//…` would lead to another host.
  if (!url || (isPath && url.pathname.startsWith('//'))) {
    onFailure(address)
    return address
  }
  const taken = new Set([...dropped, ...url.searchParams.keys()])
  const kept = pairsOf(search).filter((pair) => pair !== '' && !taken.has(nameOf(pair)))
  url.search = [url.search.slice(1), ...kept].filter(Boolean).join('&')
  return isPath ? url.pathname + url.search + url.hash : url.href
}

function nameOf(pair: string): string {
  return new URLSearchParams(pair).keys().next().value ?? ''
}

/** The query with characters that are invalid in headers encoded. */
export function headerSafeSearch(search: string): string {
  return search.replace(/[^\x21-\x7e]/gu, (character) => encodeCharacter(character))
}

function encodeCharacter(character: string): string {
  return character.isWellFormed() ? encodeURIComponent(character) : '%EF%BF%BD'
}
