const NAME = 'content-lang'
const YEAR_IN_MILLISECONDS = 31_536_000_000

/** Whether the browser can store the choice: not older ones, and not over plain http. Others get no offer. */
export function canRemember(): boolean {
  return 'cookieStore' in globalThis
}

/** Stores the chosen language; navigation is done by the link. */
export function rememberLanguage(code: string): void {
  if (!canRemember()) return
  const expires = Date.now() + YEAR_IN_MILLISECONDS
  void cookieStore.set({ name: NAME, value: code, path: '/', expires, sameSite: 'lax' })
}

/** The stored language, if any. */
export async function recallLanguage(): Promise<string | undefined> {
  return (await cookieStore.get(NAME))?.value || undefined
}
