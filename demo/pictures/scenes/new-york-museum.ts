import { grove, tree } from '../kit/land.ts'
import { taxi } from '../kit/objects.ts'
import { crowd } from '../kit/people.ts'
import { box, d, path, poly, range, rect, stroke } from '../kit/shape.ts'
import { birds, heavens, mist } from '../kit/sky.ts'
import { floodlit, inLight } from '../landmarks/local-colour.ts'
import { avenueMuseum } from '../landmarks/new-york-park.ts'
import { stonePaint } from '../landmarks/paint.ts'
import { farHighRises } from '../landmarks/skyscrapers.ts'
import { mix, tone } from '../palette.ts'
import { linear, type Pen } from '../pen.ts'
import type { Scene } from '../scene.ts'

/** The museum's stairs on the avenue: people come and go in the sun, banners hang, a yellow cab goes by. */
export const newYorkMuseum: Scene = {
  mood: 'classic',
  draw: (pen) => {
    const { palette } = pen
    const floor = 800
    return [
      heavens(pen, floor, 800, 330, 170, 'rays'),
      farHighRises(pen, -20, 1620, floor, 0.16, {
        heights: [300, 560],
        widths: [60, 110],
        kinds: ['flat', 'step', 'pyramid', 'flat'],
        swell: (t) => Math.abs(t - 0.5) * 2,
      }),
      mist(pen, floor, 420, 0.6),
      grove(pen, floor, 210, tone(palette, 0.3), -60, 360) + grove(pen, floor, 210, tone(palette, 0.3), 1240, 1760),
      avenueMuseum(pen, 800, floor, 1.16, stonePaint(pen)),
      banners(pen, floor),
      stairs(pen, floor),
      tree(pen, 90, 1060, 430) + tree(pen, 1510, 1060, 430, 1),
      rect(0, 1050, 1600, 22, palette.stone[1]) +
        rect(
          0,
          1070,
          1600,
          130,
          linear(pen, 1070, 1200, [
            [0, mix(palette.stone[2], palette.ink, 0.45)],
            [1, palette.ink],
          ]),
        ) +
        path(
          range(9, (index) => box(index * 190 + 20, 1176, 110, 8)),
          palette.stone[0],
          'opacity=".7"',
        ),
      crowd(pen, 120, 1480, 1048, 108, 9, palette.ink),
      taxi(pen, 470, 1150, 1.25, inLight(palette, '#f4bd2a')) +
        taxi(pen, 1180, 1150, 1.25, inLight(palette, '#f4bd2a')),
      birds(pen, 420, 190, 7),
    ]
  },
}

/** Two tall banners between the columns. */
function banners(pen: Pen, floor: number): string {
  const red = floodlit(pen.palette, '#c8433f')
  const pale = pen.palette.stone[0]
  return [-345, 345]
    .map((dx) => {
      const x = 800 + dx
      return (
        rect(x - 26, floor - 366, 52, 250, red) +
        path(
          d`M${x} ${floor - 320}l16 30l-16 30l-16 -30zM${x - 14} ${floor - 230}h28v6h-28zM${x - 14} ${floor - 214}h28v6h-28zM${x - 14} ${floor - 198}h18v6h-18z`,
          pale,
        ) +
        rect(x - 32, floor - 372, 64, 8, pale)
      )
    })
    .join('')
}

/** The broad flight of steps with people on it. */
function stairs(pen: Pen, floor: number): string {
  const { palette } = pen
  const [lit, body, shade] = palette.stone
  const rows = range(13, (index) => {
    const y = floor + 6 + index * 19
    return d`M${800 - 440 - index * 13} ${y}H${800 + 440 + index * 13}`
  })
  return (
    rect(0, floor - 6, 1600, 260, mix(body, shade, 0.5)) +
    poly(
      [
        [360, floor - 4],
        [1240, floor - 4],
        [1410, 1052],
        [190, 1052],
      ],
      linear(pen, floor, 1052, [
        [0, lit],
        [1, body],
      ]),
    ) +
    stroke(rows, shade, 4, 'opacity=".75"') +
    crowd(pen, 400, 1200, floor + 150, 88, 6, palette.ink) +
    crowd(pen, 620, 1000, floor + 60, 70, 4, palette.ink) +
    crowd(pen, 660, 960, floor + 4, 52, 4, palette.ink)
  )
}
