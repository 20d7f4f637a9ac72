import { colonnade } from '../kit/architecture.ts'
import { word } from '../kit/lettering.ts'
import { at, box, d, group, path, poly, range, rect, roundArch, stroke } from '../kit/shape.ts'
import { mix } from '../palette.ts'
import { linear, type Pen } from '../pen.ts'
import type { Paint } from './paint.ts'

/** Rome's round temple from its square: portico of eight columns, rotunda and stepped shallow dome; 860 wide, 560 high on the origin. */
export function pantheonOfRome(pen: Pen, x: number, base: number, scale: number, paint: Paint): string {
  const { lit, body, shade, gap } = paint
  const dark = mix(shade, pen.palette.ink, 0.5)
  const brick = mix(body, '#b5623f', pen.palette.light === 'day' ? 0.3 : 0.16)
  const brickShade = mix(shade, brick, 0.25)
  const round = linear(
    pen,
    -430,
    430,
    [
      [0, mix(brick, lit, 0.4)],
      [0.35, brick],
      [1, brickShade],
    ],
    true,
  )
  const rings = range(6, (index) => {
    const [w, y] = [392 - index * 22, -392 - index * 15]
    return poly(
      [
        [-w, y],
        [-w + 8, y - 16],
        [w - 8, y - 16],
        [w, y],
      ],
      index % 2 === 0 ? round : mix(brick, brickShade, 0.5),
    )
  })
  const blind = range(7, (index) => roundArch(-366 + index * 122, -250, 84, 74))
  const columns = range(8, (index) => {
    const cx = -292 + index * 83.4
    return (
      d`M${cx - 27} -214L${cx - 17} -192H${cx + 17}L${cx + 27} -214Z` +
      box(cx - 29, -222, 58, 9) +
      box(cx - 24, -18, 48, 18) +
      d`M${cx - 24} -206q4 -10 -6 -12M${cx + 24} -206q-4 -10 6 -12`
    )
  })
  const flutes = range(8, (index) => [-8, 0, 8].map((dx) => d`M${-292 + index * 83.4 + dx} -188V-22`).join(''))
  return at(
    x,
    base,
    group([
      path(
        'M-270 -480C-210 -562 -90 -586 0 -586C90 -586 210 -562 270 -480Z',
        linear(
          pen,
          -280,
          280,
          [
            [0, lit],
            [0.4, body],
            [1, shade],
          ],
          true,
        ),
      ),
      path('M-40 -583Q0 -594 40 -583L36 -579Q0 -586 -36 -579Z', dark),
      rings,
      rect(-400, -392, 800, 392, round),
      path(blind, brickShade, 'opacity=".5"'),
      path(box(-408, -400, 816, 12) + box(-404, -300, 808, 9) + box(-404, -170, 808, 7), mix(lit, brick, 0.35)),
      rect(-336, -330, 672, 130, mix(body, shade, 0.35)),
      poly(
        [
          [-352, -318],
          [0, -446],
          [352, -318],
        ],
        mix(body, shade, 0.5),
      ),
      rect(-330, -214, 660, 214, dark),
      path(box(-44, -176, 88, 176), mix(gap, dark, gap === pen.palette.window ? 0.15 : 0.6)),
      path(box(-54, -186, 108, 12), body),
      stroke(range(4, (index) => d`M-44 ${-150 + index * 40}H44`) + d`M0 -174V0`, dark, 4),
      colonnade(-334, -16, 668, 178, 8, lit, shade),
      stroke(flutes, shade, 2, 'opacity=".5"'),
      path(columns, lit),
      rect(-348, -268, 696, 48, body),
      rect(-356, -276, 712, 10, lit),
      rect(-348, -224, 696, 7, lit),
      stroke(word('M AGRIPPA L F COS TERTIVM FECIT', 0, -231, 22, { weight: 0.16, width: 1.02 }), dark, 3.6),
      poly(
        [
          [-370, -276],
          [0, -404],
          [370, -276],
        ],
        lit,
      ),
      poly(
        [
          [-312, -284],
          [0, -388],
          [312, -284],
        ],
        body,
      ),
      poly(
        [
          [0, -388],
          [312, -284],
          [60, -284],
        ],
        shade,
        'opacity=".35"',
      ),
      path(
        range(5, (row) =>
          range(9 - row * 2, (index) => box(-8 + (index - (8 - row * 2) / 2) * 56, -300 - row * 18, 5, 6)),
        ),
        dark,
        'opacity=".5"',
      ),
      path(box(-360, -10, 720, 12) + box(-380, 0, 760, 12), lit),
    ]),
    scale,
  )
}

/** The fountain of the square with its small obelisk: basin, dolphins' plinth, shaft and star; 300 wide, 430 high on the origin. */
export function obeliskFountain(pen: Pen, x: number, base: number, scale: number, paint: Paint): string {
  const { lit, body, shade } = paint
  const { ink, water, sun } = pen.palette
  const rose = mix(body, '#a85a4a', 0.35)
  return at(
    x,
    base,
    group([
      path('M-170 0L-160 -12H160L170 0ZM-150 -12L-142 -24H142L150 -12Z', body),
      path('M-132 -24Q-146 -70 -120 -78H120Q146 -70 132 -24Z', shade),
      path('M-132 -24Q-146 -70 -120 -78H-40Q-60 -50 -50 -24Z', body),
      path('M-126 -78Q0 -92 126 -78Q0 -64 -126 -78Z', water[0]),
      path('M-56 -78Q-60 -150 -34 -168H34Q60 -150 56 -78Z', body) + path('M10 -78V-168H34Q60 -150 56 -78Z', shade),
      path(box(-46, -190, 92, 24), lit) +
        path('M-34 -190L-30 -232H30L34 -190Z', body) +
        path('M6 -190V-232H30L34 -190Z', shade),
      poly(
        [
          [-22, -232],
          [-13, -420],
          [0, -440],
          [13, -420],
          [22, -232],
        ],
        rose,
      ),
      poly(
        [
          [4, -232],
          [0, -440],
          [13, -420],
          [22, -232],
        ],
        mix(rose, ink, 0.35),
      ),
      stroke(
        range(6, (index) => d`M-7 ${-400 + index * 26}l6 8l-8 6`),
        mix(rose, ink, 0.45),
        3,
      ),
      path('M-2 -440V-476H2V-440ZM-12 -470L0 -492L12 -470L0 -458Z', lit),
      stroke(
        'M-50 -120Q-96 -140 -104 -80M50 -120Q96 -140 104 -80M-40 -134Q-60 -168 -72 -80M40 -134Q60 -168 72 -80',
        sun,
        4,
        'opacity=".85" stroke-linecap="round"',
      ),
    ]),
    scale,
  )
}
