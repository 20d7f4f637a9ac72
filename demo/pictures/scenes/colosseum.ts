import { cypress, ground, grove, skyline, umbrellaPine } from '../kit/land.ts'
import { crowd } from '../kit/people.ts'
import { poly } from '../kit/shape.ts'
import { birds, clouds, mist, orb, rays, sky } from '../kit/sky.ts'
import { stonePaint } from '../landmarks/paint.ts'
import { colosseum as amphitheatre } from '../landmarks/rome.ts'
import { mix, tone } from '../palette.ts'
import type { Scene } from '../scene.ts'

/** The broken ring of the amphitheatre against the light, umbrella pines beside it. */
export const colosseum: Scene = {
  mood: 'gold',
  draw: (pen) => {
    const { palette } = pen
    const [lit, shade] = palette.leaf
    return [
      sky(pen, 900),
      rays(pen, 1130, 470, 1100, 20, 0.34),
      orb(pen, 1130, 470, 130),
      clouds(pen, 170, 400, 4, 0.42),
      skyline(pen, 900, 0.16, { heights: [60, 130], widths: [60, 120], roofs: 'flat' }),
      mist(pen, 910, 260, 0.8),
      amphitheatre(pen, 790, 935, 1.22, stonePaint(pen)),
      mist(pen, 960, 90, 0.3),
      ground(pen, 940, mix(palette.stone[1], palette.haze, 0.4), mix(palette.stone[2], palette.ink, 0.3)),
      poly(
        [
          [0, 1010],
          [600, 968],
          [1600, 1000],
          [1600, 1200],
          [0, 1200],
        ],
        mix(lit, shade, 0.35),
      ),
      crowd(pen, 330, 1180, 985, 52, 12, palette.ink),
      grove(pen, 1030, 60, tone(palette, 0.7), 1180, 1640),
      cypress(pen, 1390, 1060, 330),
      cypress(pen, 1455, 1070, 270),
      umbrellaPine(pen, 236, 1120, 560),
      umbrellaPine(pen, 60, 1160, 430),
      grove(pen, 1200, 90, palette.ink, -40, 520),
      birds(pen, 760, 330, 7),
    ]
  },
}
