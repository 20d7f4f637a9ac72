import { skyline } from '../kit/land.ts'
import { word } from '../kit/lettering.ts'
import { figure } from '../kit/people.ts'
import { at, circle, disc, path, poly, range, rect, stroke } from '../kit/shape.ts'
import { mist, orb, sky } from '../kit/sky.ts'
import { mix } from '../palette.ts'
import type { Show } from '../show.ts'

export const aWinterInLisbon: Show = {
  slug: 'a-winter-in-lisbon',
  lines: ['A WINTER IN', 'LISBON'],
  letters: { weight: 0.11, width: 1.1, waist: 0.6 },
  ink: '#fff6dd',
  light: 'dusk',
  mood: 'sea',
  colours: { sky: ['#20477e', '#7f93c0', '#ffd9a0'], accent: '#f6bd2f', ink: '#12264c' },
  backdrop: (pen) =>
    sky(pen, pen.height * 0.8) +
    orb(pen, pen.width * 0.5, pen.height * 0.34, 150) +
    skyline(pen, pen.height * 0.62, 0.25, { heights: [60, 260], widths: [70, 120], roofs: 'gable' }) +
    mist(pen, pen.height * 0.64, 300, 0.6) +
    skyline(pen, pen.height * 0.72, 0.5, { heights: [60, 220], widths: [90, 150], roofs: 'gable' }) +
    rect(0, pen.height * 0.715, pen.width, pen.height, pen.palette.ink),
  emblem: (pen) => {
    const { palette } = pen
    const cream = '#fff6dd'
    const side = (sign: 1 | -1): string =>
      at(
        0,
        0,
        poly(
          [
            [270, -430],
            [1000, -757],
            [1000, 571],
            [270, 420],
          ],
          mix('#3f78b8', palette.ink, 0.25),
        ) +
          range(5, (row) =>
            range(
              2,
              (column) =>
                rect(310 + column * 110, -330 + row * 140 - column * 26, 56, 86, palette.window) +
                rect(300 + column * 110, -250 + row * 140 - column * 26, 76, 9, cream),
            ),
          ) +
          path(
            range(40, (index) => circle(290 + (index % 5) * 54, 380 - Math.floor(index / 5) * 20 + (index % 5) * 6, 5)),
            cream,
            'opacity=".4"',
          ),
        sign,
        1,
      )
    const tram =
      rect(-200, -120, 400, 440, palette.accent) +
      path('M-200 -120Q-200 -210 -150 -226H150Q200 -210 200 -120Z', cream) +
      rect(-200, 120, 400, 30, cream) +
      path('M-170 -90H-70V70H-170ZM-50 -90H50V70H-50ZM70 -90H170V70H70Z', mix(palette.window, '#ffffff', 0.3)) +
      rect(-90, -196, 180, 54, palette.ink) +
      stroke(word('LISBOA', 0, -156, 26, { weight: 0.16 }), palette.window, 4.5) +
      disc(0, 220, 44, mix(palette.window, '#ffffff', 0.4)) +
      disc(0, 220, 100, palette.window, 'opacity=".3"') +
      rect(-214, 310, 428, 34, palette.ink) +
      rect(-170, 344, 340, 40, palette.ink) +
      stroke('M0 -226L0 -330L-70 -420', palette.ink, 10) +
      figure(-120, 66, 130, palette.ink, 'stand') +
      figure(120, 66, 120, palette.ink, 'dress')
    return (
      poly(
        [
          [-120, 240],
          [120, 240],
          [420, 640],
          [-420, 640],
        ],
        mix(palette.ink, palette.sky[1], 0.35),
      ) +
      side(1) +
      side(-1) +
      stroke('M-1000 -470L0 -420L1000 -470', palette.ink, 4) +
      stroke('M-90 384L-190 640M90 384L190 640', palette.window, 7) +
      tram
    )
  },
  front: (pen) =>
    path(
      range(90, () => circle(pen.random() * pen.width, pen.random() * pen.height, 2.5 + pen.random() * 6)),
      '#ffffff',
      'opacity=".85"',
    ),
}
