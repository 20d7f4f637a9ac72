import { couple } from '../kit/people.ts'
import { path } from '../kit/shape.ts'
import { birds, heavens, mist } from '../kit/sky.ts'
import { glints, reflected, ripples, water } from '../kit/water.ts'
import { burjTower, dhow, sailHotel } from '../landmarks/dubai.ts'
import { inLight } from '../landmarks/local-colour.ts'
import { farPaint, stonePaint } from '../landmarks/paint.ts'
import { palm } from '../landmarks/palms.ts'
import { farHighRises } from '../landmarks/skyscrapers.ts'
import { mix, tone } from '../palette.ts'
import { linear } from '../pen.ts'
import type { Scene } from '../scene.ts'

/** The sail of the Burj al-Arab off the beach, a dhow before the sun, the needle of downtown in the haze. */
export const dubaiSkyline: Scene = {
  mood: 'classic',
  draw: (pen) => {
    const { palette } = pen
    const shore = 860
    const sand = inLight(palette, '#f0cf98')
    return [
      heavens(pen, shore, 900, 470, 150, 'rays'),
      farHighRises(pen, 760, 1640, shore, 0.14, {
        heights: [50, 300],
        widths: [34, 62],
        kinds: ['flat', 'slope', 'round', 'spire', 'flat'],
        swell: (t) => Math.sin(Math.PI * t) ** 0.8,
      }),
      burjTower(pen, 1120, shore, 0.56, farPaint(pen, 0.26)),
      farHighRises(pen, -20, 200, shore, 0.14, { heights: [30, 120], widths: [34, 60], kinds: ['flat', 'slope'] }),
      mist(pen, shore + 6, 300, 0.7),
      farHighRises(pen, 1000, 1640, shore, 0.32, {
        heights: [40, 170],
        widths: [34, 62],
        kinds: ['flat', 'slope', 'round'],
      }),
      water(pen, shore, 1200, 900),
      reflected(pen, sailHotel(pen, 480, shore + 22, 0.84, stonePaint(pen)), shore + 26, 1120, 0.44, 0.5),
      glints(pen, shore + 10, 1120, 900, 1.3) + ripples(pen, shore + 10, 1130, 40),
      reflected(
        pen,
        dhow(pen, 990, 1004, 0.86, tone(palette, 0.92), mix(palette.stone[0], '#ffffff', 0.3)),
        1014,
        1110,
        0.3,
        0.5,
      ),
      path(
        'M0 1130Q320 1056 700 1110Q1120 1166 1600 1070V1200H0Z',
        linear(pen, 1060, 1200, [
          [0, sand],
          [1, mix(sand, palette.ink, 0.4)],
        ]),
      ) +
        path(
          'M0 1130Q320 1056 700 1110Q1120 1166 1600 1070V1062Q1120 1154 700 1100Q320 1046 0 1118Z',
          palette.sun,
          'opacity=".75"',
        ),
      palm(pen, 1490, 1190, 700, -70) + palm(pen, 1580, 1200, 480, 24) + palm(pen, 60, 1200, 420, 50),
      couple(1150, 1180, 150, palette.ink),
      birds(pen, 1010, 260, 7),
    ]
  },
}
