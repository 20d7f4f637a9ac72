import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findShortcodeFaults } from './find-shortcode-faults.ts'
import { printShortcodes } from './print-shortcodes.ts'
import {
  type AttributeDefinition,
  SHORTCODE_NAMES,
  type ShortcodeName,
  shortcodeDefinitionOf,
} from './shortcode-definitions.ts'

/** Choices that are many stand in a list of their own. */
const LISTED = 8

function rowOf(name: ShortcodeName): string {
  const { label, place, attributes } = shortcodeDefinitionOf(name)
  return `| \`${name}\` | ${label} | ${place} | ${Object.entries(attributes).map(describeAttribute).join(', ')} |`
}

function describeAttribute([key, { required, choices }]: [string, AttributeDefinition]): string {
  const values = choices && choices.length <= LISTED ? ` (${choices.join(', ')})` : ''
  return `${required ? `**${key}**` : key}${values}`
}

// spec: D.display.13
test('the table of the README is the table that the form and the warnings are made from', () => {
  const readme = readFileSync(new URL('README.md', import.meta.url), 'utf8')
  const rows = readme.split('\n').filter((line) => /^\| `[a-z]+` \| [A-Z’]/.test(line))
  expect(rows).toEqual(SHORTCODE_NAMES.map(rowOf))
})

test.each(SHORTCODE_NAMES)('%s has a label and a sentence, and whatever it names it knows', (name) => {
  const { label, help, attributes, enclosed, needsOneOf = [] } = shortcodeDefinitionOf(name)
  expect(label).toMatch(/^[A-Z].{2,24}$/)
  expect(help).toMatch(/^[A-Z].{20,100}\.$/)
  const named = [...needsOneOf, ...(enclosed === undefined ? [] : [enclosed])]
  expect(named.filter((key) => !Object.hasOwn(attributes, key))).toEqual([])
  const withoutChoices = Object.values(attributes).filter(
    ({ kind, choices }) => (kind === 'choice') !== Boolean(choices),
  )
  expect(withoutChoices).toEqual([])
})

/** A value of each kind that is right. */
const RIGHT = {
  ...{ line: 'two words', lines: 'two words', flag: 'true', wholeNumber: '7148', code: '4uLU6hMCjMI75M1A2tKUQC' },
  ...{ blockId: 'part-1', address: '/paris/', secureAddress: 'https://maps.example/', pictureAddress: '/louvre.jpg' },
} as const

test.each(SHORTCODE_NAMES)('%s, filled with right values, is written and has no fault', (name) => {
  const values = Object.entries(shortcodeDefinitionOf(name).attributes).map(
    ([key, { kind, choices = [] }]): [string, string] => [key, kind === 'choice' ? (choices[0] ?? '') : RIGHT[kind]],
  )
  const node = {
    type: 'shortcode',
    name,
    attributes: { named: new Map(values), positional: [] },
    start: 0,
    end: 0,
  } as const
  expect(findShortcodeFaults(printShortcodes([node]))).toEqual([])
})
