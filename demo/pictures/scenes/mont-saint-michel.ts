import { grove, ridge } from '../kit/land.ts'
import { crowd } from '../kit/people.ts'
import { at, box, path, pointedArch, poly, range, rect } from '../kit/shape.ts'
import { birds, heavens, mist } from '../kit/sky.ts'
import { glints, reflected, water } from '../kit/water.ts'
import { stonePaint } from '../landmarks/paint.ts'
import { mix, tone } from '../palette.ts'
import type { Pen } from '../pen.ts'
import type { Scene } from '../scene.ts'

/** So much smaller than it is drawn: its spire stays whole where the picture is cut to a low band. */
const LOW = 0.26

/** The abbey rock rises from the wet sand at low tide, doubled in it. */
export const montSaintMichel: Scene = {
  mood: 'classic',
  draw: (pen) => {
    const { palette } = pen
    const shore = 880
    return [
      heavens(pen, shore, 1010, 520, 130, 'rays'),
      ridge(pen, 868, 20, tone(palette, 0.14), 5),
      mist(pen, shore, 200, 0.6),
      water(pen, shore, 1200, 1010),
      reflected(pen, at(LOW * 800, LOW * shore, abbey(pen), 1 - LOW), shore, 1200, 0.55),
      glints(pen, shore + 6, 1190, 1010, 1.6),
      path(
        'M0 1200V1090Q300 1030 640 1100Q960 1160 1300 1096Q1480 1070 1600 1100V1200Z',
        mix(palette.stone[2], palette.ink, 0.25),
      ),
      path(
        'M0 1010Q240 990 420 1016Q220 1034 0 1030ZM1120 960Q1400 940 1600 964V984Q1340 980 1120 960Z',
        mix(palette.stone[1], palette.water[0], 0.4),
      ),
      crowd(pen, 420, 760, 1094, 62, 5, palette.ink),
      birds(pen, 440, 380, 10),
    ]
  },
}

/** The rock with its ramparts, houses, abbey and spire, drawn in absolute units. */
function abbey(pen: Pen): string {
  const { palette } = pen
  const { lit, body, shade, gap } = stonePaint(pen)
  const rock = 'M330 880L420 800L500 740L560 690L640 650H960L1060 700L1150 760L1230 830L1290 880Z'
  const dark = mix(shade, palette.ink, 0.35)
  const houses = range(26, (index) => {
    const t = index / 25
    const x = 400 + t * 800
    const y = 850 - Math.sin(t * Math.PI) * 120 + (index % 3) * 20
    const w = 38
    return (
      rect(x, y - 44, w, 48, index % 2 ? lit : body) +
      poly(
        [
          [x - 4, y - 42],
          [x + w / 2, y - 76],
          [x + w + 4, y - 42],
        ],
        palette.roof,
      ) +
      path(box(x + 8, y - 34, 7, 12) + box(x + 22, y - 34, 7, 12), gap)
    )
  })
  const halls =
    rect(580, 540, 440, 150, body) +
    rect(860, 540, 160, 150, shade) +
    path(
      range(12, (index) => box(584 + index * 37, 534, 13, 160)),
      lit,
      'opacity=".5"',
    ) +
    path(
      range(11, (index) => pointedArch(610 + index * 37, 660, 15, 84)),
      gap,
    )
  const church =
    rect(640, 430, 330, 120, lit) +
    rect(840, 430, 130, 120, shade) +
    poly(
      [
        [630, 432],
        [664, 372],
        [950, 372],
        [980, 432],
      ],
      palette.roof,
    ) +
    path(
      range(9, (index) => pointedArch(668 + index * 35, 520, 16, 70)),
      gap,
    )
  const tower =
    rect(764, 300, 80, 140, body) +
    rect(806, 300, 38, 140, shade) +
    path(pointedArch(786, 400, 16, 66) + pointedArch(822, 400, 16, 66), gap) +
    poly(
      [
        [756, 302],
        [804, 110],
        [852, 302],
      ],
      palette.roof,
    ) +
    poly(
      [
        [804, 110],
        [852, 302],
        [812, 302],
      ],
      dark,
    ) +
    rect(802, 74, 4, 44, palette.accent)
  const wall =
    path('M310 884V836H470V822H700V840H960V822H1180V838H1310V884Z', body) +
    path(
      range(66, (index) => box(312 + index * 15.2, 828, 8, 10)),
      body,
    ) +
    path([370, 620, 1010, 1250].map((x) => box(x - 34, 800, 68, 84)).join(''), lit) +
    path([370, 620, 1010, 1250].map((x) => box(x + 8, 800, 26, 84)).join(''), shade)
  return (
    church +
    tower +
    halls +
    path(rock, mix(dark, palette.leaf[1], 0.5)) +
    grove(pen, 800, 46, palette.leaf[1], 460, 620) +
    grove(pen, 770, 46, palette.leaf[1], 1000, 1180) +
    houses +
    wall
  )
}
