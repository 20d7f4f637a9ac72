import { afterEach, expect, test, vi } from 'vitest'
import { rememberParty } from './remember-party.browser.ts'

afterEach(() => vi.unstubAllGlobals())

/** A page with one form, as far as the module looks at it. */
function open(kept: Record<string, string>, search = '') {
  const store = new Map(Object.entries(kept))
  vi.stubGlobal('location', { search })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
    removeItem: (key: string) => void store.delete(key),
  })
  vi.stubGlobal('HTMLFormElement', class {})
  const form = Object.assign(new HTMLFormElement(), { querySelector: () => fields })
  const options = Array.from({ length: 21 }, (_, count) => ({ value: String(count) }))
  const selects = [
    { name: 'adults', value: '2', options: options.slice(1), form },
    { name: 'children', value: '0', options, form },
    { name: 'infants', value: '0', options, form },
  ]
  const fields = { querySelectorAll: () => selects }
  const heard: ((event: object) => void)[] = []
  const root = {
    addEventListener: (_: string, hear: (event: object) => void) => heard.push(hear),
    querySelectorAll: () => [fields],
  }
  const apply = vi.fn()
  rememberParty(root as unknown as Document, apply)
  return {
    store,
    isApplied: apply.mock.calls.length === 1,
    shown: selects.map(({ value }) => value).join(),
    send: (...values: readonly string[]) => {
      for (const [place, select] of selects.entries()) select.value = values[place] ?? ''
      for (const hear of heard) hear({ target: form })
    },
  }
}

test.each([
  ['1:children=2', '', '2,2,0', true],
  ['1:adults=4&infants=1', '?date=2026-12-01', '4,0,1', true],
  ['1:children=2', '?adults=3', '2,0,0', false],
  ['1:adults=2', '', '2,0,0', false],
  ['1:adults=99', '', '2,0,0', false],
  ['2:adults=4', '', '2,0,0', false],
  ['', '', '2,0,0', false],
])('of %j at %j the form shows %s', (party, search, shown, isApplied) => {
  const page = open({ party }, search)
  expect([page.shown, page.isApplied]).toEqual([shown, isApplied])
})

// spec: D.party.2
test('what is sent is remembered', () => {
  const page = open({})
  page.send('3', '1', '0')
  expect([...page.store]).toEqual([['party', '1:adults=3&children=1&infants=0']])
  page.send('2', '0', '0')
  expect([...page.store]).toEqual([['party', '1:adults=2&children=0&infants=0']])
})
