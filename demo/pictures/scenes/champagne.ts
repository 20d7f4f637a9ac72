import { ridge, skyline } from '../kit/land.ts'
import { bottle, vineRows } from '../kit/objects.ts'
import { d, path, poly, range, rect, stroke } from '../kit/shape.ts'
import { birds, heavens, mist } from '../kit/sky.ts'
import { mix, type Palette, tone } from '../palette.ts'
import type { Scene } from '../scene.ts'

/** Vine rows run to a village steeple; two glasses wait on a table at their edge. */
export const champagne: Scene = {
  mood: 'gold',
  draw: (pen) => {
    const { palette } = pen
    return [
      heavens(pen, 700, 980, 440, 130, 'rays'),
      ridge(pen, 640, 90, tone(palette, 0.18), 4),
      mist(pen, 720, 180, 0.6),
      ridge(pen, 690, 60, tone(palette, 0.32), 3),
      skyline(pen, 716, 0.45, { heights: [24, 50], widths: [40, 70], roofs: 'gable' }, 420, 700),
      poly(
        [
          [540, 720],
          [540, 610],
          [562, 540],
          [584, 610],
          [584, 720],
        ],
        tone(palette, 0.5),
      ),
      mist(pen, 740, 80, 0.4),
      rect(0, 716, 1600, 484, mix(palette.stone[1], palette.leaf[0], palette.light === 'night' ? 0.75 : 0.3)),
      vineRows(pen, 716, 760, palette.leaf[0], palette.leaf[1]),
      rect(0, 1096, 1600, 104, mix('#8a5a38', palette.ink, palette.light === 'day' ? 0.1 : 0.35)),
      rect(0, 1088, 1600, 12, mix(palette.stone[0], '#ffffff', 0.2)),
      stroke('M0 1132H1600M0 1168H1600', palette.ink, 3, 'opacity=".3"'),
      poly(
        [
          [330, 1090],
          [1010, 1090],
          [1080, 1200],
          [260, 1200],
        ],
        mix(palette.stone[1], palette.ink, 0.12),
      ),
      flute(560, 1140, palette),
      flute(790, 1140, palette),
      bottle(1230, 1150, 1.6, mix(palette.leaf[1], palette.ink, 0.55), palette.stone[0]),
      birds(pen, 420, 380, 6),
    ]
  },
}

/** A champagne flute with rising bubbles. */
function flute(x: number, base: number, palette: Palette): string {
  const glass = mix(palette.sky[2], '#ffffff', 0.6)
  const bubbles = range(12, (index) => {
    const [bx, by, r] = [x - 30 + ((index * 37) % 60), base - 300 - ((index * 71) % 260), 4 + (index % 4)]
    return d`M${bx - r} ${by}a${r} ${r} 0 1 1 ${r * 2} 0a${r} ${r} 0 1 1 ${-r * 2} 0z`
  })
  return (
    path(
      d`M${x - 72} ${base - 640}Q${x - 74} ${base - 330} ${x - 9} ${base - 250}V${base - 22}Q${x - 80} ${base - 14} ${x - 84} ${base}H${x + 84}Q${x + 80} ${base - 14} ${x + 9} ${base - 22}V${base - 250}Q${x + 74} ${base - 330} ${x + 72} ${base - 640}Z`,
      glass,
      'opacity=".6"',
    ) +
    path(
      d`M${x - 68} ${base - 560}Q${x - 64} ${base - 340} ${x} ${base - 268}Q${x + 64} ${base - 340} ${x + 68} ${base - 560}Z`,
      palette.light === 'day' || palette.light === 'dawn' ? '#f2b838' : palette.window,
    ) +
    path(bubbles, '#ffffff', 'opacity=".75"') +
    path(
      d`M${x - 56} ${base - 620}Q${x - 58} ${base - 400} ${x - 26} ${base - 320}Q${x - 44} ${base - 430} ${x - 40} ${base - 620}Z`,
      '#ffffff',
      'opacity=".6"',
    )
  )
}
