import { archBridge, windowGrid } from '../kit/architecture.ts'
import { cypress, grove } from '../kit/land.ts'
import { at, box, path, poly, range, rect } from '../kit/shape.ts'
import { birds, heavens, mist } from '../kit/sky.ts'
import { glints, reflected, ripples, water } from '../kit/water.ts'
import { stonePaint } from '../landmarks/paint.ts'
import { mix, tone } from '../palette.ts'
import type { Pen } from '../pen.ts'
import type { Scene } from '../scene.ts'

/** A white castle of towers and pointed slate roofs, its arches standing in the river. */
export const loireChateau: Scene = {
  mood: 'classic',
  draw: (pen) => {
    const { palette } = pen
    const shore = 840
    return [
      heavens(pen, shore, 480, 360, 110, 'clouds'),
      grove(pen, 800, 120, tone(palette, 0.26)) + mist(pen, shore, 260, 0.65),
      grove(pen, shore, 80, mix(palette.leaf[0], palette.haze, 0.3), -20, 360) +
        grove(pen, shore, 80, mix(palette.leaf[0], palette.haze, 0.3), 1240, 1640),
      water(pen, shore, 1200, 480),
      reflected(pen, castle(pen), shore, 1200, 0.55),
      glints(pen, shore + 6, 1190, 520, 1.5),
      ripples(pen, shore + 6, 1200, 30),
      swan(560, 1020, 1.2) + swan(700, 1070, 1.6),
      grove(pen, 1200, 110, palette.leaf[1], 1120, 1680),
      cypress(pen, 150, 1200, 520) + cypress(pen, 250, 1210, 400),
      birds(pen, 1200, 300, 7),
    ]
  },
}

/** The castle across the river in absolute units. */
function castle(pen: Pen): string {
  const { lit, body, shade, gap } = stonePaint(pen)
  const { roof, ink } = pen.palette
  const dark = mix(roof, ink, 0.35)
  const tower = (x: number, w: number, top: number, base = 760): string =>
    rect(x - w / 2, top, w, base - top, lit) +
    rect(x + w * 0.12, top, w * 0.38, base - top, shade) +
    path(box(x - w * 0.6, top - 8, w * 1.2, 16), body) +
    poly(
      [
        [x - w * 0.62, top - 6],
        [x, top - w * 2],
        [x + w * 0.62, top - 6],
      ],
      roof,
    ) +
    poly(
      [
        [x, top - w * 2],
        [x + w * 0.62, top - 6],
        [x + w * 0.12, top - 6],
      ],
      dark,
    ) +
    rect(x - 1.5, top - w * 2 - 34, 3, 38, dark) +
    path(
      range(3, (row) => box(x - 8, top + 34 + row * 74, 16, 34)),
      gap,
    )
  const wing =
    rect(520, 560, 560, 210, lit) +
    rect(860, 560, 220, 210, shade, 'opacity=".6"') +
    poly(
      [
        [506, 562],
        [546, 430],
        [1054, 430],
        [1094, 562],
      ],
      roof,
    ) +
    poly(
      [
        [900, 430],
        [1054, 430],
        [1094, 562],
        [930, 562],
      ],
      dark,
    ) +
    windowGrid(530, 576, 540, 180, 11, 2, gap) +
    path(box(512, 556, 576, 10) + box(516, 660, 568, 7), body)
  const dormers = range(
    5,
    (index) =>
      rect(566 + index * 100, 486, 48, 74, lit) +
      poly(
        [
          [558 + index * 100, 488],
          [590 + index * 100, 430],
          [622 + index * 100, 488],
        ],
        body,
      ) +
      rect(580 + index * 100, 504, 20, 40, gap),
  )
  const stacks = path([600, 740, 868, 1000].map((x) => box(x, 380, 26, 60)).join(''), body)
  return (
    stacks +
    wing +
    dormers +
    tower(520, 110, 500) +
    tower(1080, 110, 500) +
    tower(800, 130, 420) +
    tower(420, 80, 600) +
    tower(1180, 80, 600) +
    archBridge(240, 756, 1120, 838, 7, body, lit)
  )
}

function swan(x: number, y: number, scale: number): string {
  return at(
    x,
    y,
    path(
      'M-44 0Q-56 -30 -20 -34Q10 -34 24 -20Q20 -60 32 -78Q46 -92 58 -74L70 -66L56 -64Q44 -70 42 -50Q44 -10 22 0Z',
      '#fffaf2',
    ) + path('M58 -74l13 8l-14 2z', '#e8703a'),
    scale,
  )
}
