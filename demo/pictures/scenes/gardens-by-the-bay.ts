import { grove } from '../kit/land.ts'
import { couple, crowd } from '../kit/people.ts'
import { d, path, range, rect, stroke } from '../kit/shape.ts'
import { birds, heavens, mist } from '../kit/sky.ts'
import { farPaint } from '../landmarks/paint.ts'
import { palm } from '../landmarks/palms.ts'
import { bayTowers, glassShell, superTree } from '../landmarks/singapore.ts'
import { evening } from '../landmarks/skyscrapers.ts'
import { mix, tone } from '../palette.ts'
import { linear, named, type Pen } from '../pen.ts'
import type { Scene } from '../scene.ts'

/** Trees of steel and orchids spread their crowns; a walkway swings between the tallest. */
export const gardensByTheBay: Scene = {
  mood: 'classic',
  draw: (pen) => {
    const { palette } = pen
    const floor = 1000
    const magenta = '#c2417f'
    const [far, near] = [
      named(pen, superTree(pen, 0, 0, 486, 124, '#7a5fb8')),
      named(pen, superTree(pen, 0, 0, 650, 180, magenta)),
    ]
    return [
      heavens(pen, floor, 800, 430, 160, 'rays'),
      bayTowers(pen, 1250, 930, 0.62, farPaint(pen, 0.2)),
      mist(pen, 940, 300, 0.6),
      glassShell(pen, -60, 940, 460, 240, 0.26),
      grove(pen, 950, 90, tone(palette, 0.36)),
      mist(pen, 960, 120, 0.5),
      far.again('translate(500 960)') + far.again('translate(1120 966)'),
      grove(pen, 985, 80, tone(palette, 0.52)),
      near.again('translate(250 1010)') + near.again('translate(1370 1004) scale(-1 1)'),
      superTree(pen, 800, 1030, 860, 250, '#d9527a'),
      walkway(pen),
      rect(
        0,
        floor,
        1600,
        200,
        linear(pen, floor, 1200, [
          [0, mix(palette.leaf[0], palette.ink, 0.12)],
          [1, mix(palette.leaf[1], palette.ink, 0.45)],
        ]),
      ),
      grove(pen, floor + 14, 62, palette.leaf[1], -20, 640) + grove(pen, floor + 14, 62, palette.leaf[1], 960, 1620),
      path(
        'M700 1012H900Q980 1090 1220 1200H380Q620 1090 700 1012Z',
        linear(pen, 1010, 1200, [
          [0, palette.stone[0]],
          [1, palette.stone[1]],
        ]),
      ),
      crowd(pen, 690, 910, 1046, 66, 6, palette.ink),
      flowers(pen, palette.accent) + flowers(pen, magenta) + flowers(pen, palette.stone[0]),
      couple(960, 1150, 190, palette.ink),
      palm(pen, 60, 1210, 420, 40) + palm(pen, 1540, 1210, 460, -46),
      birds(pen, 560, 240, 6),
    ]
  },
}

/** The hanging walkway between the outer trees, with people on it. */
function walkway(pen: Pen): string {
  const { palette } = pen
  const steel = mix(palette.stone[0], palette.accent, 0.25)
  const deck = 'M250 640Q520 560 800 566T1370 640'
  const hangers = range(14, (index) => {
    const x = 300 + index * 77
    const y = 566 + 0.00022 * (x - 800) ** 2
    return d`M${x} ${y - 34}V${y + 4}`
  })
  return (
    stroke(deck, palette.ink, 17) +
    stroke(deck, steel, 9) +
    stroke(hangers, palette.ink, 3) +
    stroke('M250 606Q520 526 800 532T1370 606', palette.ink, 4) +
    crowd(pen, 560, 740, 572, 44, 4, palette.ink) +
    crowd(pen, 860, 1080, 576, 44, 4, palette.ink) +
    (evening(pen) ? stroke(deck, palette.window, 4, 'stroke-dasharray="4 18" stroke-linecap="round"') : '')
  )
}

/** Beds of orchids on both sides of the path. */
function flowers(pen: Pen, colour: string): string {
  const data = range(40, (index) => {
    const t = pen.random()
    const across = pen.random() * (620 - t * 330)
    const [x, y, r] = [index % 2 === 0 ? across : 1600 - across, 1052 + t * 140, 5 + t * 8]
    return d`M${x} ${y}l${-r} ${-r * 1.4}l${r * 0.6} ${r * 0.4}l${r * 0.4} ${-r}l${r * 0.4} ${r}l${r * 0.6} ${-r * 0.4}z`
  })
  return path(data, colour)
}
