import { mix, tone } from '../palette.ts'
import type { Pen } from '../pen.ts'
import { linear } from '../pen.ts'
import { archBridge } from './architecture.ts'
import { riverBoat } from './objects.ts'
import { d, path, range, rect, stroke } from './shape.ts'
import { birds, heavens, mist } from './sky.ts'
import { glints } from './water.ts'

/** A city on one golden ticket in the sky: what is its own stands between the haze and the river. */
export function onTicket(pen: Pen, city: readonly string[]): string[] {
  const { palette } = pen
  return [
    heavens(pen, 1000, 800, 560, 210, 'rays'),
    mist(pen, 1010, 300, 0.6),
    ...city,
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
}

/** A ticket's border: scalloped notches along both short sides. */
function ticketFrame(): string {
  const notch = (x: number, sweep: number): string =>
    range(9, (index) => d`M${x} ${180 + index * 100}a26 26 0 0 ${sweep} 0 52z`)
  return `M0 0H1600V1200H0ZM90 120H1510V1080H90Z${notch(90, 1)}${notch(1510, 0)}`
}
