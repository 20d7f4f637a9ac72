import { archBridge } from '../kit/architecture.ts'
import { skyline } from '../kit/land.ts'
import { riverBoat } from '../kit/objects.ts'
import { d, path, range, rect, stroke } from '../kit/shape.ts'
import { birds, heavens, mist } from '../kit/sky.ts'
import { glints } from '../kit/water.ts'
import { eiffelTower } from '../landmarks/eiffel-tower.ts'
import { farPaint, ironPaint, stonePaint } from '../landmarks/paint.ts'
import { notreDameFront, pantheonFront, sacreCoeur } from '../landmarks/paris-churches.ts'
import { glassPyramid, triumphalArch } from '../landmarks/paris-palaces.ts'
import { mix, tone } from '../palette.ts'
import { linear } from '../pen.ts'
import type { Scene } from '../scene.ts'

/** Monuments of Paris stand together on one golden ticket in the sky. */
export const parisCard: Scene = {
  mood: 'classic',
  draw: (pen) => {
    const { palette } = pen
    return [
      heavens(pen, 1000, 800, 560, 210, 'rays'),
      mist(pen, 1010, 300, 0.6),
      skyline(pen, 1000, 0.2, { heights: [60, 140], widths: [60, 120], roofs: 'mansard' }),
      sacreCoeur(pen, 1240, 980, 0.74, farPaint(pen, 0.3)),
      pantheonFront(pen, 330, 990, 0.62, farPaint(pen, 0.34)),
      mist(pen, 1010, 160, 0.5),
      triumphalArch(pen, 1130, 1010, 0.76, stonePaint(pen)),
      notreDameFront(pen, 470, 1010, 0.62, stonePaint(pen)),
      eiffelTower(800, 1010, 830, ironPaint(pen)),
      glassPyramid(pen, 860, 1024, 250, 190),
      rect(
        0,
        1006,
        1600,
        194,
        linear(pen, 1006, 1200, [
          [0, palette.water[0]],
          [1, palette.water[1]],
        ]),
      ),
      glints(pen, 1014, 1190, 800, 2.4),
      riverBoat(pen, 430, 1090, 0.62),
      archBridge(1030, 1020, 640, 1080, 3, tone(palette, 0.7), palette.stone[1]),
      path(ticketFrame(), palette.ink, 'fill-rule="evenodd"') +
        stroke('M120 150H1480V1050H120Z', mix(palette.accent, palette.window, 0.4), 5, 'stroke-dasharray="18 10"'),
      birds(pen, 420, 330, 6),
    ]
  },
}

/** A ticket's border: scalloped notches along both short sides. */
function ticketFrame(): string {
  const notch = (x: number, sweep: number): string =>
    range(9, (index) => d`M${x} ${180 + index * 100}a26 26 0 0 ${sweep} 0 52z`)
  return `M0 0H1600V1200H0ZM90 120H1510V1080H90Z${notch(90, 1)}${notch(1510, 0)}`
}
