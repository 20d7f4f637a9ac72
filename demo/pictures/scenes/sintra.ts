import { foliageFrame, grove, ridge } from '../kit/land.ts'
import { d, path, range } from '../kit/shape.ts'
import { birds, heavens, mist } from '../kit/sky.ts'
import { pena } from '../landmarks/pena.ts'
import { mix, tone } from '../palette.ts'
import type { Pen } from '../pen.ts'
import type { Scene } from '../scene.ts'

/** The painted palace rides on its wooded crag above the morning's cloud; Moorish walls climb the next ridge. */
export const sintra: Scene = {
  mood: 'sea',
  draw: (pen) => {
    const { palette } = pen
    return [
      heavens(pen, 900, 420, 400, 124, 'rays'),
      ridge(pen, 800, 90, tone(palette, 0.12), 4),
      mist(pen, 900, 260, 0.6),
      moorishWall(pen),
      mist(pen, 960, 300, 0.7),
      path(
        'M420 1200Q560 900 640 760L700 700H1210L1270 790Q1340 960 1500 1200Z',
        mix(palette.leaf[1], palette.haze, 0.1),
      ),
      pena(pen, 950, 716, 1.18),
      grove(pen, 800, 96, mix(palette.leaf[0], palette.leaf[1], 0.25), 545, 1400),
      grove(pen, 870, 120, mix(palette.leaf[0], palette.leaf[1], 0.6), 470, 1450),
      grove(pen, 950, 130, palette.leaf[0], 400, 1530),
      mist(pen, 1010, 190, 0.5),
      firs(pen, 1050, 150, mix(palette.leaf[1], palette.haze, 0.12)),
      mist(pen, 1080, 170, 0.5),
      firs(pen, 1130, 200, palette.leaf[1]),
      mist(pen, 1160, 130, 0.32),
      firs(pen, 1240, 250, mix(palette.leaf[1], palette.ink, 0.6)),
      foliageFrame(pen, 'left', 470),
      birds(pen, 300, 560, 7, 16),
    ]
  },
}

/** The castle wall with its towers along a far ridge. */
function moorishWall(pen: Pen): string {
  const fill = tone(pen.palette, 0.3)
  const merlons = (x0: number, y0: number, x1: number, y1: number): string => {
    const count = Math.round((x1 - x0) / 16)
    return Array.from({ length: count }, (_, index) => {
      const t = index / count
      return `M${Math.round(x0 + (x1 - x0) * t)} ${Math.round(y0 + (y1 - y0) * t)}v-12h8v14z`
    }).join('')
  }
  return (
    path('M-20 1000V740L60 700L150 640L240 650L330 720L420 800L520 900V1000Z', fill) +
    path(
      'M-20 724L60 676L150 616L240 626L330 696L420 776V820L330 740L240 670L150 660L60 720L-20 760Z',
      tone(pen.palette, 0.38),
    ) +
    path(
      merlons(-20, 724, 60, 676) +
        merlons(60, 676, 150, 616) +
        merlons(150, 616, 240, 626) +
        merlons(240, 626, 330, 696) +
        merlons(330, 696, 420, 776),
      tone(pen.palette, 0.38),
    ) +
    path(
      'M128 660V560h6v-12h10v12h12v-12h10v12h12v-12h6V660ZM312 740V650h6v-10h9v10h10v-10h9v10h6V740Z',
      tone(pen.palette, 0.44),
    )
  )
}

/** A belt of firs whose feet stand on a line. */
function firs(pen: Pen, base: number, height: number, fill: string): string {
  const count = Math.round(2100 / height)
  const data = range(count * 2, (index) => {
    const x = ((index + pen.random() * 0.8) / (count * 2)) * 1700 - 50
    const h = height * (0.62 + pen.random() * 0.5)
    const w = h * 0.2
    const tier = (share: number, low: number): string =>
      d`L${x + w * share} ${base - h * low}L${x + w * share * 0.5} ${base - h * low}`
    const back = (share: number, low: number): string =>
      d`L${x - w * share * 0.5} ${base - h * low}L${x - w * share} ${base - h * low}`
    return d`M${x} ${base - h}${tier(0.5, 0.66)}${tier(0.76, 0.42)}${tier(1, 0.16)}L${x + w * 0.2} ${base + 60}L${x - w * 0.2} ${base + 60}${back(1, 0.16)}${back(0.76, 0.42)}${back(0.5, 0.66)}Z`
  })
  return (
    path(data, fill) +
    path(
      d`M-20 ${base - height * 0.05}Q380 ${base - height * 0.4} 800 ${base - height * 0.1}T1620 ${base - height * 0.2}V1200H-20Z`,
      fill,
    )
  )
}
