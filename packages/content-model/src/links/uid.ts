import { DEFAULT_LANGUAGE, type LanguageCode } from '../locales.ts'

/**
 * Specification, section 2: a page identifier is the host plus the path with slashes turned into dots, the
 * `stage-` prefix removed and the trailing slash removed. A slug holds no dot, so the way back is unique.
 *
 * @param host lower case, without a port
 * @param path without its language segment; leading and trailing slashes do not matter
 */
export function buildUid(host: string, path: string): string {
  const bare = host.replace(/^stage-/, '')
  const segments = path.split('/').filter((segment) => segment !== '')
  return [bare, ...segments].join('.')
}

/** Whether a uid is a copy's, which editors make to try things: it is shown before production only, and named nowhere (section 2). */
export function isCopy(uid: string): boolean {
  return uid.endsWith('copy')
}

/** The path of a uid below its host, `/` for the host itself; `undefined` when the uid is of another host. */
export function pathOfUid(uid: string, host: string): string | undefined {
  if (uid === host) return '/'
  if (!uid.startsWith(`${host}.`)) return undefined
  return `/${uid.slice(host.length + 1).replaceAll('.', '/')}/`
}

/** The clean path with its language: none for the default language. */
export function prefixLanguage(path: string, lang: LanguageCode): string {
  return lang === DEFAULT_LANGUAGE ? path : `/${lang}${path}`
}

/** The one form of a path: lower case, percent-encoded, closed by a slash. */
export function buildCanonicalPath(segments: readonly string[]): string {
  const path = segments.length === 0 ? '/' : `/${segments.join('/').toLowerCase()}/`
  // `encodeURI` leaves the two characters that would end the path.
  return encodeURI(path).replaceAll('#', '%23').replaceAll('?', '%3F')
}

/** The canonical form of a path as somebody wrote it; `undefined` when it cannot be decoded. */
export function parseCanonicalPath(path: string): string | undefined {
  try {
    return buildCanonicalPath(
      decodeURIComponent(path)
        .split('/')
        .filter((segment) => segment !== ''),
    )
  } catch {
    return undefined
  }
}
