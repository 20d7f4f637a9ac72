import { archBridge } from '../kit/architecture.ts'
import { grove, skyline } from '../kit/land.ts'
import { crowd } from '../kit/people.ts'
import { at, box, circle, path, range, rect } from '../kit/shape.ts'
import { birds, heavens, mist } from '../kit/sky.ts'
import { glints, reflected, ripples, water } from '../kit/water.ts'
import { farPaint } from '../landmarks/paint.ts'
import { notreDameFront } from '../landmarks/paris-churches.ts'
import { mix, tone } from '../palette.ts'
import type { Pen } from '../pen.ts'
import type { Scene } from '../scene.ts'

/** A small open shuttle ties up at a floating stop between bridges. */
export const riverShuttle: Scene = {
  mood: 'sea',
  draw: (pen) => {
    const { palette } = pen
    const shore = 760
    return [
      heavens(pen, shore, 1050, 420, 116, 'clouds'),
      skyline(pen, shore, 0.2, { heights: [90, 190], widths: [60, 120], roofs: 'mansard' }),
      mist(pen, shore + 6, 260, 0.7),
      notreDameFront(pen, 420, shore, 0.54, farPaint(pen, 0.34)),
      grove(pen, shore, 66, tone(palette, 0.42)),
      water(pen, shore, 1200, 1050),
      reflected(
        pen,
        archBridge(620, 690, 1080, 772, 4, tone(palette, 0.56), palette.stone[1]) +
          crowd(pen, 700, 1500, 684, 40, 12, palette.ink),
        shore + 4,
        1200,
        0.4,
      ),
      glints(pen, shore + 10, 1190, 1050, 1.6) + ripples(pen, shore + 8, 1200, 40),
      shuttle(pen, 880, 1000),
      path('M0 1060H430L470 1100V1200H0Z', mix(palette.stone[2], palette.ink, 0.5)) +
        rect(0, 1050, 440, 16, palette.stone[1]),
      path(box(60, 760, 14, 300) + box(340, 760, 14, 300), palette.ink) +
        path('M30 770Q200 700 390 770L378 790Q200 730 42 790Z', palette.accent) +
        rect(160, 800, 90, 90, palette.stone[0]) +
        path('M172 856q18 -22 34 0t34 0v12q-18 20 -34 0t-34 0z', palette.water[1]),
      crowd(pen, 90, 400, 1052, 150, 4, palette.ink),
      birds(pen, 760, 300, 8, 20),
    ]
  },
}

/** The shuttle boat with its canopy and passengers. */
function shuttle(pen: Pen, x: number, line: number): string {
  const { ink, accent, stone } = pen.palette
  return at(
    x,
    line,
    crowd(pen, -220, 190, 4, 150, 8, mix(ink, stone[2], 0.2)) +
      path('M-310 -30H300Q370 -40 400 -60Q384 40 300 76H-250Q-300 40 -310 -30Z', stone[0]) +
      path('M-306 0H386Q366 50 300 76H-250Q-296 44 -306 0Z', accent) +
      path(box(-250, -190, 8, 170) + box(-40, -190, 8, 170) + box(190, -190, 8, 170), ink) +
      path('M-290 -186Q-20 -236 240 -186V-168H-290Z', stone[0]) +
      path('M-290 -178H240V-166H-290Z', accent) +
      path(
        range(8, (index) => circle(-230 + index * 72, 26, 12)),
        stone[0],
      ),
    1.3,
  )
}
