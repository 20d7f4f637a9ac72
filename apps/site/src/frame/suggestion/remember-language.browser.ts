const NAME = 'content-lang'
const YEAR_IN_MILLISECONDS = 31_536_000_000

/** Older browsers, and those that came over plain http, cannot: they are not asked what they would be asked again. */
export function canRemember(): boolean {
  return 'cookieStore' in globalThis
}

/** The choice is kept in the browser, at the moment of the switch; a link to the page in that language does the rest. */
export function rememberLanguage(code: string): void {
  if (!canRemember()) return
  const expires = Date.now() + YEAR_IN_MILLISECONDS
  void cookieStore.set({ name: NAME, value: code, path: '/', expires, sameSite: 'lax' })
}

/** What was kept before, in a browser that can. */
export async function recallLanguage(): Promise<string | undefined> {
  return (await cookieStore.get(NAME))?.value || undefined
}
