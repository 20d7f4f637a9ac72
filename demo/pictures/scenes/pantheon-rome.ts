import { lamp } from '../kit/architecture.ts'
import { ground, skyline } from '../kit/land.ts'
import { couple, crowd } from '../kit/people.ts'
import { box, d, path, range, rect } from '../kit/shape.ts'
import { birds, heavens, mist } from '../kit/sky.ts'
import { colourPaint } from '../landmarks/local-colour.ts'
import { stonePaint } from '../landmarks/paint.ts'
import { obeliskFountain, pantheonOfRome } from '../landmarks/pantheon-rome.ts'
import { mix } from '../palette.ts'
import type { Pen } from '../pen.ts'
import type { Scene } from '../scene.ts'

/** The portico and dome fill the square; the fountain's obelisk stands before them in the morning light. */
export const pantheonRome: Scene = {
  mood: 'sea',
  draw: (pen) => {
    const { palette } = pen
    const floor = 930
    return [
      heavens(pen, 880, 1190, 300, 104, 'rays'),
      skyline(pen, floor, 0.2, { heights: [180, 260], widths: [90, 150], roofs: 'flat' }),
      mist(pen, floor, 260, 0.7),
      pantheonOfRome(pen, 790, floor, 1.2, stonePaint(pen)),
      sideHouse(pen, -40, 970, 250, 560, '#e0925a') + sideHouse(pen, 1410, 970, 260, 610, '#d97f5e'),
      ground(pen, floor + 4, mix(palette.stone[0], palette.haze, 0.35), mix(palette.stone[2], palette.ink, 0.55)),
      path('M390 1200L640 940H960L1300 1200Z', palette.glow, 'opacity=".22"'),
      setts(pen),
      crowd(pen, 300, 1330, floor + 10, 66, 18, palette.ink),
      obeliskFountain(pen, 1290, 1090, 1.2, stonePaint(pen)),
      crowd(pen, 1000, 1130, 1096, 130, 2, palette.ink),
      couple(420, 1150, 220, palette.ink),
      lamp(pen, 200, 1120, 420),
      birds(pen, 420, 210, 9, 18),
    ]
  },
}

/** A palazzo at the edge of the square with shutters and a café awning. */
function sideHouse(pen: Pen, x: number, base: number, width: number, height: number, colour: string): string {
  const { palette } = pen
  const { lit, body, shade, gap } = colourPaint(pen, colour)
  const dim = palette.light === 'night' || palette.light === 'dusk'
  const places = Array.from(
    { length: 9 },
    (_, index) => [x + 24 + (index % 3) * (width / 3), base - height + 46 + Math.floor(index / 3) * 140] as const,
  )
  return (
    rect(x, base - height, width, height, body) +
    rect(x - 10, base - height - 14, width + 20, 20, mix(palette.roof, palette.ink, 0.2)) +
    path(places.map(([wx, wy]) => box(wx - 6, wy - 8, 50, 8) + box(wx - 6, wy + 74, 50, 6)).join(''), lit) +
    places
      .map(([wx, wy]) => rect(wx, wy, 38, 74, dim && pen.random() < 0.6 ? gap : mix(shade, palette.ink, 0.5)))
      .join('') +
    path(places.map(([wx, wy]) => box(wx - 18, wy, 17, 74) + box(wx + 39, wy, 17, 74)).join(''), palette.leaf[1]) +
    rect(x + 18, base - 120, width - 36, 120, mix(shade, palette.ink, 0.45)) +
    path(
      range(
        6,
        (index) =>
          d`M${x + 10 + index * ((width - 20) / 6)} ${base - 140}h${(width - 20) / 6}v40a${(width - 20) / 12} 12 0 0 1 ${-(width - 20) / 6} 0z`,
      ),
      palette.accent,
    ) +
    path(
      range(
        3,
        (index) =>
          d`M${x + 10 + index * ((width - 20) / 3)} ${base - 140}h${(width - 20) / 6}v40a${(width - 20) / 12} 12 0 0 1 ${-(width - 20) / 6} 0z`,
      ),
      mix(palette.stone[0], '#ffffff', 0.3),
    )
  )
}

/** Rows of small paving stones that widen towards the viewer. */
function setts(pen: Pen): string {
  const data = range(70, (index) => {
    const t = Math.floor(index / 10) / 7
    const x = 800 + ((index % 10) - 4.5 + (Math.floor(index / 10) % 2) * 0.5) * (150 + t * 130)
    return d`M${x - 30 - t * 40} ${960 + t * 250}q${30 + t * 40} -9 ${60 + t * 80} 0q${-30 - t * 40} 5 ${-60 - t * 80} 0z`
  })
  return path(data, mix(pen.palette.stone[2], pen.palette.ink, 0.4), 'opacity=".3"')
}
