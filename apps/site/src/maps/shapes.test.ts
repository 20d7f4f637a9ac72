import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeLineLabels } from './place-line-labels.ts'
import { type ClipWindow, clipLine, clipRing, type Point, ringArea, simplifyLine, svgPathData } from './shapes.ts'

const WINDOW: ClipWindow = { left: 0, top: 0, right: 100, bottom: 100 }
const SQUARE: readonly Point[] = [
  [-50, 25],
  [50, 25],
  [50, 75],
  [-50, 75],
]

test('a ring is cut at the sides of the window', () => {
  expect(ringArea(clipRing(SQUARE, WINDOW))).toBe(2500)
  expect(ringArea(SQUARE.toReversed())).toBe(-5000)
  expect(
    clipRing(
      SQUARE.map(([x, y]) => [x - 100, y]),
      WINDOW,
    ),
  ).toEqual([])
  const around: readonly Point[] = [
    [-9, -9],
    [200, -9],
    [200, 200],
    [-9, 200],
  ]
  expect(ringArea(clipRing(around, WINDOW))).toBe(10_000)
})

test('a line that leaves the window and comes back is two lines', () => {
  const line: readonly Point[] = [
    [50, 50],
    [150, 50],
    [150, 80],
    [50, 80],
  ]
  expect(clipLine(line, WINDOW)).toEqual([
    [
      [50, 50],
      [100, 50],
    ],
    [
      [100, 80],
      [50, 80],
    ],
  ])
  expect(
    clipLine(
      [
        [-50, 50],
        [150, 50],
      ],
      WINDOW,
    ),
  ).toEqual([
    [
      [0, 50],
      [100, 50],
    ],
  ])
})

const points = fc.array(fc.tuple(fc.integer({ min: -200, max: 300 }), fc.integer({ min: -200, max: 300 })), {
  minLength: 2,
  maxLength: 12,
})
const isInside = ([x, y]: Point) => x >= -1e-9 && x <= 100 + 1e-9 && y >= -1e-9 && y <= 100 + 1e-9

test('nothing that is cut leaves the window, and what is inside stays whole', () => {
  fc.assert(
    fc.property(points, (given) => {
      expect(clipRing(given, WINDOW).every(isInside)).toBe(true)
      expect(clipLine(given, WINDOW).flat().every(isInside)).toBe(true)
      const inside = given.map(([x, y]): Point => [(x + 200) / 5, (y + 200) / 5])
      expect(clipLine(inside, WINDOW)).toEqual([inside])
      expect(clipRing(inside, WINDOW)).toEqual(inside)
    }),
  )
})

test('a simplified line keeps its ends, and no point that it loses is farther away than the tolerance', () => {
  fc.assert(
    fc.property(points, fc.integer({ min: 1, max: 40 }), (given, tolerance) => {
      const line = simplifyLine(given, tolerance)
      expect([line[0], line.at(-1)]).toEqual([given[0], given.at(-1)])
      const sides = line.slice(1).map((to, index) => [line[index] ?? to, to] as const)
      for (const point of given) {
        const nearest = Math.min(...sides.map(([from, to]) => distance(point, from, to)))
        expect(nearest).toBeLessThanOrEqual(tolerance + 1e-9)
      }
    }),
  )
})

function distance([x, y]: Point, from: Point, to: Point): number {
  const steps = Array.from({ length: 2001 }, (_, step) => step / 2000)
  return (
    Math.min(
      ...steps.map((share) =>
        Math.hypot(from[0] + (to[0] - from[0]) * share - x, from[1] + (to[1] - from[1]) * share - y),
      ),
    ) -
    Math.hypot(to[0] - from[0], to[1] - from[1]) / 4000
  )
}

test.each<[string, readonly Point[][], boolean, string]>([
  [
    'steps are relative and whole',
    [
      [
        [1, 1],
        [4.4, 2],
        [4.4, -3],
      ],
    ],
    false,
    'M1 1l3 1 0-5',
  ],
  [
    'rings are closed',
    [
      [
        [0, 0],
        [9, 0],
        [9, 9],
        [0, 0],
      ],
    ],
    true,
    'M0 0l9 0 0 9-9-9z',
  ],
  [
    'what is smaller than a unit is left out',
    [
      [
        [0, 0],
        [0.2, 0.3],
      ],
      [
        [5, 5],
        [5, 9],
      ],
    ],
    false,
    'M5 5l0 4',
  ],
  [
    'a ring of two points is none',
    [
      [
        [0, 0],
        [9, 0],
      ],
    ],
    true,
    '',
  ],
])('a path: %s', (_, parts, isClosed, path) => {
  expect(svgPathData(parts, isClosed)).toBe(path)
})

const SIZE = { width: 640, height: 360 }

test('a name stands along the straightest stretch of a line, read from left to right', () => {
  const bent: readonly Point[] = [
    [600, 300],
    [600, 200],
    [560, 160],
    [60, 160],
  ]
  expect(placeLineLabels([bent], 10, SIZE)[0]).toEqual({ x: 497, y: 160, turn: 0 })
  expect(placeLineLabels([bent.toReversed()], 10, SIZE)[0]).toEqual({ x: 120, y: 160, turn: 0 })
  expect(placeLineLabels([bent], 10, SIZE).filter(({ turn }) => turn !== 0)).toEqual([])
})

test('a name has no place along a line that is too short, too bent or outside', () => {
  expect(
    placeLineLabels(
      [
        [
          [10, 10],
          [60, 10],
        ],
      ],
      10,
      SIZE,
    ),
  ).toEqual([])
  expect(
    placeLineLabels(
      [
        [
          [10, 10],
          [60, 90],
          [110, 10],
          [160, 90],
        ],
      ],
      10,
      SIZE,
    ),
  ).toEqual([])
  expect(
    placeLineLabels(
      [
        [
          [-300, 10],
          [-10, 10],
        ],
      ],
      10,
      SIZE,
    ),
  ).toEqual([])
})
