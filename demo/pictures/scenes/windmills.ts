import { grove } from '../kit/land.ts'
import { cyclist } from '../kit/people.ts'
import { d, path, range, rect, stroke } from '../kit/shape.ts'
import { birds, heavens, mist } from '../kit/sky.ts'
import { glints, reflected, ripples, water } from '../kit/water.ts'
import { windmill } from '../landmarks/dutch.ts'
import { farPaint, stonePaint } from '../landmarks/paint.ts'
import { mix, tone } from '../palette.ts'
import type { Pen } from '../pen.ts'
import type { Scene } from '../scene.ts'

/** A row of mills on the dyke, the nearest full of light, all of them doubled in the still canal. */
export const windmills: Scene = {
  mood: 'sea',
  draw: (pen) => {
    const { palette } = pen
    const shore = 860
    const row =
      windmill(pen, 110, shore - 14, 0.22, farPaint(pen, 0.3), 10) +
      windmill(pen, 262, shore - 14, 0.32, farPaint(pen, 0.4), 38) +
      windmill(pen, 500, shore - 16, 0.52, farPaint(pen, 0.56), 62) +
      windmill(pen, 1080, shore - 18, 1.03, stonePaint(pen), 31)
    const dyke =
      path(
        d`M0 ${shore - 10}H520Q900 ${shore - 26} 1600 ${shore - 44}V${shore + 6}H0Z`,
        mix(palette.leaf[0], palette.leaf[1], 0.3),
      ) +
      path(
        d`M0 ${shore - 10}H520Q900 ${shore - 26} 1600 ${shore - 44}v12Q900 ${shore - 14} 520 ${shore - 2}H0Z`,
        palette.leaf[0],
      )
    return [
      heavens(pen, shore, 700, 600, 118, 'rays'),
      grove(pen, shore, 54, tone(palette, 0.18)),
      mist(pen, shore, 220, 0.7),
      water(pen, shore, 1200, 700),
      reflected(
        pen,
        row + dyke + cyclist(770, shore - 22, 84, palette.ink, palette.accent) + cottage(pen, 1440, shore - 36),
        shore + 4,
        1200,
        0.45,
        0.62,
      ),
      glints(pen, shore + 10, 1190, 690, 1.2) + ripples(pen, shore + 10, 1190, 40),
      reeds(pen, -10, 400, 1.1) + reeds(pen, 1270, 1620, 1),
      heron(pen, 470, 1130),
      birds(pen, 300, 380, 10, 18),
    ]
  },
}

/** Reeds with their heads between two places on the lower edge. */
function reeds(pen: Pen, from: number, to: number, scale: number): string {
  const { ink, leaf } = pen.palette
  const blades = (count: number, tall: number): string =>
    range(count, () => {
      const x = from + pen.random() * (to - from)
      const h = tall * scale * (0.6 + pen.random() * 0.6)
      const lean = (pen.random() - 0.4) * 60
      return d`M${x - 6} 1204Q${x - 2} ${1200 - h * 0.6} ${x + lean} ${1200 - h}Q${x + 6} ${1200 - h * 0.5} ${x + 7} 1204Z`
    })
  const heads = range(9, () => {
    const x = from + 20 + pen.random() * (to - from - 40)
    const y = 1200 - (170 + pen.random() * 130) * scale
    return d`M${x - 2} 1200L${x - 2} ${y}h4V1200zM${x - 8} ${y - 2}v-50q8 -16 16 0v50q-8 10 -16 0z`
  })
  return (
    path(blades(34, 200), mix(leaf[1], ink, 0.25)) +
    path(heads, ink) +
    path(blades(30, 130), ink) +
    path(d`M${from - 60} 1204Q${(from + to) / 2} 1150 ${to + 60} 1204Z`, ink)
  )
}

/** A grey heron that waits in the shallows. */
function heron(pen: Pen, x: number, y: number): string {
  const { ink } = pen.palette
  return (
    stroke(d`M${x} ${y - 70}V${y}M${x + 14} ${y - 70}L${x + 18} ${y}`, ink, 4) +
    path(
      d`M${x - 62} ${y - 44}Q${x - 30} ${y - 120} ${x + 28} ${y - 104}Q${x + 44} ${y - 86} ${x + 20} ${y - 66}Q${x - 20} ${y - 50} ${x - 62} ${y - 44}Z`,
      ink,
    ) +
    stroke(
      d`M${x + 24} ${y - 94}Q${x + 56} ${y - 120} ${x + 36} ${y - 150}Q${x + 24} ${y - 176} ${x + 44} ${y - 190}`,
      ink,
      10,
      'stroke-linecap="round"',
    ) +
    path(
      d`M${x + 30} ${y - 200}Q${x + 48} ${y - 210} ${x + 62} ${y - 194}L${x + 112} ${y - 178}L${x + 58} ${y - 180}Q${x + 40} ${y - 180} ${x + 36} ${y - 194}L${x + 6} ${y - 190}Z`,
      ink,
    )
  )
}

function cottage(pen: Pen, x: number, base: number): string {
  const { roof, stone, window, light, ink } = pen.palette
  return (
    rect(x - 90, base - 74, 180, 78, mix(stone[1], stone[2], 0.4)) +
    path(d`M${x - 108} ${base - 70}L${x - 60} ${base - 160}H${x + 60}L${x + 108} ${base - 70}Z`, mix(roof, ink, 0.25)) +
    rect(x + 30, base - 184, 20, 40, ink) +
    [-60, -6, 46].map((dx) => rect(x + dx, base - 50, 24, 28, light === 'day' ? ink : window)).join('')
  )
}
