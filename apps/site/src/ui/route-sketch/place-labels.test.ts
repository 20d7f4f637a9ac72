import { expect, test } from 'vitest'
import type { BasemapLabel } from './basemap.ts'
import { type LabelledPoint, placeLabels } from './place-labels.ts'
import { SKETCH_SIZE } from './project-places.ts'

const at = (x: number, y: number, name: string): LabelledPoint => ({ x, y, name })

test.each<[string, LabelledPoint[], [string, number][]]>([
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
  expect(placeLabels(marks).labels.map(({ name, y }) => [name, y])).toEqual(labels)
})

const GROUND: readonly BasemapLabel[] = [
  { kind: 'water', name: 'Tiber', x: 300, y: 200, turn: 90 },
  { kind: 'district', name: 'Monti', x: 150, y: 135 },
  { kind: 'district', name: 'Louvre', x: 400, y: 300 },
  { kind: 'district', name: 'Prati', x: 330, y: 210 },
  { kind: 'district', name: 'Borgo', x: 360, y: 210 },
  { kind: 'street', name: 'Borgo', x: 500, y: 100 },
]

test('names of the ground are written where points and their names leave room, each once, along their lines', () => {
  const { groundNames } = placeLabels([at(100, 100, 'Louvre')], SKETCH_SIZE, GROUND)
  expect(groundNames.map(({ name, x, isWideOnly }) => [name, x, isWideOnly])).toEqual([
    ['Tiber', 300, false],
    ['Borgo', 360, false],
    ['Monti', 150, true],
  ])
})
