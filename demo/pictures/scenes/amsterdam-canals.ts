import { archBridge } from '../kit/architecture.ts'
import { foliageFrame } from '../kit/land.ts'
import { crowd } from '../kit/people.ts'
import { at, box, circle, d, disc, group, path, range, rect, stroke } from '../kit/shape.ts'
import { heavens, mist } from '../kit/sky.ts'
import { glints, lampTrails, reflected, ripples, water } from '../kit/water.ts'
import { canalHouses, parkedBicycle, westerTower } from '../landmarks/dutch.ts'
import { colourPaint, inLight } from '../landmarks/local-colour.ts'
import { farPaint } from '../landmarks/paint.ts'
import { lamplight, mix } from '../palette.ts'
import type { Pen } from '../pen.ts'
import type { Scene } from '../scene.ts'

/** Gables lean over the still canal, a bridge of three arches among them; bicycles rest on the near railing. */
export const amsterdamCanals: Scene = {
  mood: 'classic',
  draw: (pen) => {
    const { palette } = pen
    const shore = 830
    const paints = ['#a8432f', '#3d4f52', '#d9a45c', '#7a2f2c', '#e6d8bd', '#54728a'].map((colour) =>
      colourPaint(pen, colour),
    )
    const stone = mix(palette.stone[2], palette.ink, 0.35)
    const row =
      canalHouses(pen, -30, 1010, shore - 22, 470, paints) +
      canalHouses(pen, 1360, 1640, shore - 22, 430, paints.slice().reverse()) +
      rect(0, shore - 24, 1600, 30, stone) +
      rect(0, shore - 28, 1600, 8, palette.stone[1])
    const bridge =
      archBridge(900, 742, 540, shore + 2, 3, mix(palette.stone[2], palette.ink, 0.28), palette.stone[1]) +
      stroke(range(37, (index) => d`M${900 + index * 15} 734v-26`) + d`M900 708H1440`, palette.ink, 4) +
      [990, 1170, 1350].map((x) => lantern(pen, x, 734)).join('') +
      crowd(pen, 1010, 1330, 734, 62, 2, palette.ink) +
      parkedBicycle(1080, 734, 0.66, palette.ink) +
      parkedBicycle(1260, 734, 0.66, palette.ink)
    const bulbs = [990, 1170, 1350]
      .map((x) =>
        path(
          range(13, (index) => {
            const angle = Math.PI * (1 - index / 12)
            return circle(x + Math.cos(angle) * 77, shore - Math.sin(angle) * 63, 4.6)
          }),
          lamplight(palette),
        ),
      )
      .join('')
    return [
      heavens(pen, shore, 1180, 400, 116, 'rays'),
      westerTower(1268, 760, 0.94, farPaint(pen, 0.3)),
      mist(pen, shore, 300, 0.65),
      water(pen, shore, 1200, 1180),
      reflected(pen, row + bridge + bulbs, shore + 4, 1200, 0.5, 0.72),
      palette.light === 'night' || palette.light === 'dusk' ? lampTrails(pen, shore + 10, 1080, [150, 700]) : '',
      glints(pen, shore + 8, 1120, 1180, 1.2) + ripples(pen, shore + 8, 1120, 14),
      sloop(pen, 640, 990),
      nearRailing(pen),
      foliageFrame(pen, 'left', 440),
    ]
  },
}

function lantern(pen: Pen, x: number, base: number): string {
  const { ink } = pen.palette
  const light = lamplight(pen.palette)
  return (
    disc(x, base - 116, 30, light, 'opacity=".3"') +
    path(box(x - 2.5, base - 100, 5, 100), ink) +
    path(d`M${x - 9} ${base - 100}l-4 -28h26l-4 28z`, light) +
    path(d`M${x - 16} ${base - 128}l16 -14l16 14z`, ink)
  )
}

/** An open boat with company aboard. */
function sloop(pen: Pen, x: number, line: number): string {
  const { ink, accent, stone } = pen.palette
  return at(
    x,
    line,
    crowd(pen, -130, 120, 0, 92, 6, ink) +
      path('M-210 -36Q0 -14 214 -44Q190 30 120 34H-140Q-196 26 -210 -36Z', inLight(pen.palette, '#8a3b2c')) +
      path('M-210 -36Q0 -14 214 -44L208 -24Q0 2 -204 -18Z', mix(stone[0], '#ffffff', 0.4)) +
      path('M-190 8Q0 24 196 0Q180 32 120 34H-140Q-176 28 -190 8Z', ink, 'opacity=".4"') +
      path('M206 -44v-60h4v60zM210 -104h44l-10 13l10 13h-44z', accent),
  )
}

/** The railing of the near quay with its bicycles and a box of flowers, in silhouette. */
function nearRailing(pen: Pen): string {
  const { palette } = pen
  const { ink } = palette
  const blooms = (x: number): string =>
    path(d`M${x - 84} 1086h168l-14 50h-140z`, mix(ink, palette.stone[2], 0.3)) +
    path(
      range(24, (index) => circle(x - 84 + index * 7.3, 1082 - pen.random() * 34, 14)),
      palette.leaf[1],
    ) +
    path(
      range(17, (index) => circle(x - 84 + index * 10.5, 1076 - pen.random() * 36, 8)),
      mix(palette.accent, palette.stone[0], 0.15),
    )
  return group([
    rect(0, 1150, 1600, 60, ink),
    path(
      range(11, (index) => box(index * 160 - 4, 1030, 12, 130)) + box(0, 1034, 1600, 10) + box(0, 1090, 1600, 7),
      ink,
    ),
    blooms(400) + blooms(1360),
    parkedBicycle(760, 1160, 2.3, ink),
    parkedBicycle(1070, 1160, 2.3, mix(ink, palette.accent, 0.7)),
  ])
}
