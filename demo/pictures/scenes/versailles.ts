import { grove } from '../kit/land.ts'
import { fountain } from '../kit/objects.ts'
import { couple, crowd } from '../kit/people.ts'
import { circle, d, path, poly, range, rect, stroke } from '../kit/shape.ts'
import { birds, heavens, mist } from '../kit/sky.ts'
import { glints } from '../kit/water.ts'
import { stonePaint } from '../landmarks/paint.ts'
import { palace } from '../landmarks/paris-palaces.ts'
import { mix, tone } from '../palette.ts'
import { linear, type Pen } from '../pen.ts'
import type { Scene } from '../scene.ts'

/** The garden front beyond its parterres, the axis of water full of sky. */
export const versailles: Scene = {
  mood: 'sea',
  draw: (pen) => {
    const { palette } = pen
    return [
      heavens(pen, 620, 1080, 300, 100, 'rays'),
      grove(pen, 640, 100, tone(palette, 0.3)),
      mist(pen, 650, 200, 0.6),
      palace(pen, 800, 660, 1.04, stonePaint(pen)) + mist(pen, 664, 70, 0.3),
      rect(
        0,
        655,
        1600,
        545,
        linear(pen, 655, 1200, [
          [0, mix(palette.leaf[0], palette.haze, 0.35)],
          [1, palette.leaf[1]],
        ]),
      ),
      path(
        'M560 662H1040L1330 1200H270Z',
        linear(pen, 660, 1200, [
          [0, palette.stone[0]],
          [1, palette.stone[1]],
        ]),
      ),
      path(
        'M700 700H900L1060 1200H540Z',
        linear(pen, 700, 1200, [
          [0, palette.sky[2]],
          [0.5, palette.water[0]],
          [1, palette.water[1]],
        ]),
      ),
      glints(pen, 720, 1190, 800, 0.55),
      parterre(pen, 1) + parterre(pen, -1),
      ...[0, 1, 2, 3].map(
        (index) =>
          cone(pen, 470 - index * 105, 760 + index * 105, 90 + index * 46) +
          cone(pen, 1130 + index * 105, 760 + index * 105, 90 + index * 46),
      ),
      fountain(pen, 800, 830, 0.9) + fountain(pen, 800, 1050, 1.5),
      grove(pen, 780, 130, palette.leaf[1], -60, 190) + grove(pen, 780, 130, palette.leaf[1], 1410, 1660),
      crowd(pen, 600, 1010, 706, 36, 9, palette.ink),
      couple(1050, 980, 110, palette.ink),
      birds(pen, 420, 300, 7),
    ]
  },
}

/** A bed of scrolled box hedge on one side of the axis. */
function parterre(pen: Pen, side: 1 | -1): string {
  const { leaf, accent, stone } = pen.palette
  const x = (offset: number): number => 800 + side * offset
  const bed =
    poly(
      [
        [x(250), 730],
        [x(560), 730],
        [x(1000), 960],
        [x(430), 960],
      ],
      leaf[0],
    ) +
    poly(
      [
        [x(290), 744],
        [x(530), 744],
        [x(860), 936],
        [x(440), 936],
      ],
      mix(stone[0], leaf[0], 0.35),
    )
  const scroll = stroke(
    d`M${x(330)} 770Q${x(520)} 750 ${x(480)} 800Q${x(400)} 850 ${x(480)} 890Q${x(640)} 930 ${x(640)} 870Q${x(600)} 820 ${x(560)} 800M${x(420)} 900Q${x(560)} 860 ${x(760)} 920`,
    leaf[1],
    12,
    'stroke-linecap="round"',
  )
  const flowers = path(
    range(16, (index) => circle(x(300 + index * 34), 742 + index * 12.6, 5 + index * 0.3)),
    accent,
  )
  return bed + scroll + flowers
}

function cone(pen: Pen, x: number, base: number, height: number): string {
  const { leaf } = pen.palette
  return (
    poly(
      [
        [x - height * 0.26, base],
        [x, base - height],
        [x + height * 0.26, base],
      ],
      leaf[1],
    ) +
    poly(
      [
        [x - height * 0.26, base],
        [x, base - height],
        [x - height * 0.02, base],
      ],
      mix(leaf[0], pen.palette.stone[0], 0.15),
    )
  )
}
