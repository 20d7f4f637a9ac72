import { lamp } from '../kit/architecture.ts'
import { ground, grove, skyline } from '../kit/land.ts'
import { crowd } from '../kit/people.ts'
import { box, path, range, rect, roundArch } from '../kit/shape.ts'
import { birds, heavens, mist } from '../kit/sky.ts'
import { glints } from '../kit/water.ts'
import { cathedralDome, clockTower, doubleDecker, parliament } from '../landmarks/london.ts'
import { farPaint, stonePaint } from '../landmarks/paint.ts'
import { mix } from '../palette.ts'
import type { Scene } from '../scene.ts'

/** An open-top bus crosses the bridge past the clock tower, its passengers against the sun. */
export const londonBus: Scene = {
  mood: 'classic',
  draw: (pen) => {
    const { palette } = pen
    const paint = {
      ...stonePaint(pen),
      gap: palette.light === 'day' ? mix(palette.stone[2], palette.ink, 0.5) : palette.window,
    }
    return [
      heavens(pen, 860, 980, 420, 140, 'rays'),
      skyline(pen, 870, 0.18, { heights: [90, 240], widths: [50, 100], roofs: 'flat' }),
      cathedralDome(pen, 1260, 870, 0.8, farPaint(pen, 0.32)),
      mist(pen, 880, 300, 0.7),
      parliament(pen, 120, 880, 0.86, paint) + clockTower(pen, 470, 880, 0.98, paint),
      grove(pen, 900, 80, palette.leaf[1], 560, 1100) +
        grove(pen, 900, 60, mix(palette.leaf[0], palette.haze, 0.2), 1000, 1640),
      rect(0, 880, 1600, 60, mix(palette.stone[1], palette.haze, 0.2)) +
        path(
          range(34, (index) => roundArch(24 + index * 48, 940, 30, 44)),
          mix(palette.stone[2], palette.ink, 0.2),
        ) +
        rect(0, 872, 1600, 12, palette.stone[0]),
      ground(pen, 940, mix(palette.stone[2], palette.ink, 0.35), palette.ink),
      path(
        range(8, (index) => `M${60 + index * 220} 1120h120l14 14h-140z`),
        palette.stone[0],
        'opacity=".7"',
      ),
      crowd(pen, 505, 1120, 862, 130, 9, palette.ink),
      doubleDecker(pen, 810, 1080, 2.3, '#cf3a32', true),
      path(range(9, (index) => box(480 + index * 76, 738, 4, 50)) + box(476, 734, 640, 6), palette.ink),
      lamp(pen, 230, 1120, 520) + lamp(pen, 1400, 1120, 520),
      glints(pen, 1110, 1190, 980, 1.4),
      birds(pen, 760, 260, 6),
    ]
  },
}
