import { cypress, grove } from '../kit/land.ts'
import { figure } from '../kit/people.ts'
import { box, circle, d, path, range, stroke } from '../kit/shape.ts'
import { heavens, mist } from '../kit/sky.ts'
import { reflected, water } from '../kit/water.ts'
import { mix, tone } from '../palette.ts'
import type { Pen } from '../pen.ts'
import type { Scene } from '../scene.ts'

/** The green footbridge over the lily pond, willows hanging into their own reflection. */
export const giverny: Scene = {
  mood: 'classic',
  draw: (pen) => {
    const { palette } = pen
    const green = palette.light === 'night' ? mix('#3f8f7a', palette.ink, 0.25) : mix('#3f9a78', palette.haze, 0.12)
    return [
      heavens(pen, 700, 800, 330, 110, 'plain'),
      grove(pen, 660, 150, tone(palette, 0.26)) + mist(pen, 680, 220, 0.7),
      grove(pen, 700, 110, mix(palette.leaf[0], palette.haze, 0.3)),
      ...[140, 420, 1190, 1460].map((x, index) => cypress(pen, x, 720, 330 + (index % 2) * 90)),
      mist(pen, 720, 120, 0.5),
      water(pen, 690, 1200, 800),
      reflected(pen, footbridge(green, palette.stone[0]), 800, 1200, 0.5, 0.7),
      figure(780, 602, 130, palette.ink, 'dress') + figure(850, 604, 138, palette.ink, 'stand'),
      footbridgeRail(green),
      lilies(pen),
      willow(pen, 120) + willow(pen, 1480),
      grove(pen, 1200, 90, palette.leaf[1], -60, 360) + grove(pen, 1200, 90, palette.leaf[1], 1240, 1660),
      path(
        range(
          26,
          (index) =>
            flower(30 + ((index * 211) % 330), 1120 + ((index * 67) % 70)) +
            flower(1260 + ((index * 173) % 320), 1120 + ((index * 83) % 70)),
        ),
        palette.accent,
      ),
    ]
  },
}

/** The bridge's deck and its lower beams. */
function footbridge(green: string, light: string): string {
  return (
    path('M300 800Q340 620 800 596Q1260 620 1300 800L1250 800Q1200 676 800 648Q400 676 350 800Z', green) +
    stroke('M330 700Q480 606 800 590Q1120 606 1270 700', light, 5, 'opacity=".6"')
  )
}

function footbridgeRail(green: string): string {
  const posts = range(13, (index) => {
    const t = index / 12
    const x = 330 + t * 940
    const y = 716 - Math.sin(t * Math.PI) * 120
    return box(x - 6, y - 120, 12, 130)
  })
  return (
    path(posts, green) +
    stroke('M310 610Q560 492 800 486Q1040 492 1290 610M320 660Q560 546 800 540Q1040 546 1280 660', green, 12)
  )
}

/** Lily pads in drifts, with a few open flowers. */
function lilies(pen: Pen): string {
  const { leaf, accent, stone } = pen.palette
  const pads = range(52, () => {
    const t = pen.random()
    const y = 850 + t * 320
    const r = 18 + t * 46
    const x = 120 + pen.random() * 1360
    return d`M${x} ${y}L${x + r} ${y - r * 0.12}A${r} ${r * 0.28} 0 1 1 ${x + r * 0.8} ${y - r * 0.2}Z`
  })
  const bloom = range(13, (index) => {
    const [x, y, s] = [200 + ((index * 331) % 1200), 880 + ((index * 97) % 270), 9 + (index % 4) * 4]
    return d`M${x - s * 2} ${y}Q${x - s} ${y - s * 1.6} ${x} ${y - s * 0.4}Q${x} ${y - s * 2.4} ${x} ${y - s * 2.2}Q${x + s * 0.2} ${y - s} ${x + s * 0.3} ${y - s * 0.4}Q${x + s} ${y - s * 1.6} ${x + s * 2} ${y}Q${x} ${y + s} ${x - s * 2} ${y}Z`
  })
  return path(pads, mix(leaf[0], leaf[1], 0.35)) + path(bloom, mix(accent, stone[0], 0.45))
}

/** Hanging withies of a willow around a place on the upper edge. */
function willow(pen: Pen, x: number): string {
  const { leaf } = pen.palette
  const strands = (from: number, count: number, drop: number): string =>
    range(count, (index) => {
      const sx = x + (index - count / 2) * from
      const h = drop * (0.55 + pen.random() * 0.45)
      const lean = (sx - x) * 0.2
      return d`M${sx - 5} -10Q${sx + lean} ${h * 0.5} ${sx + lean} ${h}Q${sx + lean + 10} ${h * 0.5} ${sx + 8} -10Z`
    })
  return path(strands(24, 16, 760), leaf[1]) + path(strands(30, 12, 640), leaf[0], 'opacity=".75"')
}

const flower = (x: number, y: number): string => circle(x, y, 9) + circle(x + 12, y + 5, 7) + circle(x - 10, y + 7, 6)
