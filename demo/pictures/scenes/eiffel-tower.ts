import { lamp } from '../kit/architecture.ts'
import { foliageFrame, ground, grove, skyline } from '../kit/land.ts'
import { couple } from '../kit/people.ts'
import { poly, rect } from '../kit/shape.ts'
import { birds, clouds, mist, orb, rays, sky } from '../kit/sky.ts'
import { eiffelTower as tower } from '../landmarks/eiffel-tower.ts'
import { ironPaint } from '../landmarks/paint.ts'
import { mix, tone } from '../palette.ts'
import type { Scene } from '../scene.ts'

/** The tower at the end of its lawns, the light right behind its second platform. */
export const eiffelTower: Scene = {
  mood: 'classic',
  draw: (pen) => {
    const { palette } = pen
    const [lit, shade] = palette.leaf
    const lawn = palette.light === 'day' ? '#8cbf7c' : mix(lit, palette.haze, 0.25)
    return [
      sky(pen, 960),
      rays(pen, 800, 560, 1000, 20, 0.3),
      orb(pen, 800, 560, 150),
      clouds(pen, 180, 480, 5, 0.4),
      skyline(pen, 960, 0.14, { heights: [50, 110], widths: [50, 100], roofs: 'mansard' }),
      mist(pen, 970, 240, 0.85),
      tower(800, 968, 850, ironPaint(pen)),
      grove(pen, 980, 70, tone(palette, 0.5), -20, 590),
      grove(pen, 980, 70, tone(palette, 0.5), 1010, 1620),
      ground(pen, 968, lawn, shade),
      poly(
        [
          [770, 968],
          [830, 968],
          [1140, 1200],
          [460, 1200],
        ],
        mix(palette.stone[0], palette.haze, 0.3),
      ),
      rect(0, 962, 1600, 8, shade),
      grove(pen, 1060, 130, shade, -60, 330),
      grove(pen, 1060, 130, shade, 1270, 1660),
      lamp(pen, 420, 1080, 260),
      lamp(pen, 1180, 1080, 260),
      couple(905, 1110, 120, palette.ink),
      foliageFrame(pen, 'right', 460),
      birds(pen, 430, 420),
    ]
  },
}
