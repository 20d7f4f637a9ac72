import { figure } from '../kit/people.ts'
import { at, box, d, disc, oval, path, poly, range, rect, stroke } from '../kit/shape.ts'
import { beam, radialGlow } from '../kit/sky.ts'
import { floodlit } from '../landmarks/local-colour.ts'
import { lamplight, mix } from '../palette.ts'
import { linear, type Pen } from '../pen.ts'
import type { Scene } from '../scene.ts'

const STAGE = 850

/** A room over a pub: a brick wall, one lamp, an actor with a chair and a piano, and three rows of knees to step over. */
export const smallTheatre: Scene = {
  mood: 'gold',
  lights: ['dusk', 'night'],
  draw: (pen) => [
    brickWall(pen),
    door(pen),
    rect(
      0,
      STAGE - 30,
      1600,
      1200,
      linear(pen, STAGE - 30, 1100, [
        [0, mix(floor(pen), lamplight(pen.palette), 0.16)],
        [1, mix(floor(pen), pen.palette.ink, 0.7)],
      ]),
    ),
    boards(pen),
    oval(800, STAGE + 62, 400, 66, lamplight(pen.palette), 'opacity=".34"') +
      oval(800, STAGE + 62, 280, 42, lamplight(pen.palette), 'opacity=".5"'),
    piano(pen, 470, STAGE + 44),
    beam(pen, [800, 330], [800, STAGE + 90], 860, 0.5, lamplight(pen.palette)),
    chair(pen, 985, STAGE + 70, 1),
    figure(800, STAGE + 76, 318, pen.palette.ink, 'point'),
    lampOnItsCord(pen),
    rafters(pen),
    rows(pen),
  ],
}

const floor = ({ palette }: Pen): string => floodlit(palette, '#7a5138')

/** Bricks in courses, bright around the lamp and lost in the corners. */
function brickWall(pen: Pen): string {
  const { palette } = pen
  const brick = floodlit(palette, '#b0573c')
  const joints = range(23, (row) => {
    const y = 34 + row * 36
    const shift = row % 2 === 0 ? 0 : 44
    return d`M0 ${y}H1600${range(19, (index) => d`M${index * 88 + shift} ${y}v36`)}`
  })
  const loose = range(60, () => {
    const row = Math.floor(pen.random() * 22)
    const column = Math.floor(pen.random() * 18)
    return box(column * 88 + (row % 2 === 0 ? 3 : 47), 37 + row * 36, 82, 30)
  })
  return (
    rect(0, 0, 1600, STAGE, mix(brick, palette.ink, 0.3)) +
    path(loose, brick, 'opacity=".55"') +
    stroke(joints, mix(brick, palette.ink, 0.62), 4) +
    radialGlow(pen, 800, 470, 760) +
    rect(
      0,
      0,
      1600,
      STAGE,
      linear(
        pen,
        0,
        1600,
        [
          [0, palette.ink, 0.86],
          [0.3, palette.ink, 0.1],
          [0.7, palette.ink, 0.1],
          [1, palette.ink, 0.86],
        ],
        true,
      ),
    )
  )
}

/** The way to the bar: warm light through a half-open door, glasses on the shelf behind it. */
function door({ palette }: Pen): string {
  const glow = lamplight(palette)
  const wood = mix(floodlit(palette, '#4f7a5c'), palette.ink, 0.35)
  return (
    rect(1226, 430, 190, 392, mix(wood, palette.ink, 0.3)) +
    rect(1242, 446, 158, 376, mix(glow, '#d98a3c', 0.3)) +
    path(
      box(1242, 540, 158, 8) +
        box(1242, 640, 158, 8) +
        range(6, (index) => box(1252 + index * 25, 508 - (index % 2) * 10, 12, 32 + (index % 2) * 10)) +
        range(6, (index) => box(1254 + index * 25, 606 + (index % 3) * 8, 14, 34 - (index % 3) * 8)),
      mix(palette.ink, '#d98a3c', 0.25),
    ) +
    poly(
      [
        [1242, 446],
        [1180, 424],
        [1180, 850],
        [1242, 822],
      ],
      wood,
    ) +
    path('M1192 470L1232 480V600L1192 604ZM1192 640L1232 636V780L1192 800Z', mix(wood, palette.ink, 0.35)) +
    disc(1190, 628, 6, glow)
  )
}

function boards(pen: Pen): string {
  const lines = range(13, (index) => d`M${800 + (index - 6) * 110} ${STAGE - 30}L${800 + (index - 6) * 250} 1200`)
  return stroke(lines, mix(floor(pen), pen.palette.ink, 0.6), 3, 'opacity=".6"')
}

/** An upright piano against the wall, a bottle and a stack of plays on it. */
function piano({ palette }: Pen, x: number, base: number): string {
  const wood = mix(floodlit(palette, '#6b3a2a'), palette.ink, 0.28)
  const ivory = mix('#f6ead2', palette.ink, palette.light === 'night' ? 0.2 : 0.05)
  return at(
    x,
    base,
    rect(-130, -236, 260, 236, wood) +
      rect(-140, -246, 280, 16, mix(wood, '#ffffff', 0.16)) +
      path('M-148 -120H148V-92H-148ZM-140 -92H-122V0H-140ZM122 -92H140V0H122Z', mix(wood, palette.ink, 0.3)) +
      rect(-140, -126, 280, 12, ivory) +
      path(
        range(19, (index) => box(-134 + index * 14.4, -126, 6, 8)),
        palette.ink,
      ) +
      path('M-70 -214H70V-150H-70Z', mix(wood, palette.ink, 0.35)) +
      path('M-36 -212L4 -206L44 -212V-160L4 -154L-36 -160Z', ivory) +
      path(
        'M-112 -246V-282Q-112 -292 -104 -294V-316H-94V-294Q-86 -292 -86 -282V-246Z',
        mix('#4f7a5c', palette.ink, 0.3),
      ) +
      rect(40, -260, 74, 14, floodlit(palette, '#c8503f')) +
      rect(48, -272, 62, 12, ivory) +
      rect(44, -284, 68, 12, floodlit(palette, '#3f6f7a')),
  )
}

/** A bentwood chair, 150 high. */
function chair({ palette }: Pen, x: number, base: number, scale: number): string {
  const wood = mix(floodlit(palette, '#8a5a36'), palette.ink, 0.3)
  return at(
    x,
    base,
    stroke(
      'M-40 0L-32 -84M44 0L34 -84M-30 -84L-38 -176Q-4 -206 34 -176L34 -84M-22 -100L-26 -168Q-2 -188 22 -168L24 -100',
      wood,
      8,
      'stroke-linecap="round" stroke-linejoin="round"',
    ) + oval(0, -84, 46, 12, mix(wood, '#ffffff', 0.16)),
    scale,
  )
}

function lampOnItsCord({ palette }: Pen): string {
  const glow = lamplight(palette)
  return (
    stroke('M800 0V262', palette.ink, 5) +
    disc(800, 334, 120, glow, 'opacity=".2"') +
    disc(800, 336, 26, mix(glow, '#ffffff', 0.6)) +
    path('M776 262H824L836 286Q892 300 906 336H694Q708 300 764 286Z', floodlit(palette, '#3c6a55')) +
    path('M694 336H906V344H694Z', mix(glow, palette.ink, 0.2))
  )
}

/** Black beams under the ceiling with the two spotlights that the house owns. */
function rafters({ palette }: Pen): string {
  const { ink } = palette
  const spot = (x: number, flip: 1 | -1): string =>
    at(
      x,
      74,
      path('M-8 0H8V34H-8ZM-34 30L26 18L44 74L-8 92Q-34 84 -38 58Z', ink) +
        oval(24, 84, 30, 10, lamplight(palette), 'transform="rotate(-18 24 84)"'),
      flip,
    )
  return (
    path(box(0, 0, 1600, 40) + box(0, 62, 1600, 16) + box(210, 0, 34, 74) + box(1356, 0, 34, 74), ink) +
    spot(430, 1) +
    spot(1170, -1)
  )
}

/** Three short rows of chairs, seen from the last one; nobody sits further than four metres from the lamp. */
function rows({ palette }: Pen): string {
  const ROWS = [
    [1010, 0.74, 8, 0.34],
    [1092, 0.98, 7, 0.18],
    [1196, 1.3, 6, 0],
  ] as const
  return ROWS.map(([base, scale, count, light]) => {
    const colour = mix(palette.ink, floodlit(palette, '#8a4a34'), light)
    const step = 1500 / count
    return range(count, (index) => {
      const x = 50 + (index + 0.5) * step
      return at(x, base, person(colour, index), scale)
    })
  }).join('')
}

const HEADS = [
  'M-24 -196Q-30 -240 0 -242Q30 -240 24 -196Q20 -172 0 -170Q-20 -172 -24 -196Z',
  'M-28 -164Q-34 -242 0 -246Q34 -242 28 -164Q0 -152 -28 -164Z',
]

/** Somebody from behind on a chair with a round back. */
function person(colour: string, index: number): string {
  return (
    path(HEADS[index % 3 === 1 ? 1 : 0] ?? '', colour) +
    path('M-82 20V-84Q-80 -134 -26 -146Q-12 -152 -12 -176H12Q12 -152 26 -146Q80 -134 82 -84V20Z', colour) +
    path(
      'M-66 20V-58Q-60 -92 0 -92Q60 -92 66 -58V20H54V-54Q50 -80 0 -80Q-50 -80 -54 -54V20Z',
      '#ffffff',
      'opacity=".09"',
    )
  )
}
