import { colonnade, pediment } from '../kit/architecture.ts'
import { foliageFrame, grove, ridge, umbrellaPine } from '../kit/land.ts'
import { figure } from '../kit/people.ts'
import { box, d, path, rect, roundArch, stroke } from '../kit/shape.ts'
import { birds, heavens, mist } from '../kit/sky.ts'
import { glints, reflected, ripples, water } from '../kit/water.ts'
import { stonePaint } from '../landmarks/paint.ts'
import { mix, tone } from '../palette.ts'
import type { Pen } from '../pen.ts'
import type { Scene } from '../scene.ts'

/** The little round temple on its lake, pines and a rowing boat. */
export const borghese: Scene = {
  mood: 'classic',
  draw: (pen) => {
    const { palette } = pen
    const { lit, body, shade } = stonePaint(pen)
    const shore = 800
    const temple =
      rect(640, 740, 320, 44, body) +
      rect(616, 776, 368, 28, lit) +
      rect(668, 470, 264, 272, mix(shade, palette.ink, 0.3)) +
      path(roundArch(800, 740, 84, 190), mix(shade, palette.ink, 0.6)) +
      statueShape(800, 738, lit) +
      colonnade(640, 744, 320, 280, 6, lit, shade) +
      pediment(632, 462, 336, 92, lit, body) +
      path(box(628, 456, 344, 18), lit) +
      rect(786, 330, 28, 44, body)
    return [
      heavens(pen, shore, 1090, 360, 118, 'rays'),
      ridge(pen, 720, 60, tone(palette, 0.14), 4),
      mist(pen, shore, 240, 0.7),
      umbrellaPine(pen, 330, 790, 470) + umbrellaPine(pen, 1260, 790, 430) + umbrellaPine(pen, 1420, 790, 340),
      water(pen, shore, 1200, 1090),
      reflected(
        pen,
        grove(pen, shore - 6, 120, mix(palette.leaf[0], palette.haze, 0.15), -20, 640) +
          grove(pen, shore - 6, 120, mix(palette.leaf[0], palette.haze, 0.15), 960, 1640) +
          grove(pen, shore, 70, palette.leaf[1], -20, 600) +
          grove(pen, shore, 70, palette.leaf[1], 1000, 1640) +
          temple,
        shore + 4,
        1200,
        0.5,
      ),
      glints(pen, shore + 8, 1190, 1060, 1.5) + ripples(pen, shore + 8, 1200, 36),
      boat(pen, 560, 1030),
      umbrellaPine(pen, 90, 1230, 900),
      grove(pen, 1200, 90, palette.leaf[1], -40, 400) + grove(pen, 1210, 110, palette.leaf[1], 1230, 1660),
      foliageFrame(pen, 'right', 430),
      birds(pen, 640, 300, 7),
    ]
  },
}

const statueShape = (x: number, y: number, fill: string): string => figure(x, y, 130, fill, 'dress')

function boat(pen: Pen, x: number, y: number): string {
  const { ink, accent } = pen.palette
  return (
    figure(x - 60, y - 8, 120, ink, 'sit') +
    figure(x + 70, y - 8, 112, ink, 'sit', -1) +
    path(
      d`M${x - 170} ${y - 30}Q${x} ${y + 6} ${x + 180} ${y - 36}Q${x + 140} ${y + 34} ${x + 60} ${y + 36}H${x - 80}Q${x - 150} ${y + 30} ${x - 170} ${y - 30}Z`,
      accent,
    ) +
    path(
      d`M${x - 160} ${y - 2}Q${x} ${y + 26} ${x + 166} ${y - 6}Q${x + 140} ${y + 34} ${x + 60} ${y + 36}H${x - 80}Q${x - 140} ${y + 32} ${x - 160} ${y - 2}Z`,
      mix(accent, ink, 0.4),
    ) +
    stroke(d`M${x - 40} ${y - 50}L${x - 190} ${y + 36}`, ink, 7, 'stroke-linecap="round"')
  )
}
