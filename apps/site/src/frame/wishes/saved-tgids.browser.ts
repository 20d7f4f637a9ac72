/** Lists of tour groups in local storage, by key. */
export type StoredListKey = 'wishes' | 'viewed'

/** Upper limit on compared tour groups. */
export const MOST_COMPARED = 4
/** Version prefix of the stored value. */
const VERSION = '1:'
/** Fallback without local storage; lost with the page. */
const unkept = new Map<StoredListKey, readonly number[]>()

/** The stored ids in order; empty for another version or an invalid value. */
export function readTgids(list: StoredListKey): readonly number[] {
  try {
    const kept = localStorage.getItem(list) ?? ''
    const numbers = kept.startsWith(VERSION) ? kept.slice(VERSION.length).split(',') : []
    return [...new Set(numbers.filter((text) => /^[1-9]\d{0,11}$/.test(text)).map(Number))]
  } catch {
    return unkept.get(list) ?? []
  }
}

export function storeTgids(list: StoredListKey, tgids: readonly number[]): void {
  try {
    if (tgids.length === 0) localStorage.removeItem(list)
    else localStorage.setItem(list, VERSION + tgids.join())
  } catch {
    unkept.set(list, tgids)
  }
}

/** The wish list's address with the given ids. */
export function wishListAddress(address: string, tgids: readonly number[]): string {
  if (tgids.length === 0) return address
  return `${address}${address.includes('?') ? '&' : '?'}ids=${tgids.join()}`
}
