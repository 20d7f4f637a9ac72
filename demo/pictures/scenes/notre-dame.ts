import { foliageFrame, grove, skyline } from '../kit/land.ts'
import { crowd } from '../kit/people.ts'
import { birds, heavens, mist } from '../kit/sky.ts'
import { glints, reflected, ripples, water } from '../kit/water.ts'
import { stonePaint } from '../landmarks/paint.ts'
import { notreDameFront } from '../landmarks/paris-churches.ts'
import { quay } from '../landmarks/paris-palaces.ts'
import { mix } from '../palette.ts'
import type { Scene } from '../scene.ts'

/** The cathedral front above the island's quay, bridge and trees; pigeons rise. */
export const notreDame: Scene = {
  mood: 'classic',
  draw: (pen) => {
    const { palette } = pen
    const shore = 930
    const front =
      grove(pen, shore - 40, 90, palette.leaf[1], 40, 470) +
      notreDameFront(pen, 800, 896, 1.02, stonePaint(pen)) +
      grove(pen, shore - 36, 84, palette.leaf[1], 1130, 1560)
    return [
      heavens(pen, 880, 1120, 400, 118, 'rays'),
      skyline(pen, 900, 0.2, { heights: [90, 190], widths: [70, 130], roofs: 'mansard' }),
      mist(pen, 905, 240, 0.75),
      water(pen, shore, 1200, 1120),
      reflected(
        pen,
        front +
          quay(shore, 1600, 44, mix(palette.stone[2], palette.ink, 0.2), palette.stone[1]) +
          crowd(pen, 240, 1360, shore - 36, 54, 16, palette.ink),
        shore,
        1200,
        0.42,
      ),
      glints(pen, shore + 10, 1190, 1050, 1.6),
      ripples(pen, shore + 8, 1200, 34),
      foliageFrame(pen, 'left', 460),
      birds(pen, 1330, 330, 9),
    ]
  },
}
