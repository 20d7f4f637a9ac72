import { grove, skyline } from '../kit/land.ts'
import { crowd } from '../kit/people.ts'
import { at, box, path, range, rect } from '../kit/shape.ts'
import { birds, heavens, mist } from '../kit/sky.ts'
import { glints, lampTrails, reflected, ripples, water } from '../kit/water.ts'
import { copperSpire, corkscrewSpire, dragonSpire, marbleDome, mermaid } from '../landmarks/copenhagen.ts'
import { inLight } from '../landmarks/local-colour.ts'
import { farPaint } from '../landmarks/paint.ts'
import { evening } from '../landmarks/skyscrapers.ts'
import { mix, tone } from '../palette.ts'
import { named, type Pen } from '../pen.ts'
import type { Scene } from '../scene.ts'

/** The mermaid on her stone looks over the harbour to the city's spires; a yellow water bus goes by. */
export const copenhagenHarbour: Scene = {
  mood: 'gold',
  draw: (pen) => {
    const { palette } = pen
    const shore = 760
    const near = farPaint(pen, 0.46)
    const far = farPaint(pen, 0.34)
    const bus = named(pen, waterBus(pen, 1180, 900))
    const tower = (x: number, width: number, height: number, spire: number): string =>
      rect(x - width / 2, shore - height, width, height, near.body) +
      rect(x + width * 0.12, shore - height, width * 0.38, height, near.shade) +
      copperSpire(x, shore - height, width, spire, near.lit, near.shade, near.gap)
    return [
      heavens(pen, shore, 1010, 470, 165, 'rays'),
      skyline(pen, shore, 0.16, { heights: [50, 130], widths: [44, 90], roofs: 'gable' }),
      mist(pen, shore + 6, 200, 0.7),
      marbleDome(pen, 900, shore, 1.06, far),
      tower(1130, 64, 190, 190),
      corkscrewSpire(1330, shore, 0.98, near),
      dragonSpire(680, shore, 0.92, far),
      skyline(pen, shore, 0.5, { heights: [50, 108], widths: [46, 80], roofs: 'gable' }),
      grove(pen, shore, 30, tone(palette, 0.6), 540, 900) + grove(pen, shore, 30, tone(palette, 0.6), 1400, 1620),
      water(pen, shore, 1200, 1010),
      glints(pen, shore + 8, 1190, 1010, 1.7) + ripples(pen, shore + 8, 1190, 46),
      evening(pen) ? lampTrails(pen, shore + 12, 1000, [640, 790, 1180, 1470]) : '',
      bus.again('matrix(1 0 0 -0.6 0 1462)', 'opacity=".3"') + bus.drawn,
      reflected(pen, mermaid(pen, 440, 1080, 1.66), 1092, 1200, 0.36, 0.5),
      path(
        'M0 1200V1130Q60 1100 130 1128Q190 1120 230 1160L270 1200ZM1240 1200Q1280 1150 1350 1160Q1400 1120 1470 1140Q1540 1110 1600 1130V1200Z',
        mix(palette.stone[2], palette.ink, 0.45),
      ),
      birds(pen, 820, 300, 8, 18),
    ]
  },
}

/** The low yellow harbour bus with people on its after deck. */
function waterBus(pen: Pen, x: number, line: number): string {
  const { palette } = pen
  const yellow = inLight(palette, '#f3c02f')
  const glass = evening(pen) ? palette.window : mix(palette.ink, palette.sky[1], 0.3)
  const dark = mix(palette.ink, palette.stone[2], 0.15)
  return at(
    x,
    line,
    crowd(pen, 150, 250, -36, 50, 3, palette.ink) +
      path('M-230 -34H270L256 8Q250 16 236 16H-190Q-220 0 -230 -34Z', dark) +
      path('M-226 -22H266L263 -10H-220Z', yellow) +
      path('M-190 -34Q-186 -78 -150 -86H130V-34Z', yellow) +
      path(
        range(8, (index) => box(-140 + index * 33, -76, 26, 28)),
        glass,
      ) +
      path('M-180 -44Q-174 -70 -152 -76V-44Z', glass) +
      rect(-160, -96, 300, 10, dark) +
      path(box(40, -128, 5, 34) + box(140, -92, 120, 6) + box(254, -92, 5, 60), dark) +
      path(
        'M-240 18Q-330 26 -400 18Q-300 34 -180 24ZM236 16Q360 24 480 14Q380 34 230 22Z',
        palette.sun,
        'opacity=".7"',
      ),
    1,
  )
}
