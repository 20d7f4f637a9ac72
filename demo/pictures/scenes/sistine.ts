import { audience, figure } from '../kit/people.ts'
import { at, box, d, disc, path, poly, range, rect, roundArch, stroke, turned } from '../kit/shape.ts'
import { beam, rays } from '../kit/sky.ts'
import { gilt, mix } from '../palette.ts'
import { clipped, linear, type Pen } from '../pen.ts'
import type { Scene } from '../scene.ts'

/** The painted vault seen from below: panels, painted ribs and two hands almost touching. */
export const sistine: Scene = {
  mood: 'classic',
  draw: (pen) => {
    const { palette } = pen
    const gold = gilt(palette)
    const stone = mix(palette.stone[1], palette.stone[0], 0.3)
    return [
      rect(
        0,
        0,
        1600,
        1200,
        linear(pen, 0, 1200, [
          [0, mix(palette.stone[2], palette.ink, 0.5)],
          [1, mix(palette.stone[1], palette.ink, 0.2)],
        ]),
      ),
      ...[0, 1, 2, 3, 4].map((index) => spandrel(pen, 40 + index * 320)),
      path('M0 190H1600V860H0Z', stone) +
        path(box(0, 190, 1600, 14) + box(0, 846, 1600, 14) + box(0, 222, 1600, 5) + box(0, 826, 1600, 5), gold),
      ...[-78, 1388].map(
        (x) =>
          rect(x, 250, 290, 550, gold) +
          rect(x + 12, 262, 266, 526, palette.sky[1]) +
          ridgePanel(x + 12, 262, 266, 526, pen),
      ),
      rect(266, 244, 1068, 562, gold) +
        rect(
          282,
          260,
          1036,
          530,
          linear(pen, 260, 790, [
            [0, palette.sky[0]],
            [0.6, palette.sky[1]],
            [1, palette.sky[2]],
          ]),
        ),
      clipped(
        pen,
        box(282, 260, 1036, 530),
        rays(pen, 806, 520, 700, 18, 0.5) +
          disc(806, 520, 90, palette.sun, 'opacity=".9"') +
          path(
            'M282 790V650Q430 600 560 690Q640 740 700 790ZM1318 790V560Q1200 540 1120 620Q1010 700 1000 790Z',
            mix(palette.leaf[0], palette.haze, 0.2),
          ) +
          path(
            'M1318 260H1000Q930 320 1010 380Q980 460 1080 480Q1120 560 1318 540Z',
            mix('#b04a5c', palette.sky[1], 0.25),
          ),
      ),
      clipped(pen, box(282, 260, 1036, 530), hand(pen, 1) + hand(pen, -1)),
      windowRow(pen),
      audience(pen, 1130, 74, palette.ink),
    ]
  },
}

/** A triangular painted field over a window. */
function spandrel(pen: Pen, x: number): string {
  const { stone, sky } = pen.palette
  return (
    poly(
      [
        [x - 20, 186],
        [x + 120, 20],
        [x + 260, 186],
      ],
      gilt(pen.palette),
    ) +
    poly(
      [
        [x + 4, 176],
        [x + 120, 40],
        [x + 236, 176],
      ],
      mix(sky[0], stone[2], 0.4),
    ) +
    figure(x + 90, 176, 84, stone[1], 'sit') +
    figure(x + 150, 176, 84, stone[0], 'sit', -1)
  )
}

function ridgePanel(x: number, y: number, w: number, h: number, pen: Pen): string {
  const { leaf, sun } = pen.palette
  return (
    disc(x + w / 2, y + h * 0.32, 62, sun) +
    path(d`M${x} ${y + h}V${y + h * 0.62}Q${x + w * 0.4} ${y + h * 0.5} ${x + w} ${y + h * 0.66}V${y + h}Z`, leaf[1]) +
    figure(x + w * 0.5, y + h * 0.88, h * 0.42, mix(pen.palette.stone[0], leaf[0], 0.25), 'arms')
  )
}

/** An outstretched arm: the left one rests, the right one reaches. */
function hand(pen: Pen, side: 1 | -1): string {
  const { stone, ink } = pen.palette
  const [skin, dark] = [mix('#e6b08a', stone[0], 0.35), mix('#a5674f', ink, 0.25)]
  const arm =
    'M-560 40Q-420 -30 -300 -16Q-220 -40 -150 -44Q-96 -50 -60 -26L-14 -6Q-4 2 -16 8Q-40 6 -66 2Q-70 10 -52 22Q-40 34 -54 36Q-76 30 -92 18Q-88 34 -82 44Q-84 56 -98 48Q-116 34 -124 20Q-170 36 -230 40Q-380 90 -560 170Z'
  const under =
    'M-560 170V110Q-380 40 -230 24Q-170 22 -124 8Q-116 34 -98 48Q-116 34 -124 20Q-170 36 -230 40Q-380 90 -560 170Z'
  return at(
    side === 1 ? 790 : 822,
    side === 1 ? 532 : 508,
    turned(
      side === 1 ? -4 : 2,
      0,
      0,
      path(arm, skin) +
        path(under, dark) +
        stroke('M-150 -20Q-120 -26 -96 -14M-60 -10L-30 0', dark, 4, 'stroke-linecap="round"'),
    ),
    side * 0.94,
    0.94,
  )
}

function windowRow(pen: Pen): string {
  const { sky, stone, sun } = pen.palette
  return range(
    5,
    (index) =>
      path(roundArch(120 + index * 340, 1120, 190, 220), mix(stone[2], pen.palette.ink, 0.4)) +
      path(roundArch(120 + index * 340, 1120, 150, 198), mix(sky[2], sun, 0.5)) +
      beam(pen, [120 + index * 340, 930], [200 + index * 300, 1200], 300, 0.3),
  )
}
