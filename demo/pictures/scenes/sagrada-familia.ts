import { foliageFrame, grove, skyline } from '../kit/land.ts'
import { couple, crowd } from '../kit/people.ts'
import { path, rect } from '../kit/shape.ts'
import { birds, heavens, mist } from '../kit/sky.ts'
import { glints, reflected, ripples, water } from '../kit/water.ts'
import { stonePaint } from '../landmarks/paint.ts'
import { sagradaFamilia as basilica } from '../landmarks/sagrada-familia.ts'
import { mix } from '../palette.ts'
import type { Scene } from '../scene.ts'

/** The basilica's towers over the trees of the square, doubled in its pond. */
export const sagradaFamilia: Scene = {
  mood: 'classic',
  draw: (pen) => {
    const { palette } = pen
    const shore = 980
    const bank = mix(palette.stone[2], palette.ink, 0.35)
    const front =
      basilica(pen, 800, shore - 30, 0.98, stonePaint(pen)) +
      grove(pen, shore - 12, 96, palette.leaf[1], -30, 500) +
      grove(pen, shore - 12, 96, palette.leaf[1], 1100, 1640) +
      rect(0, shore - 18, 1600, 22, bank) +
      crowd(pen, 520, 1090, shore - 16, 50, 13, palette.ink)
    return [
      heavens(pen, 900, 470, 380, 118, 'rays'),
      skyline(pen, 960, 0.18, { heights: [120, 190], widths: [80, 130], roofs: 'flat' }),
      mist(pen, 970, 300, 0.75),
      water(pen, shore, 1200, 470),
      reflected(pen, front, shore + 2, 1200, 0.42, 0.7),
      glints(pen, shore + 10, 1190, 520, 1.5) + ripples(pen, shore + 8, 1200, 30),
      path('M0 1200V1150Q300 1100 560 1164Q660 1190 700 1200Z', palette.ink),
      couple(300, 1150, 150, palette.ink),
      foliageFrame(pen, 'right', 440),
      birds(pen, 1180, 330, 8),
    ]
  },
}
