import { findShortcodeFaults } from '@passepartout/content-model/shortcodes/find-shortcode-faults'
import { SHORTCODES, type ShortcodeDefinition } from '@passepartout/content-model/shortcodes/shortcode-definitions'
import { expect, test } from 'vitest'
import { formatShortcodeFault, SHORTCODE_TEXTS } from '../../messages/shortcode-texts.ts'
import { englishLabelOfChoice } from './english-choice-labels.ts'

const SHAPES: readonly ShortcodeDefinition[] = Object.values(SHORTCODES)
const ATTRIBUTES = SHAPES.flatMap(({ attributes }) => Object.values(attributes))

test('all that the form of a shortcode asks is said in every language', () => {
  const said = [...SHAPES, ...ATTRIBUTES].flatMap(({ label, help }) => (help === undefined ? [label] : [label, help]))
  expect([...new Set(said)].filter((english) => !Object.hasOwn(SHORTCODE_TEXTS.de, english))).toEqual([])
})

test('a choice that is written otherwise than people say it is said in every language', () => {
  const choices = ATTRIBUTES.flatMap((attribute) => attribute.choices ?? [])
  const said = choices.map(englishLabelOfChoice).filter((label, place) => label !== choices[place])
  expect(said.filter((english) => !Object.hasOwn(SHORTCODE_TEXTS.de, english))).toEqual([])
  expect(englishLabelOfChoice('Tgid')).toBe('Experience')
  expect(englishLabelOfChoice('EUR')).toBe('EUR')
})

/** One of each kind; in a value stands what another sentence could begin with. */
test.each([
  ['[icon /]', '[icon] zeigt nichts ohne type.'],
  ['[link /]', '[link] führt ohne url oder uid nirgendwohin.'],
  ['[notes /]', '[notes] zeigt nichts ohne text oder ein schließendes [/notes] dahinter.'],
  ['[icon Bus colour="x" /]', '[icon] kennt kein colour, sondern type.'],
  ['[icon Bus Type="x" /]', '[icon] kennt kein Type: Schreiben Sie type.'],
  ['[price entity="tgid" entityId="1" /]', '[price] kann entity="tgid" nicht brauchen: entity wird Tgid geschrieben.'],
  [
    '[price Tgid: 1 /]',
    '[price] nimmt nur einen Wert ohne Namen: Setzen Sie die Wörter in Anführungszeichen, oder schreiben Sie [[price …]], wenn der Text selbst gemeint ist.',
  ],
  [
    '[price entity="a is one of b" entityId="1" /]',
    '[price] kann entity="a is one of b" nicht brauchen: entity ist eines von Collection, Category, SubCategory, Tgid.',
  ],
  [
    '[price entity="Tgid" entityId="x" /]',
    '[price] kann entityId="x" nicht brauchen: entityId beginnt mit einer Zahl.',
  ],
  ['[/icon]', '[/icon] schließt nichts.'],
  ['[icon', '[icon] ist nicht heil: Prüfen Sie Anführungszeichen und Klammern.'],
  ['[date format="YYYY" /]', '[date] zählt Y und D nach Wochen und Jahren: Schreiben Sie yyyy und dd.'],
  [
    '[prise entity="Tgid" /]',
    'Einen Shortcode prise gibt es nicht: Meinten Sie price? Er steht als Text auf der Seite.',
  ],
  ['[nonsense a="b" /]', 'Einen Shortcode nonsense gibt es nicht: Er steht als Text auf der Seite.'],
])('what is wrong with %s is said in German', (written, expected) => {
  const [fault] = findShortcodeFaults(written)
  expect(fault && formatShortcodeFault('de', fault)).toBe(expected)
})
