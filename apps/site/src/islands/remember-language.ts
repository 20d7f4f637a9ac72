const YEAR_IN_MILLISECONDS = 31_536_000_000

/** The choice is kept in the browser, at the moment of the switch; a link to the page in that language does the rest. */
export function rememberLanguage(code: string): void {
  if (!('cookieStore' in globalThis)) return
  const expires = Date.now() + YEAR_IN_MILLISECONDS
  void cookieStore.set({ name: 'content-lang', value: code, path: '/', expires, sameSite: 'lax' })
}
