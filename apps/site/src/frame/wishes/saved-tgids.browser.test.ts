import { afterEach, expect, test, vi } from 'vitest'
import { readTgids, storeTgids, wishListAddress } from './saved-tgids.browser.ts'

function browserWith(kept: Record<string, string>) {
  const map = new Map(Object.entries(kept))
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  })
  return map
}

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['1:7110,7148', [7110, 7148]],
  ['1:7110,7110,x,-4,7.5,,1e9,99999999999999', [7110]],
  ['1:', []],
  ['', []],
  ['2:7110', []],
  ['[7110]', []],
  // spec: D.wishes.1
])('%j is read as %j', (kept, tgids) => {
  browserWith({ wishes: kept })
  expect(readTgids('wishes')).toEqual(tgids)
})

// spec: D.wishes.1
test('what is kept is read again, and nothing is kept of an empty list', () => {
  const kept = browserWith({ viewed: '1:5' })
  storeTgids('wishes', [7148, 7110])
  expect([...kept]).toEqual([
    ['viewed', '1:5'],
    ['wishes', '1:7148,7110'],
  ])
  expect(readTgids('wishes')).toEqual([7148, 7110])
  storeTgids('wishes', [])
  expect([...kept]).toEqual([['viewed', '1:5']])
})

// spec: D.wishes.1
test('a browser that keeps nothing remembers until the page goes', () => {
  vi.stubGlobal('localStorage', undefined)
  storeTgids('viewed', [7])
  expect(readTgids('viewed')).toEqual([7])
  storeTgids('viewed', [])
  expect(readTgids('viewed')).toEqual([])
})

test.each([
  ['/wish-list/', [7, 5], '/wish-list/?ids=7,5'],
  ['/wish-list/?uid=a', [7], '/wish-list/?uid=a&ids=7'],
  ['/wish-list/', [], '/wish-list/'],
])('%s with %j is %s', (address, tgids, expected) => {
  expect(wishListAddress(address, tgids)).toBe(expected)
})
