import { grove, ridge, skyline } from '../kit/land.ts'
import { figure } from '../kit/people.ts'
import { circle, d, disc, path, range, stroke } from '../kit/shape.ts'
import { beam, heavens, mist } from '../kit/sky.ts'
import { water } from '../kit/water.ts'
import { farPaint } from '../landmarks/paint.ts'
import { sacreCoeur } from '../landmarks/paris-churches.ts'
import { mix, tone } from '../palette.ts'
import type { Scene } from '../scene.ts'

/** Behind the great glass clock of the old station the right bank lies in the light. */
export const orsay: Scene = {
  mood: 'sea',
  draw: (pen) => {
    const { palette } = pen
    const dial = range(12, (index) => numeral(800, 590, 372, index))
    return [
      heavens(pen, 800, 980, 500, 90, 'strata'),
      sacreCoeur(pen, 640, 640, 0.5, farPaint(pen, 0.16)),
      ridge(pen, 680, 40, tone(palette, 0.14), 4),
      skyline(pen, 800, 0.28, { heights: [70, 150], widths: [70, 120], roofs: 'mansard' }),
      mist(pen, 830, 220, 0.6),
      grove(pen, 850, 60, tone(palette, 0.4)),
      water(pen, 848, 1200, 980),
      path(
        'M0 0H1600V1200H0ZM1300 590A500 500 0 1 0 300 590A500 500 0 1 0 1300 590Z',
        palette.ink,
        'fill-rule="evenodd"',
      ),
      stroke(circle(800, 590, 500), mix(palette.stone[1], palette.ink, 0.3), 26),
      stroke(circle(800, 590, 440) + circle(800, 590, 300) + circle(800, 590, 150), palette.ink, 9),
      stroke(
        range(12, (index) => spoke(800, 590, 60, 490, index)),
        palette.ink,
        5,
      ),
      path(dial, palette.ink),
      stroke('M800 590L800 230M800 590L1010 700', palette.ink, 20, 'stroke-linecap="round"') +
        disc(800, 590, 34, palette.accent),
      beam(pen, [800, 900], [760, 1200], 900, 0.35),
      figure(560, 1190, 330, palette.ink, 'stand') +
        figure(1060, 1190, 320, palette.ink, 'dress') +
        figure(1160, 1190, 220, palette.ink, 'dress', -1),
    ]
  },
}

/** One hour mark of the dial: a bar, doubled at the quarters. */
function numeral(x: number, y: number, radius: number, hour: number): string {
  const angle = (hour * Math.PI) / 6
  const bar = (shift: number): string => {
    const [cos, sin] = [Math.cos(angle + shift), Math.sin(angle + shift)]
    const [nx, ny] = [-sin * 9, cos * 9]
    return d`M${x + cos * (radius - 50) + nx} ${y + sin * (radius - 50) + ny}L${x + cos * (radius + 50) + nx} ${y + sin * (radius + 50) + ny}L${x + cos * (radius + 50) - nx} ${y + sin * (radius + 50) - ny}L${x + cos * (radius - 50) - nx} ${y + sin * (radius - 50) - ny}Z`
  }
  return hour % 3 === 0 ? bar(-0.045) + bar(0.045) : bar(0)
}

function spoke(x: number, y: number, inner: number, outer: number, index: number): string {
  const angle = ((index + 0.5) * Math.PI) / 6
  return d`M${x + Math.cos(angle) * inner} ${y + Math.sin(angle) * inner}L${x + Math.cos(angle) * outer} ${y + Math.sin(angle) * outer}`
}
