import { foliageFrame, grove, umbrellaPine } from '../kit/land.ts'
import { fountain } from '../kit/objects.ts'
import { couple, crowd } from '../kit/people.ts'
import { at, disc, mirrored, path, poly, rect } from '../kit/shape.ts'
import { birds, heavens, mist } from '../kit/sky.ts'
import { casinaBorghese as casina } from '../landmarks/casina-borghese.ts'
import { colourPaint } from '../landmarks/local-colour.ts'
import { mix, tone } from '../palette.ts'
import { linear, type Pen } from '../pen.ts'
import type { Scene } from '../scene.ts'

const COURT = 860

/** The white villa between its pines, at the end of clipped beds and a fountain. */
export const casinaBorghese: Scene = {
  mood: 'sea',
  draw: (pen) => {
    const { palette } = pen
    return [
      heavens(pen, 860, 1180, 300, 104, 'clouds'),
      grove(pen, 800, 120, tone(palette, 0.24)),
      mist(pen, 840, 220, 0.6),
      umbrellaPine(pen, 210, 850, 560) + umbrellaPine(pen, 1400, 850, 600) + umbrellaPine(pen, 1180, 850, 500),
      umbrellaPine(pen, 440, 850, 470) + umbrellaPine(pen, 40, 860, 430) + umbrellaPine(pen, 1560, 860, 440),
      grove(pen, COURT, 66, palette.leaf[1], -20, 320) + grove(pen, COURT, 66, palette.leaf[1], 1280, 1620),
      casina(pen, 800, COURT, 1, colourPaint(pen, '#f6efe0')),
      garden(pen),
      crowd(pen, 420, 1180, COURT + 30, 58, 8, palette.ink),
      fountain(pen, 800, 1030, 0.92),
      couple(1140, 1120, 190, palette.ink),
      foliageFrame(pen, 'left', 380),
      birds(pen, 700, 210, 7),
    ]
  },
}

/** Gravel with four beds in box hedges that run towards the house, a lemon tree at the corner of each. */
function garden(pen: Pen): string {
  const { palette } = pen
  const gravel = linear(pen, COURT, 1200, [
    [0, mix(palette.stone[0], palette.haze, 0.25)],
    [1, mix(palette.stone[1], palette.stone[2], 0.3)],
  ])
  return (
    rect(0, COURT - 2, 1600, 1202 - COURT, gravel) +
    mirrored(
      800,
      bed(pen, [
        [120, 925],
        [560, 925],
        [500, 1000],
        [-20, 1000],
      ]) +
        bed(pen, [
          [-90, 1060],
          [450, 1060],
          [360, 1190],
          [-240, 1190],
        ]),
    ) +
    [
      [560, 930, 0.8],
      [1040, 930, 0.8],
      [480, 1066, 1.25],
      [1120, 1066, 1.25],
    ]
      .map(([x = 0, y = 0, scale = 1]) => lemonTree(pen, x, y, scale))
      .join('')
  )
}

type Corners = readonly [
  left: readonly [number, number],
  right: readonly [number, number],
  readonly [number, number],
  readonly [number, number],
]

/** A bed of grass and flowers with a hedge along its near and far edge. */
function bed(pen: Pen, corners: Corners): string {
  const { leaf, accent, ink } = pen.palette
  const [[farLeft, far], [farRight], [nearRight, near], [nearLeft]] = corners
  const hedge = (from: number, to: number, y: number, height: number) =>
    rect(from, y - height, to - from, height, leaf[1]) +
    rect(from, y - height, to - from, height * 0.36, mix(leaf[0], leaf[1], 0.25))
  const rise = (near - far) * 0.26
  return (
    poly(corners, mix(leaf[0], leaf[1], 0.2)) +
    path(flowers(pen, farLeft, farRight, far + (near - far) * 0.4, rise * 0.3), accent) +
    hedge(farLeft, farRight, far + rise * 0.3, rise * 0.7) +
    poly(
      [
        [farRight, far - rise * 0.4],
        [farRight + 14, far - rise * 0.4],
        [nearRight + 26, near],
        [nearRight, near],
      ],
      mix(leaf[1], ink, 0.2),
    ) +
    hedge(nearLeft, nearRight, near, rise)
  )
}

function flowers(pen: Pen, from: number, to: number, y: number, size: number): string {
  const count = Math.round((to - from) / 26)
  return Array.from({ length: count }, (_, index) => {
    const x = from + 10 + index * 26 + pen.random() * 8
    return `M${x.toFixed(0)} ${(y + pen.random() * size * 2).toFixed(0)}q${size.toFixed(1)} ${(-size).toFixed(1)} ${(size * 2).toFixed(1)} 0q${(-size).toFixed(1)} ${size.toFixed(1)} ${(-size * 2).toFixed(1)} 0z`
  }).join('')
}

/** A lemon tree in its terracotta pot, 110 high. */
function lemonTree({ palette }: Pen, x: number, base: number, scale: number): string {
  const [lit, shade] = palette.leaf
  const clay = mix('#c9704a', palette.ink, palette.light === 'night' ? 0.45 : 0.12)
  return at(
    x,
    base,
    rect(-3, -66, 6, 40, palette.ink) +
      path('M-20 -30H20L14 0H-14ZM-23 -36H23V-28H-23Z', clay) +
      disc(0, -84, 30, shade) +
      disc(-6, -90, 20, lit, 'opacity=".8"') +
      [
        [-12, -76],
        [10, -92],
        [14, -72],
        [-2, -102],
      ]
        .map(([dx = 0, dy = 0]) => disc(dx, dy, 4.5, '#f2c84b'))
        .join(''),
    scale,
  )
}
