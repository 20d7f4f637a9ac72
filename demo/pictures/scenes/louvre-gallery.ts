import { couple, crowd, figure } from '../kit/people.ts'
import { type BackWall, floorLines, room, roomColours } from '../kit/room.ts'
import { at, oval, type Point, path, poly, range, rect, roundArch, stroke } from '../kit/shape.ts'
import { beam } from '../kit/sky.ts'
import { gilt, mix } from '../palette.ts'
import { linear, type Pen } from '../pen.ts'
import type { Scene } from '../scene.ts'

/** The long gallery: barrel vault with skylights, gilt frames, light falling on the parquet. */
export const louvreGallery: Scene = {
  mood: 'gold',
  draw: (pen) => {
    const { palette } = pen
    const wall: BackWall = [640, 470, 960, 800]
    const colours = {
      ...roomColours(pen),
      side: mix('#9a3b3f', palette.stone[2], palette.light === 'day' ? 0.35 : 0.6),
      floor: mix(palette.stone[1], palette.ink, 0.25),
    }
    const places = [
      [40, 250],
      [330, 450],
      [500, 564],
      [592, 622],
    ] as const
    const row = (works: readonly Painting[]): string =>
      places.map(([x0, x1], index) => hung(pen, x0, x1, works[index] ?? landscape)).join('')
    return [
      room(pen, wall, colours),
      path(
        'M0 0H1600V60L960 470A160 120 0 0 0 640 470L0 60Z',
        linear(pen, 0, 470, [
          [0, mix(palette.stone[2], palette.ink, 0.4)],
          [1, palette.stone[0]],
        ]),
      ),
      path(
        'M480 0H1120L870 372H730Z',
        linear(pen, 0, 372, [
          [0, palette.sky[1]],
          [1, mix(palette.sky[2], '#ffffff', 0.4)],
        ]),
      ),
      stroke(
        range(6, (index) => `M${480 + index * 46} ${index * 68}H${1120 - index * 46}`) +
          'M800 0V372M640 0L764 372M960 0L836 372',
        mix(palette.stone[2], palette.ink, 0.4),
        7,
      ),
      floorLines(pen, wall, palette.ink, 16, 8),
      path(roundArch(800, 800, 150, 260), mix(palette.stone[2], palette.ink, 0.3)),
      path(roundArch(800, 800, 120, 236), palette.sun),
      row([portrait, landscape, seascape, landscape]),
      at(1600, 0, row([stillLife, seascape, portrait, landscape]), -1, 1),
      beam(pen, [760, 120], [560, 1120], 520, 0.5),
      beam(pen, [840, 120], [1040, 1120], 520, 0.5),
      oval(800, 1000, 430, 80, palette.glow, 'opacity=".25"'),
      rect(690, 1004, 220, 26, palette.ink) + path('M704 1030h14v44h-14zM882 1030h14v44h-14z', palette.ink),
      figure(750, 1014, 190, palette.ink, 'sit'),
      couple(1050, 1090, 300, palette.ink),
      crowd(pen, 700, 900, 836, 90, 4, mix(palette.ink, palette.stone[2], 0.25)),
      figure(520, 980, 220, palette.ink, 'point', -1),
    ]
  },
}

/** Takes a place in a picture, from its upper left corner (0, 0) to its lower right (1, 1), to the sheet. */
type Place = (u: number, v: number) => Point

/** What is painted: shapes in the picture's own measure. */
type Painting = (pen: Pen, place: Place) => string

/** A gilt frame on the left wall between two places, narrowing towards the vanishing point, with a painting in it. */
function hung(pen: Pen, x0: number, x1: number, painting: Painting): string {
  const gold = gilt(pen.palette)
  const within =
    (inset: number): Place =>
    (u, v) => {
      const rim = (x1 - x0) * inset
      const x = x0 + rim + (x1 - x0 - 2 * rim) * u
      const [top, bottom] = [0.27 + inset * 0.33, 0.61 - inset * 0.33]
      return [x, 0.734 * x + (1200 - 1.359 * x) * (top + (bottom - top) * v)]
    }
  return (
    field(within(0), gold) +
    field(within(0.045), mix(gold, pen.palette.ink, 0.5)) +
    field(within(0.065), mix(gold, '#ffffff', 0.25)) +
    painting(pen, within(0.1))
  )
}

const area = (place: Place, corners: readonly Point[], fill: string): string =>
  poly(
    corners.map(([u, v]) => place(u, v)),
    fill,
  )

const field = (place: Place, fill: string): string =>
  area(
    place,
    [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ],
    fill,
  )

/** A round thing: an ellipse of the picture's measure. */
const round = (place: Place, u: number, v: number, ru: number, rv: number, fill: string): string =>
  area(
    place,
    Array.from({ length: 20 }, (_, index): Point => {
      const angle = (index / 20) * Math.PI * 2
      return [u + Math.cos(angle) * ru, v + Math.sin(angle) * rv]
    }),
    fill,
  )

const portrait: Painting = ({ palette }, place) => {
  const ground = mix('#4a3324', palette.ink, 0.3)
  const skin = mix('#e9b98a', palette.stone[1], 0.25)
  return (
    field(place, ground) +
    round(place, 0.5, 0.42, 0.42, 0.4, mix(ground, palette.leaf[0], 0.35)) +
    round(place, 0.5, 0.36, 0.2, 0.2, mix('#3a2018', palette.ink, 0.3)) +
    area(
      place,
      [
        [0.12, 1],
        [0.2, 0.74],
        [0.38, 0.64],
        [0.62, 0.64],
        [0.8, 0.74],
        [0.88, 1],
      ],
      mix('#27425a', palette.ink, 0.25),
    ) +
    area(
      place,
      [
        [0.38, 0.64],
        [0.5, 0.78],
        [0.62, 0.64],
        [0.56, 0.5],
        [0.44, 0.5],
      ],
      skin,
    ) +
    round(place, 0.5, 0.4, 0.125, 0.15, skin) +
    round(place, 0.5, 0.9, 0.16, 0.045, skin)
  )
}

const landscape: Painting = ({ palette }, place) =>
  field(place, mix('#8fc0cf', palette.sky[1], 0.3)) +
  round(place, 0.7, 0.3, 0.12, 0.12, '#fff2c8') +
  area(
    place,
    [
      [0, 0.6],
      [0.25, 0.44],
      [0.5, 0.6],
      [0.75, 0.5],
      [1, 0.62],
      [1, 1],
      [0, 1],
    ],
    mix('#6f9a6a', palette.leaf[0], 0.4),
  ) +
  area(
    place,
    [
      [0, 0.76],
      [0.4, 0.66],
      [1, 0.82],
      [1, 1],
      [0, 1],
    ],
    mix('#3f6a4a', palette.leaf[1], 0.4),
  ) +
  area(
    place,
    [
      [0.22, 0.8],
      [0.25, 0.8],
      [0.25, 0.5],
      [0.22, 0.5],
    ],
    palette.ink,
  ) +
  round(place, 0.235, 0.42, 0.13, 0.17, mix('#2f5a40', palette.leaf[1], 0.4))

const seascape: Painting = ({ palette }, place) =>
  field(place, mix('#f0c48a', palette.sky[2], 0.3)) +
  round(place, 0.32, 0.36, 0.1, 0.1, mix('#e2654a', palette.accent, 0.3)) +
  area(
    place,
    [
      [0, 0.6],
      [1, 0.6],
      [1, 1],
      [0, 1],
    ],
    mix('#2f6f86', palette.water[1], 0.4),
  ) +
  area(
    place,
    [
      [0.44, 0.66],
      [0.86, 0.66],
      [0.78, 0.78],
      [0.52, 0.78],
    ],
    mix('#3a241c', palette.ink, 0.3),
  ) +
  area(
    place,
    [
      [0.63, 0.18],
      [0.63, 0.62],
      [0.46, 0.62],
    ],
    '#fff6e2',
  ) +
  area(
    place,
    [
      [0.66, 0.24],
      [0.66, 0.62],
      [0.84, 0.62],
    ],
    '#f3e2c2',
  )

const stillLife: Painting = ({ palette }, place) => {
  const fruit = ['#d9503c', '#e8a33a', '#7fa04a'] as const
  return (
    field(place, mix('#3a2a2e', palette.ink, 0.3)) +
    area(
      place,
      [
        [0, 0.68],
        [1, 0.68],
        [1, 1],
        [0, 1],
      ],
      mix('#8a5a34', palette.stone[2], 0.25),
    ) +
    fruit
      .map((fill, index) =>
        round(place, 0.34 + index * 0.16, 0.54 - (index % 2) * 0.07, 0.11, 0.11, mix(fill, palette.stone[1], 0.12)),
      )
      .join('') +
    area(
      place,
      [
        [0.16, 0.56],
        [0.84, 0.56],
        [0.68, 0.78],
        [0.32, 0.78],
      ],
      mix('#e9e2d0', palette.stone[0], 0.3),
    ) +
    round(place, 0.84, 0.78, 0.08, 0.08, mix('#e8a33a', palette.stone[1], 0.12))
  )
}
