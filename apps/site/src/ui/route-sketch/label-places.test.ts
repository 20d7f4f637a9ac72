import { expect, test } from 'vitest'
import { labelPlaces, type Marked } from './label-places.ts'

const at = (x: number, y: number, name: string): Marked => ({ x, y, name })

test.each<[string, Marked[], [string, number][]]>([
  [
    'below their points',
    [at(100, 100, 'Louvre'), at(400, 100, 'Monti')],
    [
      ['Louvre', 143],
      ['Monti', 143],
    ],
  ],
  ['above where another point is below', [at(100, 100, 'Louvre'), { x: 130, y: 145 }], [['Louvre', 71]]],
  ['the first of two that would meet', [at(300, 50, 'Trastevere'), at(352, 50, 'Monti')], [['Trastevere', 93]]],
  ['each once', [at(100, 100, 'Louvre'), at(400, 200, 'Louvre')], [['Louvre', 143]]],
  ['none over the edge', [at(20, 100, 'Trastevere')], []],
  ['above where the scale is below', [at(100, 290, 'Monti')], [['Monti', 261]]],
])('names of places are written on the drawing: %s', (_, marks, labels) => {
  expect(labelPlaces(marks).map(({ name, y }) => [name, y])).toEqual(labels)
})
