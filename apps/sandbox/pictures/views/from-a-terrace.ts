import { foliageFrame, grove, skyline } from '../kit/land.ts'
import { wineGlass } from '../kit/objects.ts'
import { couple } from '../kit/people.ts'
import { box, oval, path, range, rect } from '../kit/shape.ts'
import { birds, heavens, mist } from '../kit/sky.ts'
import { mix, tone } from '../palette.ts'
import type { Pen } from '../pen.ts'
import type { Scene } from '../scene.ts'
import { type Subject, standing } from './subject.ts'

/** From a terrace over the roofs, for two: the balustrade, two glasses, and the landmark before the sinking light. */
export function fromATerrace(subject: Subject): Scene {
  return {
    mood: subject.mood,
    draw: (pen) => {
      const { palette } = pen
      return [
        heavens(pen, 800, 480, 420, 130, 'rays'),
        skyline(pen, 840, 0.18, { heights: [50, 120], widths: [60, 110], roofs: 'gable' }),
        mist(pen, 850, 240, 0.8),
        standing(pen, subject, 960, 880, { width: 1080, height: 680 }),
        mist(pen, 890, 120, 0.4),
        grove(pen, 930, 70, tone(palette, 0.5)),
        skyline(pen, 1010, 0.62, { heights: [40, 100], widths: [90, 160], roofs: 'gable' }),
        balustrade(pen),
        couple(400, 1180, 420, palette.ink),
        oval(1240, 1130, 190, 30, mix(palette.stone[0], palette.ink, 0.2)),
        rect(1228, 1130, 24, 80, palette.ink),
        wineGlass(1180, 1126, 0.8, mix(palette.sky[2], '#ffffff', 0.3), palette.accent),
        wineGlass(1300, 1122, 0.8, mix(palette.sky[2], '#ffffff', 0.3), palette.accent),
        foliageFrame(pen, 'right', 420),
        birds(pen, 560, 260, 6),
      ]
    },
  }
}

function balustrade({ palette }: Pen): string {
  const [lit, body] = palette.stone
  const post = (x: number) => `M${x} 1000h40l-10 36q22 40 -4 90h-12q-26 -50 -4 -90z`
  return (
    rect(0, 1126, 1600, 74, mix(body, palette.ink, 0.35)) +
    path(
      range(27, (index) => post(index * 60)),
      mix(body, palette.ink, 0.2),
    ) +
    rect(0, 980, 1600, 26, lit) +
    path(box(0, 1120, 1600, 10), lit)
  )
}
