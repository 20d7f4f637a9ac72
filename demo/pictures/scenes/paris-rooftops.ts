import { haussmann } from '../kit/architecture.ts'
import { ridge, skyline } from '../kit/land.ts'
import { at, box, path, range, rect } from '../kit/shape.ts'
import { birds, heavens, mist } from '../kit/sky.ts'
import { eiffelTower } from '../landmarks/eiffel-tower.ts'
import { farPaint } from '../landmarks/paint.ts'
import { sacreCoeur } from '../landmarks/paris-churches.ts'
import { mix, tone } from '../palette.ts'
import type { Scene } from '../scene.ts'

/** A sea of zinc roofs and chimney pots; the tower far out, a cat on the near ridge. */
export const parisRooftops: Scene = {
  mood: 'classic',
  draw: (pen) => {
    const { palette } = pen
    const roofs = (y: number, depth: number, low: number, high: number): string =>
      skyline(pen, y, depth, { heights: [low, high], widths: [90, 190], roofs: 'mansard' })
    return [
      heavens(pen, 880, 1060, 430, 120, 'clouds'),
      sacreCoeur(pen, 350, 712, 0.5, farPaint(pen, 0.2)),
      path('M-20 860Q120 700 350 700Q600 704 760 860Z', tone(palette, 0.15)),
      ridge(pen, 730, 40, tone(palette, 0.14), 4),
      eiffelTower(960, 800, 600, farPaint(pen, 0.5)),
      roofs(850, 0.2, 50, 110) + mist(pen, 880, 170, 0.6),
      roofs(950, 0.36, 80, 150) + mist(pen, 970, 130, 0.45),
      roofs(1060, 0.56, 90, 170) + mist(pen, 1080, 110, 0.3),
      haussmann(pen, -40, 1260, 420, 470, palette.stone[1], palette.stone[2]),
      haussmann(pen, 1240, 1260, 420, 420, palette.stone[1], palette.stone[2]),
      path('M360 1200V1092L420 1010H1180L1260 1092V1200Z', mix(palette.roof, palette.ink, 0.35)),
      path(
        range(15, (index) => box(424 + index * 54, 1012, 3, 188)),
        palette.ink,
        'opacity=".4"',
      ),
      rect(470, 918, 120, 98, mix(palette.stone[2], palette.ink, 0.3)) +
        path(
          range(4, (index) => box(478 + index * 28, 884, 20, 36)),
          palette.accent,
        ),
      rect(1010, 934, 96, 82, mix(palette.stone[2], palette.ink, 0.3)) +
        path(
          range(3, (index) => box(1018 + index * 28, 902, 20, 34)),
          palette.accent,
        ),
      cat(760, 1012, palette.ink),
      birds(pen, 620, 360, 8),
    ]
  },
}

/** A cat that sits on the ridge with its tail down. */
function cat(x: number, base: number, fill: string): string {
  return at(
    x,
    base,
    path(
      'M-22 0Q-34 -30 -14 -56Q-18 -72 -16 -88L-6 -80H6L16 -88Q20 -70 12 -58Q30 -34 24 0H30Q58 -2 60 40Q60 70 76 74Q58 84 50 60Q46 16 20 10Z',
      fill,
    ),
    1.2,
  )
}
