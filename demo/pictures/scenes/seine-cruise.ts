import { archBridge } from '../kit/architecture.ts'
import { grove, skyline } from '../kit/land.ts'
import { riverBoat } from '../kit/objects.ts'
import { heavens, mist } from '../kit/sky.ts'
import { lampTrails, reflected, ripples, water } from '../kit/water.ts'
import { eiffelTower } from '../landmarks/eiffel-tower.ts'
import { farPaint } from '../landmarks/paint.ts'
import { mix, tone } from '../palette.ts'
import type { Scene } from '../scene.ts'

/** A boat glides out of the bridge's shadow; the tower stands in the haze upstream. */
export const seineCruise: Scene = {
  mood: 'sea',
  draw: (pen) => {
    const { palette } = pen
    const shore = 800
    const far =
      skyline(pen, shore, 0.22, { heights: [80, 170], widths: [60, 120], roofs: 'mansard' }) +
      grove(pen, shore, 60, tone(palette, 0.32))
    const tower = eiffelTower(520, shore, 610, farPaint(pen, 0.42))
    const bridge = archBridge(-60, 690, 1720, 806, 5, tone(palette, 0.62), mix(tone(palette, 0.6), palette.sky[2], 0.3))
    return [
      heavens(pen, shore, 980, 470, 110, 'rays'),
      water(pen, shore, 1200, 980),
      reflected(pen, far + tower + mist(pen, shore + 4, 260, 0.55) + bridge, shore, 1200, 0.38),
      palette.light === 'night' || palette.light === 'dusk'
        ? lampTrails(pen, shore + 10, 1120, [140, 470, 800, 1130, 1460])
        : '',
      ripples(pen, shore + 10, 1200, 50),
      reflected(pen, riverBoat(pen, 790, 1000, 1.25), 1036, 1200, 0.35, 0.6),
    ]
  },
}
