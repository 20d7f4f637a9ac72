import { crowd, figure } from '../kit/people.ts'
import { box, circle, d, oval, path, range, rect, stroke } from '../kit/shape.ts'
import { birds, heavens, mist } from '../kit/sky.ts'
import { colourPaint, floodlit } from '../landmarks/local-colour.ts'
import { slabTower } from '../landmarks/new-york.ts'
import { farPaint } from '../landmarks/paint.ts'
import { farHighRises, highRises } from '../landmarks/skyscrapers.ts'
import { gilt, mix } from '../palette.ts'
import type { Pen } from '../pen.ts'
import type { Scene } from '../scene.ts'

const FLAGS = ['#c8402f', '#e0a93b', '#2f6fae', '#f2efe6', '#3c8a5f']

/** The sunken plaza: skaters on the rink before the golden figure, flags around it, and the slab with its deck above. */
export const rockefellerPlaza: Scene = {
  mood: 'classic',
  draw: (pen) => {
    const { palette } = pen
    const street = 960
    const sides = [farPaint(pen, 0.44), farPaint(pen, 0.54), farPaint(pen, 0.36)]
    const style = { heights: [240, 520], widths: [96, 150], kinds: ['flat', 'step', 'flat'] } as const
    return [
      heavens(pen, street, 330, 330, 130, 'rays'),
      farHighRises(pen, -20, 1620, street, 0.16, { heights: [160, 560], widths: [60, 110] }),
      mist(pen, street, 460, 0.8),
      highRises(pen, -40, 470, street, sides, style),
      highRises(pen, 1130, 1660, street, sides, style),
      mist(pen, street, 220, 0.5),
      slabTower(pen, 800, street, 0.82, colourPaint(pen, '#cbb79e')),
      rect(0, street - 4, 1600, 250, mix(palette.stone[1], palette.haze, 0.25)),
      flags(pen, street + 4),
      rink(pen),
      crowd(pen, -20, 420, 1216, 190, 4, palette.ink),
      crowd(pen, 1200, 1640, 1216, 190, 4, palette.ink),
      birds(pen, 400, 250, 6),
    ]
  },
}

/** Along both sides of the plaza, blown one way. */
function flags(pen: Pen, base: number): string {
  const { palette } = pen
  const places = [60, 170, 280, 390, 500, 1050, 1160, 1270, 1380, 1490]
  return places
    .map((x, index) => {
      const colour = floodlit(palette, FLAGS[index % FLAGS.length] ?? '')
      return (
        rect(x, base - 220, 6, 220, palette.ink) +
        path(circle(x + 3, base - 224, 7), gilt(palette)) +
        path(d`M${x + 6} ${base - 214}q24 -14 44 0t40 -4v58q-20 14 -42 2t-42 4z`, colour)
      )
    })
    .join('')
}

/** Ice in an oval of stone, with the gilded figure in its ring at the far side. */
function rink(pen: Pen): string {
  const { palette } = pen
  const ice = mix(palette.sky[2], '#ffffff', palette.light === 'night' ? 0.25 : 0.55)
  const gold = gilt(palette)
  const skaters = [
    [560, 1090, 96, 'arms'],
    [700, 1140, 120, 'walk'],
    [905, 1096, 98, 'dress'],
    [1040, 1130, 116, 'arms'],
  ] as const
  return (
    oval(800, 1100, 500, 104, mix(palette.stone[2], palette.ink, 0.3)) +
    oval(800, 1092, 476, 92, ice) +
    path(
      range(9, (index) => box(430 + index * 86, 1066 + (index % 3) * 26, 60 + (index % 2) * 40, 3)),
      '#ffffff',
      'opacity=".6"',
    ) +
    rect(640, 880, 320, 90, mix(palette.stone[2], palette.ink, 0.55)) +
    rect(690, 970, 220, 40, mix(palette.stone[2], palette.ink, 0.15)) +
    rect(676, 962, 248, 12, palette.stone[0]) +
    figure(800, 966, 112, gold, 'arms') +
    skaters.map(([x, y, height, pose]) => figure(x, y, height, palette.ink, pose)).join('') +
    stroke(d`M320 1100A480 96 0 0 0 1280 1100`, mix(palette.stone[0], palette.ink, 0.1), 14)
  )
}
