const KEY = 'recent-searches'
const MAX_COUNT = 5

/** Recent searches of this browser, latest first; never sent anywhere. */
export function readRecent(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((query) => typeof query === 'string').slice(0, MAX_COUNT) : []
  } catch {
    return []
  }
}

export function addRecent(query: string): void {
  const typed = query.trim()
  if (typed === '') return
  write([typed, ...readRecent().filter((other) => other !== typed)].slice(0, MAX_COUNT))
}

export function forgetRecent(): void {
  write([])
}

function write(queries: readonly string[]): void {
  try {
    if (queries.length === 0) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, JSON.stringify(queries))
  } catch {
    // A browser that keeps nothing offers nothing again.
  }
}
