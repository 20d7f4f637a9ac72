/** What a browser keeps of tour groups, by the names under which it does. */
export type RememberedList = 'wishes' | 'viewed'

/** What is compared stands side by side. */
export const MOST_COMPARED = 4
/** Goes before the numbers, so that another form can tell this one from itself. */
const VERSION = '1:'
/** Where a browser keeps nothing: forgotten with the page. */
const unkept = new Map<RememberedList, readonly number[]>()

/** In the order in which they are kept. What is of another version or no list of numbers is none. */
export function readTgids(list: RememberedList): readonly number[] {
  try {
    const kept = localStorage.getItem(list) ?? ''
    const numbers = kept.startsWith(VERSION) ? kept.slice(VERSION.length).split(',') : []
    return [...new Set(numbers.filter((text) => /^[1-9]\d{0,11}$/.test(text)).map(Number))]
  } catch {
    return unkept.get(list) ?? []
  }
}

export function keepTgids(list: RememberedList, tgids: readonly number[]): void {
  try {
    if (tgids.length === 0) localStorage.removeItem(list)
    else localStorage.setItem(list, VERSION + tgids.join())
  } catch {
    unkept.set(list, tgids)
  }
}

/** The address of a part of the wish list, with these in it. */
export function addressWith(address: string, tgids: readonly number[]): string {
  if (tgids.length === 0) return address
  return `${address}${address.includes('?') ? '&' : '?'}ids=${tgids.join()}`
}
