import { couple, figure } from '../kit/people.ts'
import { d, path, poly, range, rect, stroke } from '../kit/shape.ts'
import { birds, heavens, mist } from '../kit/sky.ts'
import { colourPaint } from '../landmarks/local-colour.ts'
import { bridgeTower, empireTower, freedomTower, sunburstTower } from '../landmarks/new-york.ts'
import { farPaint } from '../landmarks/paint.ts'
import { farHighRises } from '../landmarks/skyscrapers.ts'
import { mix, tone } from '../palette.ts'
import { linear, type Pen } from '../pen.ts'
import type { Scene } from '../scene.ts'

const vanish = { x: 800, y: 850 }

/** The wooden promenade runs into the granite tower's two gothic arches; its cables open like a harp. */
export const brooklynBridge: Scene = {
  mood: 'gold',
  draw: (pen) => {
    const { palette } = pen
    const far = 900
    return [
      heavens(pen, far, 800, 520, 150, 'rays'),
      farHighRises(pen, -20, 1620, far, 0.14, { heights: [90, 330], widths: [40, 80] }),
      freedomTower(pen, 210, far, 0.56, farPaint(pen, 0.22)),
      empireTower(pen, 1330, far, 0.52, farPaint(pen, 0.24)),
      sunburstTower(pen, 1490, far, 0.4, farPaint(pen, 0.2)),
      mist(pen, far + 10, 340, 0.8),
      rect(
        0,
        far,
        1600,
        300,
        linear(pen, far, 1200, [
          [0, palette.water[0]],
          [1, palette.water[1]],
        ]),
      ),
      net(pen),
      bridgeTower(pen, 800, 890, 0.98, colourPaint(pen, '#c79c74')),
      cables(pen),
      promenade(pen),
      figure(742, 930, 84, palette.ink, 'walk') + figure(850, 914, 66, palette.ink, 'dress', -1),
      couple(940, 1120, 260, palette.ink),
      birds(pen, 430, 300, 7, 16),
    ]
  },
}

/** Stays that fan down from the tower's top to both sides and the hangers that cross them. */
function net(pen: Pen): string {
  const fan = [-1, 1]
    .map((side) =>
      range(16, (index) => d`M${800 + side * 200} 190L${800 + side * (330 + index * 95)} ${930 + index * 12}`),
    )
    .join('')
  return stroke(fan, tone(pen.palette, 0.55), 2, 'opacity=".55"')
}

/** Point on one of the main cables that hang from the tower to the upper corners of the picture. */
function onCable(side: -1 | 1, share: number): readonly [number, number] {
  const [x0, y0, mx, my, x1, y1] = [800 + side * 214, 168, 800 + side * 400, 640, 800 + side * 880, 560]
  const [a, b, c] = [(1 - share) ** 2, 2 * share * (1 - share), share ** 2]
  return [a * x0 + b * mx + c * x1, a * y0 + b * my + c * y1]
}

function cables(pen: Pen): string {
  const { palette } = pen
  const iron = mix(palette.ink, palette.stone[2], 0.2)
  const draw = (side: -1 | 1): string => {
    const main = d`M${800 + side * 214} 168Q${800 + side * 400} 640 ${800 + side * 880} 560`
    const inner = d`M${800 + side * 20} 168Q${800 + side * 190} 760 ${800 + side * 880} 900`
    const hangers = range(15, (index) => {
      const [x, y] = onCable(side, (index + 1) / 15)
      return d`M${x} ${y}L${800 + (x - 800) * 0.94} ${vanish.y + Math.abs(x - 800) * 0.28 + 30}`
    })
    const across = range(9, (index) => {
      const [x, y] = onCable(side, 0.24 + index * 0.09)
      return d`M${800 + side * 214} 190L${800 + (x - 800) * 0.98} ${Math.max(y, 640) + index * 34}`
    })
    return stroke(hangers + across, iron, 2.6, 'opacity=".75"') + stroke(inner, iron, 7) + stroke(main, iron, 13)
  }
  return draw(-1) + draw(1)
}

/** Planks, their joints, railings and lamps of the walk. */
function promenade(pen: Pen): string {
  const { palette } = pen
  const wood = mix(palette.stone[1], palette.stone[2], 0.35)
  const iron = mix(palette.ink, palette.stone[2], 0.12)
  const side = (y: number, share: number): number => (y - vanish.y) * share
  const deck = poly(
    [
      [800 - side(880, 1.5), 880],
      [800 + side(880, 1.5), 880],
      [800 + side(1200, 1.5), 1200],
      [800 - side(1200, 1.5), 1200],
    ],
    linear(pen, 880, 1200, [
      [0, mix(wood, palette.sky[2], 0.4)],
      [1, mix(wood, palette.ink, 0.3)],
    ]),
  )
  const planks = range(24, (index) => {
    const y = 884 + index ** 1.9 * 0.84
    return d`M${800 - side(y, 1.5)} ${y}H${800 + side(y, 1.5)}`
  })
  const edges = [-1, 1]
    .map((s) =>
      poly(
        [
          [800 + s * side(880, 1.5), 880],
          [800 + s * side(880, 3.4), 880],
          [800 + s * 1300, 1200],
          [800 + s * side(1200, 1.5), 1200],
        ],
        mix(palette.stone[2], palette.haze, 0.35),
      ),
    )
    .join('')
  const rail = (s: -1 | 1): string => {
    const posts = range(10, (index) => {
      const z = 1.4 / (1 + index * 0.62)
      const [x, y] = [800 + s * 560 * z, vanish.y + 372 * z]
      return d`M${x} ${y}V${y - 210 * z}`
    })
    const lines = [210, 150, 90, 30]
      .map((up) => d`M${800 + s * 56} ${vanish.y + (372 - up) * 0.1}L${800 + s * 840} ${vanish.y + (372 - up) * 1.5}`)
      .join('')
    return stroke(posts, iron, 10) + stroke(lines, iron, 6)
  }
  return (
    edges +
    deck +
    stroke(planks, palette.ink, 2.4, 'opacity=".3"') +
    path('M796 882H804L830 1200H770Z', palette.sun, 'opacity=".35"') +
    rail(-1) +
    rail(1)
  )
}
