import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitMenu, MENU_WIDTH_STEPS } from './fit-menu.ts'
import type { MenuEntry } from './resolve-menu.ts'

const entry = (label: string, hasList = false): MenuEntry => ({
  id: label,
  label,
  ...(hasList ? {} : { link: { href: '/' } }),
  links: hasList ? [{ id: 'x', label: 'x', link: { href: '/x/' } }] : [],
})
const labels = (words: readonly string[]) => words.map((word) => entry(word))
const fromOf = (entries: readonly MenuEntry[]) => fitMenu(entries, 'More').entries.map(({ from }) => from)

test('items are shown one after the other as the menu grows, and the last brings all', () => {
  expect(fromOf(labels(['Cities', 'Tickets', 'Themes']))).toEqual([2, 3, 3])
  expect(fitMenu(labels(['Cities', 'Tickets', 'Themes']), 'More').whole).toBe(3)
})

// spec: D.display.34
test('as many are shown as there is room for beside the list of the rest', () => {
  const menu = labels(['Tickets and tours', 'Themes', 'Guides', 'Shows in the West End'])
  expect(fromOf(menu).map((step) => MENU_WIDTH_STEPS[(step ?? 0) - 1])).toEqual([14, 20, 24, 30])
})

test('letters have the room that they take: narrow ones less, wide ones and capitals more', () => {
  const roomOf = (word: string) => MENU_WIDTH_STEPS[(fitMenu(labels([word]), 'More').whole ?? 0) - 1]
  expect(['illicit trifle fill', 'abcdefghijklmnop', 'MWMWMWMWMWMWMWMW'].map(roomOf)).toEqual([8, 11, 14])
})

test('a list needs room for its arrow', () => {
  const plain = labels(['Städte', 'Themen', 'Reiseführer', 'Unterkünfte'])
  const lists = plain.map(({ label }) => entry(label, true))
  expect(fitMenu(lists, 'Mehr').whole).toBeGreaterThan(fitMenu(plain, 'Mehr').whole ?? Number.NaN)
})

test('of two hundred items the first ones are shown, the others never', () => {
  const steps = fromOf(labels(Array.from({ length: 200 }, (_, index) => `Item number ${index}`)))
  expect(steps.filter(Boolean)).toHaveLength(3)
  expect(steps.at(-1)).toBeUndefined()
})

test('a label of three hundred characters takes no more than what is shown of it', () => {
  expect(fromOf(labels(['x'.repeat(300)]))).toEqual([4])
})

test('an empty menu fits', () => expect(fitMenu([], 'More')).toEqual({ entries: [], whole: 1 }))

test('what is shown at a width is shown at every greater one, and in order', () => {
  const words = fc.array(fc.string({ minLength: 1, maxLength: 60 }), { maxLength: 40 })
  fc.assert(
    fc.property(words, (menu) => {
      const steps = fromOf(labels(menu)).map((from) => from ?? MENU_WIDTH_STEPS.length + 1)
      expect(steps).toEqual(steps.toSorted((one, other) => one - other))
    }),
  )
})

test('the sheet has a rule for each step', () => {
  const sheet = readFileSync(join(import.meta.dirname, 'header-menu.module.css'), 'utf8')
  for (const [index, rem] of MENU_WIDTH_STEPS.entries()) {
    const rules = `    .from${index + 1} {\n      display: block;\n    }\n\n    .until${index + 1} {\n      display: none;`
    expect(sheet).toContain(`@container menu (inline-size >= ${rem}rem) {\n${rules}`)
  }
})
