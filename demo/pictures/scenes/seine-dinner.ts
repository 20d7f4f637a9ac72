import { skyline } from '../kit/land.ts'
import { wineGlass } from '../kit/objects.ts'
import { box, d, disc, oval, path, rect } from '../kit/shape.ts'
import { heavens, mist } from '../kit/sky.ts'
import { lampTrails, reflected, water } from '../kit/water.ts'
import { eiffelTower } from '../landmarks/eiffel-tower.ts'
import { farPaint, ironPaint } from '../landmarks/paint.ts'
import { lamplight, mix, type Palette } from '../palette.ts'
import { linear } from '../pen.ts'
import type { Scene } from '../scene.ts'

/** A table by the window of the dinner boat: candle, glasses, and the lit tower gliding by. */
export const seineDinner: Scene = {
  mood: 'gold',
  draw: (pen) => {
    const { palette } = pen
    const shore = 700
    const banks =
      skyline(pen, shore, 0.3, { heights: [60, 150], widths: [60, 120], roofs: 'mansard' }) +
      eiffelTower(
        920,
        shore,
        540,
        palette.light === 'night' || palette.light === 'dusk' ? ironPaint(pen) : farPaint(pen, 0.5),
      )
    return [
      heavens(pen, shore, 560, 380, 90, 'strata'),
      water(pen, shore, 1000, 560),
      reflected(pen, banks + mist(pen, shore + 4, 160, 0.4), shore, 1000, 0.45),
      palette.light === 'night' || palette.light === 'dusk'
        ? lampTrails(pen, shore + 10, 930, [240, 700, 1120, 1340])
        : '',
      path(`${box(0, 0, 130, 1200) + box(1470, 0, 130, 1200) + box(0, 0, 1600, 110)}M770 100h34v860h-34z`, palette.ink),
      path(
        'M0 0H330Q250 420 130 560V1200H0ZM1600 0H1270Q1350 420 1470 560V1200H1600Z',
        mix('#a8293a', palette.ink, 0.45),
      ),
      path(
        'M60 0H120Q110 360 60 520ZM200 0H260Q210 360 110 520ZM1540 0H1480Q1490 360 1540 520ZM1400 0H1340Q1390 360 1490 520Z',
        palette.ink,
        'opacity=".3"',
      ),
      path(
        'M120 990Q800 930 1480 990L1600 1200H0Z',
        linear(pen, 950, 1200, [
          [0, mix(palette.stone[0], '#ffffff', 0.5)],
          [1, palette.stone[1]],
        ]),
      ),
      path('M120 990Q800 930 1480 990L1484 1004Q800 946 116 1004Z', '#ffffff', 'opacity=".5"'),
      disc(800, 800, 190, lamplight(palette), 'opacity=".22"') +
        disc(800, 800, 110, lamplight(palette), 'opacity=".3"'),
      rect(786, 820, 28, 180, mix(palette.stone[0], '#ffffff', 0.6)) +
        path('M800 748Q828 792 800 818Q772 792 800 748Z', lamplight(palette)) +
        oval(800, 1004, 66, 14, palette.accent),
      wineGlass(560, 1060, 1.7, mix(palette.sky[2], '#ffffff', 0.5), '#8e1f3d'),
      wineGlass(1040, 1060, 1.7, mix(palette.sky[2], '#ffffff', 0.5), '#8e1f3d'),
      plate(300, 1112, palette, [
        ['#d9503c', -46, 0],
        ['#f0a04b', 4, -16],
        ['#d9503c', 50, 2],
      ]),
      plate(1300, 1112, palette, [
        ['#7fa04a', -52, 0],
        ['#f3d9a6', 0, -14],
        ['#7fa04a', 52, 0],
      ]),
    ]
  },
}

/** A plate seen flat, with small things on it, cutlery at its sides. */
function plate(x: number, y: number, palette: Palette, food: readonly (readonly [string, number, number])[]): string {
  const china = mix(palette.stone[0], '#ffffff', 0.7)
  const silver = mix(palette.stone[1], '#ffffff', 0.45)
  return (
    oval(x, y + 10, 196, 38, palette.ink, 'opacity=".22"') +
    oval(x, y, 190, 36, china) +
    oval(x, y - 3, 130, 23, mix(china, palette.stone[1], 0.45)) +
    oval(x, y, 124, 21, china) +
    food
      .map(
        ([colour, dx, dy]) =>
          oval(x + dx, y - 10 + dy, 32, 17, mix(colour, palette.ink, 0.28)) +
          oval(x + dx - 3, y - 15 + dy, 28, 13, colour),
      )
      .join('') +
    path(d`M${x - 20} ${y - 34}q14 -40 40 -30q-6 30 -40 30z`, '#5f9a54') +
    path(d`M${x + 226} ${y - 26}l12 -2l34 66l-14 4zM${x - 226} ${y - 26}l-12 -2l-34 66l14 4z`, silver)
  )
}
