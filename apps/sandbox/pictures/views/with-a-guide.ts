import { ground, grove } from '../kit/land.ts'
import { crowd, figure } from '../kit/people.ts'
import { path, stroke } from '../kit/shape.ts'
import { birds, heavens, mist } from '../kit/sky.ts'
import { mix, tone } from '../palette.ts'
import type { Scene } from '../scene.ts'
import { type Subject, standing } from './subject.ts'

/** Close by, in a small group: somebody holds a pennant up and points at what there is to see. */
export function withAGuide(subject: Subject): Scene {
  return {
    mood: subject.mood,
    draw: (pen) => {
      const { palette } = pen
      const near = mix(palette.stone[2], palette.ink, 0.35)
      return [
        heavens(pen, 940, 360, 300, 120, 'clouds'),
        grove(pen, 960, 90, tone(palette, 0.3)),
        mist(pen, 960, 240, 0.6),
        standing(pen, subject, 940, 985, { width: 1480, height: 900 }),
        ground(pen, 980, mix(palette.stone[1], palette.haze, 0.3), near),
        crowd(pen, 620, 1560, 1190, 270, 7, palette.ink),
        crowd(pen, 760, 1440, 1240, 330, 4, mix(palette.ink, palette.accent, 0.18)),
        stroke('M322 800L356 470', palette.ink, 10, 'stroke-linecap="round"'),
        path('M352 474L520 520L344 572Z', palette.accent),
        figure(280, 1196, 400, palette.ink, 'point'),
        birds(pen, 300, 240, 6),
      ]
    },
  }
}
