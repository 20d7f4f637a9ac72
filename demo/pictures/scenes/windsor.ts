import { grove, ridge } from '../kit/land.ts'
import { couple, crowd } from '../kit/people.ts'
import { at, box, circle, d, disc, path, poly, range, rect, roundArch, stroke } from '../kit/shape.ts'
import { birds, heavens, mist } from '../kit/sky.ts'
import { type Paint, stonePaint } from '../landmarks/paint.ts'
import { mix, tone } from '../palette.ts'
import { linear, type Pen } from '../pen.ts'
import type { Scene } from '../scene.ts'

/** Where the walk ends, and the castle begins. */
const END = { x: 800, y: 742 }

/** The castle at the end of its Long Walk: three miles of straight avenue, deer on the grass, the flag on the round tower. */
export const windsor: Scene = {
  mood: 'classic',
  draw: (pen) => {
    const { palette } = pen
    const [lit, shade] = palette.leaf
    return [
      heavens(pen, 760, 1190, 300, 112, 'clouds'),
      ridge(pen, 700, 30, tone(palette, 0.16), 4),
      mist(pen, 740, 200, 0.6),
      path(`M-20 ${END.y + 20}V700Q300 660 560 640H1040Q1300 660 1620 700V${END.y + 20}Z`, mix(lit, palette.haze, 0.4)),
      castle(pen, END.x, 646, 1.14, stonePaint(pen)),
      grove(pen, END.y + 4, 34, mix(lit, palette.haze, 0.25), -20, 700) +
        grove(pen, END.y + 4, 34, mix(lit, palette.haze, 0.25), 900, 1620),
      rect(
        0,
        END.y,
        1600,
        1200 - END.y,
        linear(pen, END.y, 1200, [
          [0, mix(lit, palette.haze, 0.2)],
          [1, mix(lit, shade, 0.75)],
        ]),
      ),
      poly(
        [
          [END.x - 14, END.y],
          [END.x + 14, END.y],
          [1130, 1200],
          [470, 1200],
        ],
        linear(pen, END.y, 1200, [
          [0, mix(palette.stone[0], palette.haze, 0.2)],
          [1, palette.stone[1]],
        ]),
      ),
      avenue(pen),
      crowd(pen, 770, 850, END.y + 60, 40, 3, palette.ink),
      couple(860, 1060, 170, palette.ink),
      deer(pen, 470, 1010, 0.84, 1) + deer(pen, 300, 1110, 1.2, -1) + deer(pen, 1200, 1060, 1, -1),
      birds(pen, 560, 220, 8),
    ]
  },
}

/** Trees in two rows that close up towards the castle; each stands on the line to the end of the walk. */
function avenue(pen: Pen): string {
  const { leaf, ink, haze } = pen.palette
  const far = Array.from({ length: 9 }, (_, index) => 0.13 * 1.34 ** index)
  return far
    .map((near, index) => {
      const share = index / (far.length - 1)
      const [base, height] = [END.y + near * 330, 30 + near * 470]
      const [crown, lit] = [mix(leaf[1], haze, 0.34 * (1 - share)), mix(leaf[0], haze, 0.3 * (1 - share))]
      return [-1, 1]
        .map((side) => {
          const x = END.x + side * (66 + near * 520)
          const r = height * 0.24
          return (
            path(
              d`M${x - height * 0.024} ${base}L${x - height * 0.014} ${base - height * 0.5}H${x + height * 0.014}L${x + height * 0.026} ${base}Z`,
              ink,
            ) +
            [
              [0, -0.62, 1.1],
              [-0.85, -0.5, 0.72],
              [0.85, -0.5, 0.72],
              [0, -0.84, 0.82],
            ]
              .map(([dx = 0, dy = 0, size = 1]) => disc(x + dx * r, base + dy * height, r * size, crown))
              .join('') +
            disc(x + r * 0.34, base - height * 0.76, r * 0.74, lit, 'opacity=".7"') +
            disc(x + r * 0.8, base - height * 0.54, r * 0.42, lit, 'opacity=".5"')
          )
        })
        .join('')
    })
    .join('')
}

const battlements = (from: number, to: number, y: number, size = 12): string =>
  range((to - from) / (size * 2), (index) => box(from + index * size * 2, y - size, size, size + 1))

/** Grey walls with square and round towers; the keep on its mound stands over all of them. 860 wide, 430 high on the origin. */
function castle(pen: Pen, x: number, base: number, scale: number, paint: Paint): string {
  const { lit, body, shade, gap } = paint
  const tower = (left: number, width: number, height: number): string =>
    rect(left, -height, width, height, body) +
    rect(left + width * 0.64, -height, width * 0.36, height, shade, 'opacity=".55"') +
    path(battlements(left - 4, left + width + 4, -height, 9), body) +
    path(box(left - 4, -height, width + 8, 7), lit) +
    path(
      range(2, (row) =>
        range(2, (column) =>
          roundArch(left + width * (0.3 + column * 0.4), -height * 0.28 - row * height * 0.34, 9, 30),
        ),
      ),
      gap,
    )
  const keep =
    path('M-330 -90Q-250 -190 -190 -200H-30Q30 -190 90 -90Z', pen.palette.leaf[1]) +
    rect(-206, -360, 192, 180, body) +
    rect(-76, -360, 62, 180, shade, 'opacity=".5"') +
    rect(-206, -360, 34, 180, lit, 'opacity=".6"') +
    path(battlements(-212, -8, -372, 12), body) +
    path(box(-214, -374, 208, 12), lit) +
    path(
      range(5, (index) => roundArch(-184 + index * 36, -280, 13, 44)),
      gap,
    ) +
    rect(-140, -420, 44, 50, body) +
    path(battlements(-144, -92, -420, 7), body) +
    stroke('M-118 -424V-540', pen.palette.ink, 5) +
    path('M-116 -538Q-80 -552 -50 -538T0 -536V-484Q-26 -490 -56 -480T-116 -484Z', pen.palette.accent) +
    path(circle(-118, -542, 5), lit)
  return at(
    x,
    base,
    keep +
      rect(-440, -130, 880, 130, mix(body, shade, 0.25)) +
      path(battlements(-440, 440, -130, 10), mix(body, shade, 0.25)) +
      path(
        range(16, (index) => roundArch(-410 + index * 54.6, -46, 14, 46)),
        gap,
      ) +
      tower(-452, 84, 190) +
      tower(-300, 70, 168) +
      tower(230, 74, 176) +
      tower(368, 88, 206) +
      // The gate at the end of the walk.
      tower(-92, 74, 226) +
      tower(18, 74, 226) +
      rect(-20, -170, 40, 170, body) +
      path(roundArch(0, 0, 32, 84), mix(shade, pen.palette.ink, 0.5)),
    scale,
  )
}

/** A red deer grazing or looking up, 100 high. */
function deer({ palette }: Pen, x: number, base: number, scale: number, side: 1 | -1): string {
  const coat = mix(palette.accent, palette.ink, 0.55)
  return at(
    x,
    base,
    path(
      'M-58 -62Q-50 -74 -20 -70Q14 -66 34 -74L50 -104Q54 -116 66 -114L86 -104Q88 -98 80 -96L66 -92L58 -66Q52 -48 40 -42L38 0H30L26 -38Q0 -30 -26 -40L-36 -30L-34 0H-42L-48 -32Q-62 -44 -58 -62Z',
      coat,
    ) +
      path('M-26 -40L-22 0H-30L-38 -36ZM40 -42L50 0H42L28 -38Z', mix(coat, palette.ink, 0.4)) +
      stroke(
        'M62 -114Q50 -132 54 -152M56 -130Q44 -134 38 -146M66 -114Q76 -130 74 -150M71 -130Q82 -134 86 -146',
        coat,
        4,
        'stroke-linecap="round"',
      ),
    scale * side,
    scale,
  )
}
