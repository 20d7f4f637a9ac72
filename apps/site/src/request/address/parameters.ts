import type { ParameterName } from './page-parameters.ts'

const BASE = 'http://host.invalid'
/** They named the page that was asked for, or opened its preview: none of that is true of another address. */
export const ABOUT_THE_PAGE = ['uid', 'lang', 'preview'] as const satisfies readonly ParameterName[]

/**
 * The first value of a parameter, as it was sent. Its name counts letter by letter: `%63urrency` and `CURRENCY` are other
 * parameters, which nobody reads. A cache in front compares bytes, and whatever it takes for the same request must be
 * the same to us (docs/how-to/cdn.md).
 *
 * @param search with its question mark, or empty
 */
export function parameterOf(search: string, name: ParameterName): string | undefined {
  return parametersOf(search, name)[0]
}

/** Every value of a parameter, as it was sent. */
export function parametersOf(search: string, name: ParameterName): readonly string[] {
  const start = `${name}=`
  if (!search.includes(start)) return []
  return pairsOf(search).flatMap((pair) => (pair.startsWith(start) ? [pair.slice(start.length)] : []))
}

/** A query without the parameters of this literal name; the rest stays as it came. */
export function withoutParameter(search: string, name: ParameterName): string {
  if (search === '') return ''
  const kept = pairsOf(search).filter((pair) => pair !== name && !pair.startsWith(`${name}=`))
  return kept.length === 0 ? '' : `?${kept.join('&')}`
}

function pairsOf(search: string): string[] {
  return search.slice(1).split('&')
}

/** The first value of a parameter in plain text, as a form sends it. */
export function textOfParameter(search: string, name: ParameterName): string | undefined {
  const value = parameterOf(search, name)
  return value === undefined ? undefined : decodeParameter(value)
}

/** Whether an address has a parameter, with a value or without. */
export function hasParameter(search: string, name: ParameterName): boolean {
  return pairsOf(search).some((pair) => pair === name || pair.startsWith(`${name}=`))
}

/** A parameter's value in plain text; one that cannot be decoded stays as it is. */
export function decodeParameter(value: string): string {
  return new URLSearchParams(`v=${value}`).get('v') ?? value
}

/**
 * An address with the parameters of the request that led to it, attribution included. Its own win, and none is
 * repeated. What cannot be a part of a header is encoded.
 *
 * @param search with its question mark, or empty
 * @param dropped names that are not taken along
 * @param onFailure told when the address cannot be read; it is then returned as it is (specification, section 8)
 */
export function addParameters(
  address: string,
  search: string,
  dropped: readonly string[],
  onFailure: (address: string) => void,
): string {
  if (search.length < 2) return address
  const isPath = address.startsWith('/')
  if (!URL.canParse(address, BASE)) return failed(address, onFailure)
  const url = new URL(address, BASE)
  // A path that reads like a host once it is resolved would lead away from here.
  if (isPath && url.pathname.startsWith('//')) return failed(address, onFailure)
  const taken = new Set([...dropped, ...url.searchParams.keys()])
  const kept = search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && !taken.has(nameOf(pair)))
  url.search = [url.search.slice(1), ...kept].filter(Boolean).join('&')
  return isPath ? url.pathname + url.search + url.hash : url.href
}

function failed(address: string, onFailure: (address: string) => void): string {
  onFailure(address)
  return address
}

function nameOf(pair: string): string {
  return new URLSearchParams(pair).keys().next().value ?? ''
}

/** A query as it came, in characters that a header may hold. */
export function safeSearch(search: string): string {
  return search.replace(/[^\x21-\x7e]/gu, (character) => encodeCharacter(character))
}

function encodeCharacter(character: string): string {
  return character.isWellFormed() ? encodeURIComponent(character) : '%EF%BF%BD'
}
