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

/** Whether a uid is that of a cloned page, which is shown outside production only, and never linked (section 2). */
export function isCopyUid(uid: string): boolean {
  return uid.endsWith('copy')
}

/** The path of a uid below its host, `/` for the host itself; `undefined` when the uid belongs to another host. */
export function pathOfUid(uid: string, host: string): string | undefined {
  if (uid === host) return '/'
  if (!uid.startsWith(`${host}.`)) return undefined
  return `/${uid.slice(host.length + 1).replaceAll('.', '/')}/`
}

/** Adds the language to a canonical path; the default language has none. */
export function addLanguagePrefix(path: string, lang: LanguageCode): string {
  return lang === DEFAULT_LANGUAGE ? path : `/${lang}${path}`
}

/** The canonical path: lower case, percent-encoded, with a trailing slash. */
export function buildCanonicalPath(segments: readonly string[]): string {
  const path = segments.length === 0 ? '/' : `/${segments.join('/').toLowerCase()}/`
  // `encodeURI` does not escape the two characters that end a path.
  return encodeURI(path).replaceAll('#', '%23').replaceAll('?', '%3F')
}

/** The canonical form of a typed path; `undefined` when it cannot be decoded. */
export function canonicalizePath(path: string): string | undefined {
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
