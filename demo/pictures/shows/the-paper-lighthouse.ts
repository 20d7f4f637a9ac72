import { at, poly, stroke } from '../kit/shape.ts'
import { orb, sky } from '../kit/sky.ts'
import { water } from '../kit/water.ts'
import { mix } from '../palette.ts'
import type { Show } from '../show.ts'

export const thePaperLighthouse: Show = {
  slug: 'the-paper-lighthouse',
  lines: ['THE PAPER', 'LIGHTHOUSE'],
  letters: { weight: 0.09, width: 1.12, waist: 0.38 },
  ink: '#153a5c',
  light: 'dawn',
  mood: 'sea',
  colours: {
    sky: ['#7fb6c6', '#cfe0d8', '#fdeed6'],
    ink: '#153a5c',
    accent: '#e8603c',
    water: ['#a8d2d2', '#3f88a0'],
    glow: '#ffe9a8',
  },
  backdrop: (pen) =>
    sky(pen, pen.height * 0.66) +
    orb(pen, pen.width * 0.5, pen.height * 0.22, 90) +
    poly(
      [
        [pen.width / 2, pen.height * 0.22],
        [-300, pen.height * 0.04],
        [-300, pen.height * 0.3],
      ],
      pen.palette.glow,
      'opacity=".7"',
    ) +
    poly(
      [
        [pen.width / 2, pen.height * 0.22],
        [pen.width + 300, pen.height * 0.02],
        [pen.width + 300, pen.height * 0.32],
      ],
      pen.palette.glow,
      'opacity=".7"',
    ) +
    water(pen, pen.height * 0.64, pen.height, pen.width / 2),
  emblem: (pen) => {
    const { palette } = pen
    const white = '#fffaf0'
    const fold = mix(white, palette.ink, 0.24)
    const bands = [0, 1, 2, 3, 4]
      .map((index) => {
        const [t0, t1] = [index / 5, (index + 1) / 5]
        const w = (t: number): number => 70 + t * 90
        const y = (t: number): number => -250 + t * 610
        return (
          poly(
            [
              [-w(t0), y(t0)],
              [0, y(t0) + 26],
              [0, y(t1) + 26],
              [-w(t1), y(t1)],
            ],
            index % 2 ? palette.accent : white,
          ) +
          poly(
            [
              [w(t0), y(t0)],
              [0, y(t0) + 26],
              [0, y(t1) + 26],
              [w(t1), y(t1)],
            ],
            index % 2 ? mix(palette.accent, palette.ink, 0.3) : fold,
          )
        )
      })
      .join('')
    const top =
      poly(
        [
          [-96, -260],
          [0, -230],
          [96, -260],
          [0, -290],
        ],
        palette.ink,
      ) +
      poly(
        [
          [-56, -380],
          [0, -366],
          [0, -262],
          [-56, -276],
        ],
        '#ffe27a',
      ) +
      poly(
        [
          [56, -380],
          [0, -366],
          [0, -262],
          [56, -276],
        ],
        '#f2b93c',
      ) +
      poly(
        [
          [-86, -374],
          [0, -480],
          [0, -350],
        ],
        palette.accent,
      ) +
      poly(
        [
          [86, -374],
          [0, -480],
          [0, -350],
        ],
        mix(palette.accent, palette.ink, 0.35),
      )
    const boat = (x: number, y: number, s: number): string =>
      at(
        x,
        y,
        poly(
          [
            [-90, -20],
            [0, 10],
            [0, 46],
            [-50, 36],
          ],
          white,
        ) +
          poly(
            [
              [90, -20],
              [0, 10],
              [0, 46],
              [50, 36],
            ],
            fold,
          ) +
          poly(
            [
              [-46, -2],
              [0, -90],
              [0, 12],
            ],
            fold,
          ) +
          poly(
            [
              [46, -2],
              [0, -90],
              [0, 12],
            ],
            white,
          ),
        s,
      )
    const rock =
      poly(
        [
          [-330, 440],
          [-200, 330],
          [-60, 390],
          [40, 450],
        ],
        fold,
      ) +
      poly(
        [
          [-60, 390],
          [90, 330],
          [320, 440],
          [40, 460],
        ],
        mix(fold, palette.ink, 0.25),
      ) +
      poly(
        [
          [-200, 330],
          [-60, 390],
          [90, 330],
          [-20, 300],
        ],
        white,
      )
    return (
      rock +
      bands +
      poly(
        [
          [-26, 330],
          [0, 340],
          [0, 386],
          [-26, 376],
        ],
        palette.ink,
      ) +
      top +
      boat(-360, 480, 0.9) +
      boat(340, 500, 1.2) +
      stroke(
        'M-320 -300q24 -24 44 0q20 -26 46 -2M240 -120q20 -22 38 0q18 -22 40 -2',
        palette.ink,
        6,
        'stroke-linecap="round"',
      )
    )
  },
}
