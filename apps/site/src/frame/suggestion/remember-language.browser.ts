const YEAR_IN_MILLISECONDS = 31_536_000_000

/** Older browsers, and those that came over plain http, cannot: they are not asked what they would be asked again. */
export function canRemember(): boolean {
  return 'cookieStore' in globalThis
}

/** The choice is kept in the browser, at the moment of the switch; a link to the page in that language does the rest. */
export function rememberLanguage(code: string): void {
  if (!canRemember()) return
  const expires = Date.now() + YEAR_IN_MILLISECONDS
  void cookieStore.set({ name: 'content-lang', value: code, path: '/', expires, sameSite: 'lax' })
}
