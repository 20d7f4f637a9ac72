import type { Locale } from '@passepartout/content-model/locales'

const HOST = /^(?:(?:www|maps)\.)?google\.[a-z]{2,3}(?:\.[a-z]{2})?$/
/** The exclamation mark may be written as `%21`. */
const MARK = '(?:!|%21)'
/**
 * Language and region, the last group of a map's `pb`; the number before `m2` is 3 in old addresses and 5 in new ones.
 */
const SEGMENT = new RegExp(
  `(${MARK}[35]m2${MARK}1s)[a-z]{2,3}(?:-[a-z\\d]{2,4})?(${MARK}2s)[a-z]{2}(?=${MARK}|&|$)`,
  'gi',
)
/** Longitude and latitude of a map's centre in its `pb`. */
const MIDDLE = new RegExp(`${MARK}2d(-?\\d+(?:\\.\\d+)?)${MARK}3d(-?\\d+(?:\\.\\d+)?)`)

export function isGoogleMapsUrl({ hostname, pathname }: URL): boolean {
  return HOST.test(hostname) && /^\/maps(?:\/|$)/.test(pathname)
}

/**
 * Specification, section 5: sets language and region of a maps embed to those of the page, in every known form of the
 * address. Other addresses are unchanged.
 */
export function localiseMapsUrl(address: URL, locale: Pick<Locale, 'code' | 'formatting'>): URL {
  if (!isGoogleMapsUrl(address)) return address
  const region = new Intl.Locale(locale.formatting).maximize().region ?? ''
  const url = new URL(address)
  if (url.searchParams.has('pb')) url.search = url.search.replace(SEGMENT, `$1${locale.code}$2${region}`)
  else if (url.pathname.startsWith('/maps/embed/v1/')) setEach(url, { language: locale.code, region })
  else setEach(url, { hl: locale.code, gl: region })
  return url
}

/** The address of a map outside of a frame: embed addresses only work inside one. */
export function standaloneMapUrl(map: URL, locale: Pick<Locale, 'code'>): string {
  const { searchParams } = map
  const [, longitude, latitude] = MIDDLE.exec(map.search) ?? []
  const place = searchParams.get('q') ?? searchParams.get('destination') ?? searchParams.get('center')
  const query = place ?? (latitude && `${latitude},${longitude}`)
  if (!query) return map.href
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query, hl: locale.code })}`
}

function setEach({ searchParams }: URL, values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) searchParams.set(name, value)
}
