import { arcade, colonnade, dome, lamp } from '../kit/architecture.ts'
import { ground, skyline } from '../kit/land.ts'
import { couple, crowd } from '../kit/people.ts'
import { box, circle, d, path, poly, range, rect, roundArch } from '../kit/shape.ts'
import { heavens, mist } from '../kit/sky.ts'
import { glints } from '../kit/water.ts'
import { type Paint, stonePaint } from '../landmarks/paint.ts'
import { gilt, mix } from '../palette.ts'
import type { Pen } from '../pen.ts'
import type { Scene } from '../scene.ts'

/** The opera house at the head of its square: loggia, gilded groups, green dome. */
export const operaGarnier: Scene = {
  mood: 'classic',
  draw: (pen) => {
    const { palette } = pen
    const paint = stonePaint(pen)
    const gold = gilt(palette)
    const dark = mix(paint.shade, palette.ink, 0.5)
    return [
      heavens(pen, 880, 450, 330, 104, 'clouds'),
      skyline(pen, 900, 0.2, { heights: [180, 300], widths: [80, 130], roofs: 'mansard' }),
      mist(pen, 905, 220, 0.6),
      poly(
        [
          [590, 390],
          [660, 250],
          [940, 250],
          [1010, 390],
        ],
        mix(palette.roof, palette.ink, 0.2),
      ),
      dome(pen, 800, 430, 300, 210, mix(palette.roof, palette.leaf[0], 0.4), mix(palette.roof, palette.ink, 0.3), 6),
      rect(270, 420, 1060, 480, paint.body) + rect(1000, 420, 330, 480, paint.shade, 'opacity=".4"'),
      rect(270, 420, 1060, 90, mix(paint.lit, paint.body, 0.4)),
      path(
        range(21, (index) => circle(296 + index * 50.4, 466, 15)),
        gold,
        'opacity=".8"',
      ),
      rect(300, 522, 1000, 190, dark),
      path(
        range(7, (index) => box(352 + index * 138, 566, 70, 146)),
        palette.light === 'day' || palette.light === 'dawn' ? mix(dark, paint.body, 0.4) : palette.window,
      ),
      colonnade(276, 716, 1048, 196, 15, paint.lit, paint.shade),
      path(box(256, 712, 1088, 22) + box(256, 508, 1088, 16) + box(256, 408, 1088, 18), paint.lit),
      arcade(300, 900, 1000, 146, 7, dark, 'round', 0.66),
      path(
        range(7, (index) => roundArch(371 + index * 143, 900, 62, 104)),
        palette.light === 'day' ? mix(dark, paint.body, 0.25) : palette.window,
      ),
      pavilion(pen, 250, paint, gold) + pavilion(pen, 1350, paint, gold),
      path(statue(250, 350, 1.2) + statue(1350, 350, 1.2), gold),
      path('M220 900H1380L1440 950H160Z', mix(paint.lit, paint.shade, 0.3)) +
        path(box(196, 924, 1208, 5) + box(210, 912, 1180, 4), paint.shade),
      ground(pen, 948, mix(paint.shade, palette.haze, 0.5), palette.ink),
      glints(pen, 960, 1180, 620, 2),
      lamp(pen, 330, 1080, 290) + lamp(pen, 1270, 1080, 290),
      crowd(pen, 380, 1220, 985, 76, 13, palette.ink),
      couple(860, 1130, 160, palette.ink),
    ]
  },
}

/** A corner pavilion with coupled columns and a segmental gable. */
function pavilion(pen: Pen, x: number, paint: Paint, gold: string): string {
  const dark = mix(paint.shade, pen.palette.ink, 0.5)
  return (
    rect(x - 100, 400, 200, 500, paint.body) +
    rect(x + 30, 400, 70, 500, paint.shade, 'opacity=".5"') +
    path(roundArch(x, 700, 84, 150) + roundArch(x, 900, 84, 140), dark) +
    colonnade(x - 104, 716, 76, 196, 2, paint.lit, paint.shade) +
    colonnade(x + 28, 716, 76, 196, 2, paint.lit, paint.shade) +
    path(d`M${x - 112} 410Q${x} 300 ${x + 112} 410Z`, paint.lit) +
    path(d`M${x - 70} 400Q${x} 330 ${x + 70} 400Z`, gold) +
    path(box(x - 112, 406, 224, 18) + box(x - 112, 712, 224, 20), paint.lit)
  )
}

/** A winged figure on a pedestal. */
function statue(x: number, base: number, scale: number): string {
  return d`M${x - 14 * scale} ${base}L${x - 8 * scale} ${base - 50 * scale}L${x - 46 * scale} ${base - 86 * scale}L${x - 6 * scale} ${base - 72 * scale}A${7 * scale} ${8 * scale} 0 1 1 ${x + 6 * scale} ${base - 72 * scale}L${x + 46 * scale} ${base - 86 * scale}L${x + 8 * scale} ${base - 50 * scale}L${x + 14 * scale} ${base}Z`
}
