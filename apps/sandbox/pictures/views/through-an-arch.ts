import { ground, skyline } from '../kit/land.ts'
import { couple, crowd } from '../kit/people.ts'
import { disc, path, roundArch, stroke } from '../kit/shape.ts'
import { heavens, mist } from '../kit/sky.ts'
import { lamplight, mix } from '../palette.ts'
import type { Scene } from '../scene.ts'
import { type Subject, standing } from './subject.ts'

/** From the shade of a vaulted passage: the landmark in the light at its end, two people on the threshold. */
export function throughAnArch(subject: Subject): Scene {
  return {
    mood: subject.mood,
    draw: (pen) => {
      const { palette } = pen
      const wall = mix(palette.ink, palette.stone[2], 0.14)
      const opening = roundArch(800, 1200, 1080, 1130)
      return [
        heavens(pen, 900, 1080, 360, 110, 'rays'),
        skyline(pen, 930, 0.16, { heights: [40, 110], widths: [60, 120], roofs: 'flat' }),
        mist(pen, 940, 240, 0.7),
        standing(pen, subject, 800, 960, { width: 940, height: 700 }),
        ground(pen, 955, mix(palette.stone[1], palette.haze, 0.4), mix(palette.stone[2], palette.ink, 0.3)),
        crowd(pen, 420, 1180, 1000, 64, 8, palette.ink),
        path(`M0 0H1600V1200H0Z${opening}`, wall, 'fill-rule="evenodd"'),
        stroke(opening, mix(wall, palette.stone[0], 0.4), 18),
        path('M0 1150H262V1200H0ZM1338 1150H1600V1200H1338Z', mix(wall, palette.stone[0], 0.22)),
        stroke('M800 70V190', mix(wall, palette.stone[0], 0.3), 6),
        path('M768 190H832L846 270H754Z', lamplight(palette)) + disc(800, 280, 12, wall),
        couple(470, 1190, 380, palette.ink),
      ]
    },
  }
}
