import { at, box, d, disc, group, oval, path, poly, range, rect, roundArch, stroke } from '../kit/shape.ts'
import { mix } from '../palette.ts'
import type { Pen } from '../pen.ts'
import type { Paint } from './paint.ts'
import { evening } from './skyscrapers.ts'

/** The fins of the tallest tower: middle, half width and top; the nearest last. */
const fins: readonly (readonly [x: number, half: number, top: number])[] = [
  [0, 9, 880],
  [13, 9, 836],
  [-14, 10, 800],
  [27, 10, 742],
  [-30, 11, 690],
  [42, 11, 628],
  [-46, 12, 570],
  [57, 12, 500],
  [-63, 12, 432],
  [73, 12, 362],
  [-80, 13, 290],
  [90, 13, 222],
  [-98, 13, 156],
  [108, 13, 96],
]

/** The tallest tower in the world: fins that step back in a spiral to a needle; 250 wide, 1050 high on the origin. */
export function burjTower(pen: Pen, x: number, base: number, scale: number, { lit, body, shade }: Paint): string {
  const edge = mix(lit, '#ffffff', pen.palette.light === 'night' ? 0.1 : 0.3)
  const body2 = mix(body, shade, 0.35)
  const fin = ([fx, half, top]: (typeof fins)[number], index: number): string => {
    const outline = d`M${fx - half} 0V${-top + half}Q${fx - half} ${-top} ${fx} ${-top - half * 0.6}Q${fx + half} ${-top} ${fx + half} ${-top + half}V0Z`
    const inner = fx < 0 ? fx + half : fx - half
    return (
      path(outline, index % 2 ? body : body2) +
      rect(fx + half * 0.1, -top + half * 0.4, half * 0.9, top - half * 0.4, shade, 'opacity=".85"') +
      rect(fx - half, -top + half, 2.6, top - half, edge) +
      rect(inner - 1, -top + half, 1.6, top - half, shade)
    )
  }
  const bands = range(9, (index) => {
    const y = -96 - index * 94
    const half = Math.max(8, 118 - (index + 1) * 13.2)
    return box(-half, y, half * 2, 7)
  })
  const storeys = range(58, (index) => {
    const y = -16 - index * 15
    const half = Math.max(7, 118 * (1 + y / 905))
    return d`M${-half} ${y}H${half}`
  })
  const windows = evening(pen)
    ? stroke(
        fins
          .map(([fx, half, top]) => d`M${fx - half * 0.3} ${-top + 18}V-8M${fx + half * 0.5} ${-top + 34}V-8`)
          .join(''),
        pen.palette.window,
        4.4,
        'stroke-dasharray="6 9 6 24 6 9 6 54"',
      )
    : ''
  return at(
    x,
    base,
    group([
      path('M-7 -860L-2 -1050H2L7 -860Z', body) + path('M0 -1050H2L7 -860H0Z', shade),
      ...fins.map(fin),
      stroke(storeys, mix(shade, pen.palette.ink, 0.2), 1.6, 'opacity=".28"'),
      path(bands, mix(shade, pen.palette.ink, 0.3), 'opacity=".55"'),
      windows,
      path('M-150 0L-134 -34H134L150 0Z', body) + path('M30 0V-34H134L150 0Z', shade),
    ]),
    scale * 1.12,
    scale,
  )
}

/** The hotel like a billowing sail on its own island; 420 wide, 1000 high on the origin, mast to the left. */
export function sailHotel(pen: Pen, x: number, base: number, scale: number, { lit, body, shade, gap }: Paint): string {
  const white = mix(lit, '#ffffff', pen.palette.light === 'day' ? 0.6 : 0.25)
  const glass = mix(pen.palette.sky[0], shade, 0.45)
  const sail = 'M-96 -30L-66 -846Q180 -640 226 -30Z'
  const cloth = 'M-70 -30L-52 -806Q60 -660 92 -30Z'
  const floors = range(26, (index) => {
    const y = -56 - index * 28
    return d`M${-94 - y * 0.026} ${y}H${92 - 144 * ((-y - 30) / 776) ** 1.5}`
  })
  const braces = range(6, (index) => {
    const y = -40 - index * 128
    const r = (v: number): number => 226 - 292 * ((-v - 30) / 816) ** 1.9
    const l = (v: number): number => 92 - 144 * ((-v - 30) / 776) ** 1.5
    return d`M${l(y)} ${y}L${r(y - 118)} ${y - 118}M${r(y)} ${y}L${l(y - 118)} ${y - 118}`
  })
  return at(
    x,
    base,
    group([
      path(sail, glass),
      path('M92 -30Q60 -660 -52 -806L-66 -846Q180 -640 226 -30Z', mix(glass, pen.palette.ink, 0.25)),
      evening(pen)
        ? stroke(
            range(9, (index) => d`M${-70 + index * 34} ${-50 - 18 * (index % 3)}V${-700 + index * 76}`),
            pen.palette.window,
            9,
            'stroke-dasharray="8 20 8 48"',
          )
        : '',
      path(cloth, white) + path('M20 -30Q4 -560 -52 -806Q60 -660 92 -30Z', body),
      stroke(floors, shade, 2.4, 'opacity=".4"'),
      stroke(braces, white, 7, 'opacity=".9"'),
      stroke('M226 -30Q180 -640 -66 -846', white, 20, 'stroke-linecap="round"'),
      stroke('M92 -30Q60 -660 -56 -820', white, 10),
      path('M-116 -30L-78 -900L-70 -1010L-62 -900L-56 -30Z', white) +
        path('M-84 -30L-70 -1010L-62 -900L-56 -30Z', body),
      oval(96, -742, 96, 13, shade) +
        oval(96, -750, 96, 13, white) +
        stroke('M40 -736L10 -690M120 -736L60 -660', shade, 8),
      path('M-168 -706H-40V-676H-150Z', white) + path(box(-156, -700, 106, 10), gap),
      poly(
        [
          [-220, 0],
          [-180, -32],
          [280, -32],
          [320, 0],
        ],
        body,
      ) + rect(-186, -40, 472, 12, white),
      path(
        range(9, (index) => roundArch(-150 + index * 50, -4, 24, 22)),
        gap,
      ),
    ]),
    scale,
  )
}

/** A dhow under a lateen sail, 300 wide and 320 high, its water line on the origin. */
export function dhow(pen: Pen, x: number, line: number, scale: number, hull: string, sail: string): string {
  return at(
    x,
    line,
    stroke('M-6 -44L14 -290', hull, 8) +
      path('M-104 -110L110 -330Q150 -160 70 -70Q-10 -66 -104 -110Z', sail) +
      path('M110 -330Q150 -160 70 -70Q40 -70 14 -76Q96 -180 110 -330Z', mix(sail, hull, 0.22)) +
      stroke('M-112 -102L118 -340', hull, 7) +
      path(
        'M-170 -96L-150 -92Q-120 -40 -60 -38H90Q140 -44 168 -84L180 -82Q170 -20 130 12H-90Q-140 -10 -170 -96Z',
        hull,
      ) +
      stroke('M-146 -66Q-116 -20 -60 -18H100Q140 -24 164 -60', mix(hull, pen.palette.stone[0], 0.45), 5),
    scale,
  )
}

/** A creek house with its wind tower and minaret-like slits; 240 wide, 260 high on the origin. */
export function windTowerHouse(
  pen: Pen,
  x: number,
  base: number,
  scale: number,
  { lit, body, shade, gap }: Paint,
): string {
  const battlement = range(15, (index) => box(-120 + index * 16.4, -142, 9, 12))
  const tower = (tx: number, h: number): string =>
    rect(tx - 34, -h, 68, h - 120, body) +
    rect(tx + 8, -h, 26, h - 120, shade) +
    path(
      range(3, (index) => box(tx - 26 + index * 19, -h + 16, 12, 74)),
      gap === pen.palette.window ? mix(shade, pen.palette.ink, 0.5) : gap,
    ) +
    stroke(
      d`M${tx - 40} ${-h + 50}h80M${tx - 40} ${-h + 28}h80M${tx - 40} ${-h + 72}h80`,
      mix(shade, pen.palette.ink, 0.4),
      3,
    ) +
    rect(tx - 40, -h - 4, 80, 10, lit)
  return at(
    x,
    base,
    tower(-60, 262) +
      rect(-120, -132, 240, 132, body) +
      rect(40, -132, 80, 132, shade) +
      path(battlement, body) +
      path(
        range(5, (index) => roundArch(-94 + index * 46, -60, 20, 44)),
        gap,
      ) +
      path(
        roundArch(-6, 0, 34, 46) + roundArch(-70, 0, 22, 30) + roundArch(66, 0, 22, 30),
        mix(shade, pen.palette.ink, 0.5),
      ) +
      rect(-124, -136, 248, 7, lit),
    scale,
  )
}

/** A slender minaret with two balconies, 50 wide and 330 high on the origin. */
export function minaret(x: number, base: number, scale: number, { lit, body, shade, gap }: Paint): string {
  return at(
    x,
    base,
    rect(-16, -210, 32, 210, body) +
      rect(4, -210, 12, 210, shade) +
      path('M-24 -206H24L18 -190H-18ZM-20 -276H20L15 -262H-15Z', lit) +
      rect(-12, -272, 24, 68, body) +
      rect(3, -272, 9, 68, shade) +
      path(roundArch(0, -212, 10, 30) + roundArch(0, -120, 8, 30), gap) +
      path('M-12 -276Q-18 -300 0 -318Q18 -300 12 -276Z', lit) +
      disc(0, -324, 4, lit) +
      stroke('M0 -318V-344', lit, 2.4),
    scale,
  )
}
