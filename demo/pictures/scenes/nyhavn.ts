import { festoon } from '../kit/architecture.ts'
import { crowd } from '../kit/people.ts'
import { d, path, range, rect } from '../kit/shape.ts'
import { birds, heavens } from '../kit/sky.ts'
import { glints, lampTrails, reflected, ripples, water } from '../kit/water.ts'
import { harbourHouse, oldShip } from '../landmarks/copenhagen.ts'
import { colourPaint, floodlit, inLight } from '../landmarks/local-colour.ts'
import { evening } from '../landmarks/skyscrapers.ts'
import { mix } from '../palette.ts'
import type { Pen } from '../pen.ts'
import type { Scene } from '../scene.ts'

const terrace = [
  ['#f2c14e', 190, 440, 4, 'tiles'],
  ['#d9573f', 150, 500, 3, 'gable'],
  ['#4f87a8', 216, 450, 5, 'dormer'],
  ['#f0e2c4', 150, 404, 3, 'gable'],
  ['#e58a3c', 206, 480, 4, 'dormer'],
  ['#7fae8e', 156, 430, 3, 'gable'],
  ['#c94f4f', 200, 456, 4, 'tiles'],
  ['#f4c95d', 150, 512, 3, 'gable'],
  ['#6f9bc0', 226, 436, 5, 'dormer'],
] as const

/** Painted houses along the old harbour, wooden ships moored before them, café awnings on the quay. */
export const nyhavn: Scene = {
  mood: 'sea',
  draw: (pen) => {
    const { palette } = pen
    const [quay, edge] = [830, 868]
    let x = -30
    const houses = terrace
      .map(([colour, width, height, columns, roof]) => {
        const drawn = harbourHouse(pen, x, quay, {
          width,
          height,
          columns,
          roof,
          paint: colourPaint(pen, colour),
        })
        x += width
        return drawn
      })
      .join('')
    const stones = mix(palette.stone[2], palette.ink, 0.25)
    return [
      heavens(pen, quay, 720, 260, 120, 'rays'),
      water(pen, edge, 1200, 720),
      reflected(
        pen,
        houses +
          rect(-10, quay, 1620, edge - quay + 4, stones) +
          rect(-10, quay - 2, 1620, 9, palette.stone[1]) +
          awnings(pen, quay) +
          crowd(pen, 10, 1590, quay + 2, 58, 17, palette.ink),
        edge + 2,
        1200,
        0.46,
      ),
      evening(pen)
        ? festoon([-20, 700], [780, 700], 70, 20, palette.window) +
          festoon([780, 700], [1640, 700], 70, 20, palette.window)
        : '',
      evening(pen) ? lampTrails(pen, edge + 20, 1140, [130, 560, 1000, 1420]) : '',
      glints(pen, edge + 12, 1180, 720, 1.4) + ripples(pen, edge + 10, 1190, 16),
      reflected(
        pen,
        oldShip(pen, 1180, 1000, 1.06, mix(inLight(palette, '#7a4a30'), palette.ink, 0.3), palette.stone[0]) +
          oldShip(pen, 380, 1046, 1.18, mix(inLight(palette, '#2f5a6e'), palette.ink, 0.25), palette.stone[0]),
        1056,
        1200,
        0.3,
        0.6,
      ),
      birds(pen, 1050, 170, 7),
    ]
  },
}

/** Striped awnings and parasols of the cafés. */
function awnings(pen: Pen, y: number): string {
  const { palette } = pen
  const red = floodlit(palette, '#d8433a')
  const white = mix(palette.stone[0], '#ffffff', 0.3)
  const tops = [70, 250, 520, 720, 930, 1120, 1330, 1500]
  const cloth = (x: number): string => d`M${x - 64} ${y - 66}L${x - 48} ${y - 96}H${x + 48}L${x + 64} ${y - 66}Z`
  const stripes = (x: number): string =>
    range(3, (index) => d`M${x - 40 + index * 36} ${y - 66}L${x - 32 + index * 27} ${y - 96}h14l4 30z`)
  return path(tops.map(cloth).join(''), white) + path(tops.map(stripes).join(''), red)
}
