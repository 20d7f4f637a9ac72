/** The parameter of the list's address that shows each language on its own: `?languages=each`. */
export const LANGUAGES_PARAM = 'languages'
export const EACH_LANGUAGE = 'each'

/** The address of the same list with pages once, or with each language on its own; on its first screen. */
export function listQueryString(search: string, isEach: boolean): string {
  const query = new URLSearchParams(search)
  query.delete('page')
  query.delete(LANGUAGES_PARAM)
  if (isEach) query.set(LANGUAGES_PARAM, EACH_LANGUAGE)
  const written = query.toString()
  return written === '' ? '?' : `?${written}`
}
