import { ridge } from '../kit/land.ts'
import { couple } from '../kit/people.ts'
import { at, path, poly, range } from '../kit/shape.ts'
import { birds, heavens, mist } from '../kit/sky.ts'
import { glints, reflected, ripples, water } from '../kit/water.ts'
import { mix, type Palette, tone } from '../palette.ts'
import { clipped } from '../pen.ts'
import type { Scene } from '../scene.ts'

/** White cliffs with their arch and needle, and sails beyond. */
export const normandyCoast: Scene = {
  mood: 'sea',
  draw: (pen) => {
    const { palette } = pen
    const [lit, body, shade] = [mix(palette.stone[0], '#ffffff', 0.35), palette.stone[1], palette.stone[2]]
    const cliff =
      'M1700 300L1240 330Q1180 336 1160 380L1130 470Q1050 480 960 540Q900 590 890 700L880 880H960Q950 720 1010 650Q1070 600 1110 660Q1140 720 1140 880H1700Z'
    const bands = range(
      7,
      (index) =>
        `M900 ${560 + index * 46}Q1300 ${520 + index * 50} 1700 ${500 + index * 52}v9Q1300 ${532 + index * 50} 900 ${568 + index * 46}Z`,
    )
    return [
      heavens(pen, 840, 520, 500, 124, 'rays'),
      ridge(pen, 832, 16, tone(palette, 0.12), 6),
      mist(pen, 850, 160, 0.5),
      water(pen, 838, 1200, 520),
      sail(300, 852, 0.7, palette) + sail(560, 866, 1, palette) + sail(160, 846, 0.4, palette),
      reflected(
        pen,
        poly(
          [
            [700, 880],
            [724, 640],
            [752, 560],
            [776, 650],
            [800, 880],
          ],
          lit,
        ) +
          poly(
            [
              [752, 560],
              [776, 650],
              [800, 880],
              [758, 880],
            ],
            shade,
          ) +
          path(cliff, lit) +
          clipped(
            pen,
            cliff,
            path(bands, body, 'opacity=".5"') +
              path(
                'M1140 880V660Q1240 500 1230 330H1320Q1340 600 1260 900ZM1500 300Q1440 600 1520 900H1700V300Z',
                shade,
                'opacity=".35"',
              ),
          ) +
          path('M960 880Q950 720 1010 650Q1040 626 1070 632Q1000 690 1000 880Z', shade),
        872,
        1200,
        0.4,
      ),
      path('M1700 300L1240 330Q1180 336 1160 380Q1260 356 1340 372Q1480 390 1700 360Z', palette.leaf[0]) +
        path(
          'M1700 350Q1480 390 1340 372Q1260 356 1160 380L1154 398Q1300 372 1420 400Q1560 410 1700 392Z',
          palette.leaf[1],
        ),
      glints(pen, 850, 1190, 520, 1.6),
      ripples(pen, 850, 1180, 50),
      path('M0 1200V1060Q260 1020 460 1100Q620 1160 820 1200Z', mix(palette.leaf[1], palette.ink, 0.3)),
      path('M0 1200V1090Q200 1060 360 1120Q480 1160 560 1200Z', palette.leaf[0], 'opacity=".7"'),
      couple(270, 1076, 150, palette.ink),
      birds(pen, 640, 360, 10, 20),
    ]
  },
}

function sail(x: number, y: number, scale: number, palette: Palette): string {
  return at(
    x,
    y,
    path('M-60 0H64Q52 24 30 26H-40Q-56 18 -60 0Z', palette.ink) +
      path('M-4 -6V-190Q70 -90 66 -6Z', palette.accent) +
      path('M-12 -6V-170Q-60 -80 -62 -6Z', mix(palette.stone[0], '#ffffff', 0.5)),
    scale,
  )
}
