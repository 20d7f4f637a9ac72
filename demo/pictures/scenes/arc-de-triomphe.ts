import { lamp } from '../kit/architecture.ts'
import { ground, grove, skyline } from '../kit/land.ts'
import { taxi } from '../kit/objects.ts'
import { crowd } from '../kit/people.ts'
import { disc, path } from '../kit/shape.ts'
import { beam, birds, heavens, mist } from '../kit/sky.ts'
import { stonePaint } from '../landmarks/paint.ts'
import { triumphalArch } from '../landmarks/paris-palaces.ts'
import { mix } from '../palette.ts'
import type { Scene } from '../scene.ts'

/** The arch astride its avenue, the low sun exactly inside it. */
export const arcDeTriomphe: Scene = {
  mood: 'gold',
  draw: (pen) => {
    const { palette } = pen
    return [
      heavens(pen, 900, 800, 640, 96, 'rays'),
      skyline(pen, 910, 0.2, { heights: [110, 200], widths: [70, 120], roofs: 'mansard' }),
      mist(pen, 920, 200, 0.6),
      disc(800, 690, 92, palette.sun),
      triumphalArch(pen, 800, 920, 1.32, stonePaint(pen)),
      ground(pen, 912, mix(palette.stone[1], palette.glow, 0.4), mix(palette.stone[2], palette.ink, 0.55)),
      beam(pen, [800, 900], [800, 1200], 700, 0.7),
      path('M790 930h20L850 1200H750Z', palette.stone[0], 'opacity=".4"'),
      grove(pen, 960, 120, palette.leaf[0], -60, 440) + grove(pen, 960, 120, palette.leaf[0], 1160, 1660),
      grove(pen, 1050, 190, palette.leaf[1], -100, 290) + grove(pen, 1050, 190, palette.leaf[1], 1310, 1700),
      lamp(pen, 380, 1100, 300) + lamp(pen, 1220, 1100, 300),
      taxi(pen, 640, 1050, 0.46, palette.accent) + taxi(pen, 980, 1110, 0.62, palette.ink),
      crowd(pen, 640, 960, 936, 50, 6, palette.ink),
      birds(pen, 420, 300, 6),
    ]
  },
}
