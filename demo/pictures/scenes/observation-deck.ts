import { couple, figure } from '../kit/people.ts'
import { at, box, d, disc, path, poly, range, rect, stroke } from '../kit/shape.ts'
import { birds, heavens, mist } from '../kit/sky.ts'
import { empireTower, freedomTower } from '../landmarks/new-york.ts'
import { farPaint, stonePaint } from '../landmarks/paint.ts'
import { farHighRises, highRises } from '../landmarks/skyscrapers.ts'
import { mix, tone } from '../palette.ts'
import { linear, type Pen } from '../pen.ts'
import type { Scene } from '../scene.ts'

/** From the terrace seventy floors up: the island runs south to the harbour, its famous mast in the middle. */
export const observationDeck: Scene = {
  mood: 'gold',
  draw: (pen) => {
    const { palette } = pen
    const horizon = 560
    const city = ['flat', 'step', 'flat', 'pyramid'] as const
    return [
      heavens(pen, horizon, 980, 400, 150, 'rays'),
      path('M0 560Q300 540 560 552T1100 548T1600 556V640H0Z', tone(palette, 0.12)),
      rect(
        0,
        560,
        1600,
        640,
        linear(pen, 560, 1000, [
          [0, palette.water[0]],
          [1, palette.water[1]],
        ]),
      ),
      freedomTower(pen, 640, 640, 0.34, farPaint(pen, 0.22)),
      poly(
        [
          [500, 600],
          [1120, 600],
          [2020, 1200],
          [-420, 1200],
        ],
        tone(palette, 0.24),
      ),
      farHighRises(pen, 520, 1090, 640, 0.2, { heights: [20, 130], widths: [22, 44], kinds: city }),
      mist(pen, 660, 130, 0.6),
      farHighRises(pen, 380, 1230, 730, 0.3, { heights: [40, 150], widths: [34, 62], kinds: city }),
      mist(pen, 750, 110, 0.5),
      farHighRises(pen, 180, 1420, 850, 0.4, { heights: [60, 190], widths: [46, 84], kinds: city }),
      mist(pen, 870, 120, 0.45),
      empireTower(pen, 760, 1130, 0.96, stonePaint(pen)),
      highRises(pen, -30, 600, 1130, [farPaint(pen, 0.5), farPaint(pen, 0.58)], {
        heights: [180, 450],
        widths: [92, 150],
        kinds: city,
        swell: (t) => 1 - t * 0.8,
      }),
      highRises(pen, 930, 1640, 1130, [farPaint(pen, 0.52), farPaint(pen, 0.6)], {
        heights: [180, 440],
        widths: [92, 150],
        kinds: city,
        swell: (t) => 0.2 + t * 0.8,
      }),
      terrace(pen),
      viewer(pen, 1290, 1160),
      couple(420, 1176, 330, palette.ink),
      figure(1080, 1176, 300, palette.ink, 'dress', -1),
      birds(pen, 420, 300, 7),
    ]
  },
}

/** Stone floor, glass balustrade and its steel posts. */
function terrace(pen: Pen): string {
  const { palette } = pen
  const steel = mix(palette.ink, palette.stone[2], 0.2)
  const glass = mix(palette.sky[2], '#ffffff', 0.3)
  const gleams = range(
    6,
    (index) => d`M${60 + index * 290} 1120l90 -190h46l-90 190zM${150 + index * 290} 1120l90 -190h12l-90 190z`,
  )
  return (
    rect(0, 912, 1600, 220, glass, 'opacity=".16"') +
    path(gleams, glass, 'opacity=".2"') +
    rect(0, 900, 1600, 16, steel) +
    rect(0, 900, 1600, 4, palette.sun, 'opacity=".8"') +
    path(
      range(7, (index) => box(index * 290 - 80, 900, 14, 240)),
      steel,
    ) +
    rect(
      0,
      1124,
      1600,
      76,
      linear(pen, 1124, 1200, [
        [0, mix(palette.stone[1], palette.stone[2], 0.4)],
        [1, mix(palette.stone[2], palette.ink, 0.5)],
      ]),
    ) +
    rect(0, 1118, 1600, 12, palette.stone[0])
  )
}

/** The coin-operated binoculars on their pillar. */
function viewer(pen: Pen, x: number, base: number): string {
  const { palette } = pen
  const steel = mix(palette.stone[1], palette.stone[2], 0.5)
  const dark = mix(palette.ink, palette.stone[2], 0.15)
  return at(
    x,
    base,
    path('M-26 0L-14 -210H14L26 0Z', dark) +
      path('M2 -210H14L26 0H8Z', palette.ink) +
      path('M-46 0H46V-16H-46Z', palette.ink) +
      path('M-30 -210H30V-226H-30Z', steel) +
      path(
        'M-88 -300Q-92 -330 -56 -330H-12Q0 -318 12 -330H56Q92 -330 88 -300L80 -236Q78 -222 60 -222H-60Q-78 -222 -80 -236Z',
        steel,
      ) +
      path('M12 -330H56Q92 -330 88 -300L80 -236Q78 -222 60 -222H20Q40 -270 12 -330Z', mix(steel, palette.ink, 0.3)) +
      disc(-44, -282, 30, dark) +
      disc(44, -282, 30, dark) +
      disc(-44, -282, 19, palette.sky[2]) +
      disc(44, -282, 19, palette.sky[2]) +
      stroke('M-56 -290a16 16 0 0 1 14 -10M32 -290a16 16 0 0 1 14 -10', '#ffffff', 4, 'stroke-linecap="round"') +
      path('M-8 -262h16v22h-16z', palette.accent),
    1.05,
  )
}
