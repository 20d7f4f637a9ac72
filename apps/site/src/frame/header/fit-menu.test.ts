import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitMenu, STEP, STEPS } from './fit-menu.ts'
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
  expect(fromOf(labels(['Cities', 'Tickets', 'Themes']))).toEqual([3, 4, 4])
  expect(fitMenu(labels(['Cities', 'Tickets', 'Themes']), 'More').whole).toBe(4)
})

test('the list of the rest holds two items or more, or is not there', () => {
  const steps = fromOf(labels(['Tickets and tours', 'Themes', 'Guides', 'Shows in the West End']))
  expect(steps).toEqual([5, 6, 9, 9])
})

test('a list needs room for its arrow', () => {
  const plain = labels(['Städte', 'Themen', 'Reiseführer', 'Unterkünfte'])
  const lists = plain.map(({ label }) => entry(label, true))
  expect(fitMenu(lists, 'Mehr').whole).toBeGreaterThan(fitMenu(plain, 'Mehr').whole ?? Number.NaN)
})

test('of two hundred items the first ones are shown, the others never', () => {
  const steps = fromOf(labels(Array.from({ length: 200 }, (_, index) => `Item number ${index}`)))
  expect(steps.filter(Boolean)).toHaveLength(4)
  expect(steps.at(-1)).toBeUndefined()
})

test('a label of three hundred characters takes no more than what is shown of it', () => {
  expect(fromOf(labels(['x'.repeat(300)]))).toEqual([5])
})

test('an empty menu fits', () => expect(fitMenu([], 'More')).toEqual({ entries: [], whole: 1 }))

test('what is shown at a width is shown at every greater one, and in order', () => {
  const words = fc.array(fc.string({ minLength: 1, maxLength: 60 }), { maxLength: 40 })
  fc.assert(
    fc.property(words, (menu) => {
      const steps = fromOf(labels(menu)).map((from) => from ?? STEPS + 1)
      expect(steps).toEqual(steps.toSorted((one, other) => one - other))
    }),
  )
})

test('the sheet has a rule for each step', () => {
  const sheet = readFileSync(join(import.meta.dirname, 'header-menu.module.css'), 'utf8')
  for (let step = 1; step <= STEPS; step++) {
    expect(sheet).toContain(`(inline-size < ${step * STEP}rem) {\n    .from${step} {`)
    expect(sheet).toContain(`(inline-size >= ${step * STEP}rem) {\n    .until${step} {`)
  }
})
