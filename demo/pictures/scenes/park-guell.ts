import { foliageFrame, grove, skyline } from '../kit/land.ts'
import { couple, figure } from '../kit/people.ts'
import { circle, d, path, range, rect } from '../kit/shape.ts'
import { birds, heavens, mist } from '../kit/sky.ts'
import { glints, water } from '../kit/water.ts'
import { bulletTower, gateLodge, shards, tileColours } from '../landmarks/barcelona.ts'
import { farPaint } from '../landmarks/paint.ts'
import { farSagradaFamilia } from '../landmarks/sagrada-familia.ts'
import { mix, tone } from '../palette.ts'
import { clipped, type Pen } from '../pen.ts'
import type { Scene } from '../scene.ts'

/** From the winding bench of broken tiles: gingerbread lodges, the city and the sea. */
export const parkGuell: Scene = {
  mood: 'classic',
  draw: (pen) => {
    const { palette } = pen
    const coast = 640
    return [
      heavens(pen, 580, 980, 350, 116, 'rays'),
      water(pen, 560, 700, 980) + glints(pen, 566, 650, 980, 1.4),
      skyline(pen, 690, 0.2, { heights: [30, 80], widths: [34, 70], roofs: 'flat' }) +
        rect(0, 690, 1600, 90, tone(palette, 0.2)),
      farSagradaFamilia(820, coast + 44, 250, farPaint(pen, 0.3)),
      bulletTower(pen, 1190, coast + 40, 0.38, farPaint(pen, 0.32)),
      mist(pen, 720, 140, 0.55),
      skyline(pen, 770, 0.36, { heights: [40, 90], widths: [50, 90], roofs: 'flat' }) +
        rect(0, 770, 1600, 110, tone(palette, 0.36)),
      mist(pen, 800, 120, 0.45),
      grove(pen, 850, 96, mix(palette.leaf[0], palette.haze, 0.2)),
      grove(pen, 900, 110, palette.leaf[0], -40, 320) + grove(pen, 900, 110, palette.leaf[0], 760, 1000),
      gateLodge(pen, 520, 930, 1.1, true) + gateLodge(pen, 1240, 930, 1.16, false),
      grove(pen, 950, 92, palette.leaf[1], -40, 380) +
        grove(pen, 946, 84, palette.leaf[1], 660, 1090) +
        grove(pen, 950, 92, palette.leaf[1], 1400, 1640),
      path('M-20 1200V920H1620V1200Z', mix(palette.stone[1], palette.stone[2], 0.4)),
      bench(pen),
      foliageFrame(pen, 'right', 420),
      birds(pen, 300, 260, 7, 17),
    ]
  },
}

/** The bench as path data between two distances below its winding upper edge. */
function winding(from: number, to: number): string {
  const wave = (y: number): string =>
    d`M-20 ${y + 20}C120 ${y - 90} 260 ${y - 90} 400 ${y + 30}S680 ${y + 130} 800 ${y + 20}S1080 ${y - 90} 1220 ${y + 30}S1500 ${y + 130} 1620 ${y + 10}`
  const back = (y: number): string =>
    d`L1620 ${y + 10}C1500 ${y + 130} 1360 ${y + 130} 1220 ${y + 30}S920 ${y - 90} 800 ${y + 20}S520 ${y + 130} 400 ${y + 30}S120 ${y - 90} -20 ${y + 20}Z`
  return wave(from) + back(to)
}

/** The serpentine bench with its mosaic, and people who sit on it. */
function bench(pen: Pen): string {
  const { palette } = pen
  const white = mix(palette.stone[0], '#ffffff', palette.light === 'night' ? 0 : 0.5)
  const top = 950
  const [blue = '', yellow = '', green = '', coral = '', sky = ''] = tileColours(pen)
  const medallions = [
    [120, 966, coral],
    [300, 972, blue],
    [470, 1052, green],
    [660, 1066, yellow],
    [880, 986, coral],
    [1060, 944, sky],
    [1300, 1060, blue],
    [1480, 1070, coral],
  ] as const
  return (
    path(winding(top - 10, top + 320), mix(palette.stone[2], palette.ink, 0.35)) +
    figure(250, 975, 190, palette.ink, 'sit') +
    couple(1120, 1010, 210, palette.ink) +
    path(winding(top, top + 118), white) +
    clipped(
      pen,
      winding(top + 6, top + 112),
      shards(pen, -20, top - 100, 1640, 330, 30, [blue, yellow, white, green, coral, sky]) +
        medallions
          .map(
            ([x, y, colour]) =>
              path(circle(x, y + 40, 56), white) +
              path(circle(x, y + 40, 46), colour) +
              path(
                range(8, (index) =>
                  circle(x + Math.cos((index * Math.PI) / 4) * 28, y + 40 + Math.sin((index * Math.PI) / 4) * 28, 9),
                ),
                white,
              ) +
              path(circle(x, y + 40, 12), yellow),
          )
          .join(''),
    ) +
    path(winding(top - 6, top + 12), white) +
    path(winding(top + 112, top + 128), mix(white, palette.stone[2], 0.4)) +
    path(winding(top + 128, top + 160), mix(palette.stone[2], palette.ink, 0.3)) +
    path(winding(top + 160, top + 176), white) +
    clipped(
      pen,
      winding(top + 176, top + 420),
      shards(
        pen,
        -20,
        top + 130,
        1640,
        220,
        38,
        [mix(palette.stone[2], palette.ink, 0.18), mix(palette.stone[1], palette.stone[2], 0.6)],
        0.6,
      ),
    )
  )
}
