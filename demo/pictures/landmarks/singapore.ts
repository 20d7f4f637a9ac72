import { at, box, circle, d, disc, group, oval, path, poly, range, rect, roundArch, stroke } from '../kit/shape.ts'
import { radialGlow } from '../kit/sky.ts'
import { mix } from '../palette.ts'
import type { Pen } from '../pen.ts'
import { inLight } from './local-colour.ts'
import type { Paint } from './paint.ts'
import { evening } from './skyscrapers.ts'

/** One of the three hotel towers: two slabs that lean together and part at the foot; 150 wide, 440 high. */
function hotelTower(pen: Pen, { lit, body, shade }: Paint): string {
  const whole = 'M-84 0Q-60 -180 -54 -440H54Q60 -180 76 0Z'
  const seam = 'M-6 0Q2 -140 8 -440H54Q60 -180 76 0Z'
  const floors = range(27, (index) => {
    const y = -14 - index * 15.8
    const spread = 54 + 26 * (1 + y / 440) ** 2
    return d`M${-spread} ${y}H${spread}`
  })
  const windows = evening(pen)
    ? stroke(
        range(9, (index) => d`M${-48 + index * 12} -432V${-20 - 30 * (index % 3)}`),
        pen.palette.window,
        6,
        'stroke-dasharray="7 8.8 7 40.4 7 24.6"',
      )
    : ''
  return (
    path(whole, body) +
    path(seam, shade) +
    stroke(floors, mix(lit, '#ffffff', 0.2), 2.6, 'opacity=".5"') +
    windows +
    path('M-84 0Q-60 -180 -54 -440H-46Q-52 -180 -74 0Z', lit) +
    path('M-30 0Q-6 -60 -2 -120Q4 -60 28 0Z', mix(shade, pen.palette.ink, 0.5))
  )
}

/** The three towers of the bay under the deck that lies on them like a ship; 900 wide, 520 high on the origin. */
export function bayTowers(pen: Pen, x: number, base: number, scale: number, paint: Paint): string {
  const { lit, body, shade } = paint
  const { leaf, ink } = pen.palette
  const deckTop = 'M-500 -492Q-60 -474 376 -492'
  const trees = range(30, (index) => {
    const tx = -430 + index * 26.5
    const y = -489 + 9 * (1 - (tx / 440) ** 2)
    const r = 8 + (index % 3) * 3
    return d`M${tx - r} ${y}Q${tx - r} ${y - r * 2} ${tx} ${y - r * 2.1}Q${tx + r} ${y - r * 2} ${tx + r} ${y}Z`
  })
  return at(
    x,
    base,
    group([
      at(-250, 0, hotelTower(pen, paint)),
      at(0, 0, hotelTower(pen, paint)),
      at(250, 0, hotelTower(pen, paint)),
      path(
        [-250, 0, 250]
          .map((cx) => box(cx - 44, -462, 12, 30) + box(cx - 6, -462, 12, 30) + box(cx + 32, -462, 12, 30))
          .join(''),
        shade,
      ),
      path(trees, leaf[1]),
      path(box(-360, -506, 60, 22) + box(60, -508, 44, 24) + box(250, -504, 70, 20), shade),
      path(`${deckTop}Q362 -446 316 -442Q-20 -430 -340 -446Q-440 -452 -500 -492Z`, lit),
      path(
        'M-340 -446Q-440 -452 -500 -492Q-420 -466 -300 -462Q0 -452 300 -462Q340 -464 370 -484Q360 -446 316 -442Q-20 -430 -340 -446Z',
        shade,
      ),
      stroke(deckTop, mix(lit, '#ffffff', 0.5), 5),
      evening(pen) ? stroke('M-470 -484Q-60 -464 366 -486', pen.palette.window, 4, 'stroke-dasharray="5 9"') : '',
      rect(-380, -26, 760, 26, body) +
        rect(-392, -32, 784, 8, lit) +
        path(
          range(25, (index) => box(-366 + index * 30, -20, 18, 14)),
          evening(pen) ? pen.palette.window : mix(shade, ink, 0.4),
        ),
    ]),
    scale,
  )
}

/** The museum like an opening lotus on the water, 300 wide and 150 high on the origin. */
export function lotusMuseum(pen: Pen, x: number, base: number, scale: number, { lit, body, shade }: Paint): string {
  const white = mix(lit, '#ffffff', pen.palette.light === 'day' ? 0.6 : 0.3)
  const petal = (tip: number, rise: number, width: number, fill: string): string =>
    path(
      d`M0 -18Q${tip * 0.5 - width * 1.1} ${-rise * 0.4} ${tip - width * 0.6} ${-rise}Q${tip} ${-rise - 10} ${tip + width * 0.6} ${-rise + 4}Q${tip * 0.6 + width * 1.2} ${-rise * 0.3} 0 -2Z`,
      fill,
    )
  return at(
    x,
    base,
    petal(-118, 124, 34, body) +
      petal(122, 112, 34, shade) +
      petal(-62, 146, 36, body) +
      petal(66, 140, 36, shade) +
      petal(-160, 74, 30, white) +
      petal(158, 64, 30, body) +
      petal(2, 128, 44, white) +
      petal(-92, 96, 40, white) +
      petal(94, 88, 40, body) +
      path('M-46 0Q-36 -40 0 -44Q36 -40 46 0Z', shade) +
      path('M-150 0H150V-6H-150Z', lit),
    scale,
  )
}

/** The great wheel on the shore, 300 high on the origin. */
export function bayWheel(pen: Pen, x: number, base: number, scale: number, fill: string): string {
  const spokes = range(28, (index) => {
    const a = (index / 28) * Math.PI * 2
    return d`M0 -165L${Math.cos(a) * 130} ${-165 + Math.sin(a) * 130}`
  })
  const capsules = range(28, (index) => {
    const a = (index / 28) * Math.PI * 2
    return circle(Math.cos(a) * 140, -165 + Math.sin(a) * 140, 6.5)
  })
  return at(
    x,
    base,
    stroke(spokes, fill, 1.2, 'opacity=".7"') +
      stroke(circle(0, -165, 130), fill, 6) +
      path(capsules, evening(pen) ? pen.palette.window : fill) +
      stroke('M0 -165L-62 0M0 -165L62 0M-20 -110H20', fill, 7) +
      disc(0, -165, 11, fill) +
      rect(-90, -14, 180, 14, fill),
    scale,
  )
}

const scales = range(6, (row) =>
  range(4 - (row % 2), (index) => d`M${-46 + index * 22 + (row % 2) * 11} ${-44 - row * 19}q11 14 22 0`),
)

/** The lion with the fish's tail that spouts into the bay, facing right; 190 wide, 320 high on the origin. */
export function merlion(pen: Pen, x: number, base: number, scale: number, { lit, body, shade }: Paint): string {
  const white = mix(lit, '#ffffff', pen.palette.light === 'day' ? 0.55 : 0.2)
  const line = mix(shade, pen.palette.ink, 0.25)
  const jet = pen.palette.light === 'night' ? mix(pen.palette.sun, pen.palette.sky[2], 0.2) : '#ffffff'
  return at(
    x,
    base,
    group([
      path('M70 -232Q190 -250 262 -120Q300 -50 306 34L286 36Q276 -40 240 -108Q176 -210 70 -218Z', jet, 'opacity=".85"'),
      path('M254 34Q262 12 280 20Q290 -4 304 16Q322 8 332 34Q294 44 254 34Z', jet, 'opacity=".9"'),
      stroke('M84 -226Q190 -232 256 -104Q288 -40 296 34', line, 2, 'opacity=".35" stroke-dasharray="16 10"'),
      path(
        'M-34 -20Q-96 -10 -112 -56Q-116 -92 -92 -116Q-104 -126 -128 -122Q-122 -100 -138 -84Q-112 -84 -104 -66Q-88 -40 -40 -56Z',
        body,
      ),
      path('M-44 0Q-74 -60 -54 -124Q-44 -164 -52 -206H44Q30 -176 46 -130Q62 -70 48 -30Q44 -14 52 0Z', white),
      path('M10 0Q36 -80 16 -206H44Q30 -176 46 -130Q62 -70 48 -30Q44 -14 52 0Z', body),
      stroke(scales, line, 2.6, 'opacity=".6"'),
      path(
        'M-60 -190Q-84 -226 -66 -262Q-62 -300 -20 -306Q22 -318 46 -294L54 -278Q76 -268 78 -256L72 -242L54 -240L50 -230L64 -220L52 -204Q34 -192 10 -196Q-20 -176 -60 -190Z',
        white,
      ),
      path(
        'M-60 -190Q-84 -226 -66 -262Q-62 -300 -20 -306Q4 -312 22 -306Q-2 -296 4 -270Q-16 -262 -4 -240Q-18 -226 0 -208Q-24 -180 -60 -190Z',
        body,
      ),
      stroke(
        'M-58 -200Q-66 -224 -52 -244M-56 -250Q-50 -280 -24 -290M-38 -196Q-46 -222 -34 -246Q-34 -266 -14 -278M-18 -196Q-28 -216 -16 -234',
        line,
        4,
        'stroke-linecap="round" opacity=".7"',
      ),
      stroke('M30 -268l12 -3M54 -240Q40 -244 36 -236', line, 4, 'stroke-linecap="round"'),
      disc(66, -260, 4, line),
      path('M-16 -296Q-12 -318 4 -310Q8 -298 -2 -288Z', white),
      path('M-90 0H96V-14H-90ZM-104 16H110V0H-104Z', shade),
      oval(0, -10, 80, 8, line, 'opacity=".4"'),
    ]),
    scale,
  )
}

/** A steel tree of the gardens: planted stem and a canopy of rods; 2 × `rim` wide, `height` high on the origin. */
export function superTree(pen: Pen, x: number, base: number, height: number, rim: number, colour: string): string {
  const { palette } = pen
  const steel = inLight(palette, colour)
  const glowing = evening(pen)
  const bright = glowing ? mix(colour, '#ffffff', 0.35) : mix(steel, palette.stone[0], 0.35)
  const w = height * 0.055
  const neck = height * 0.68
  const ry = rim * 0.16
  const stem = d`M${-w * 1.5} 0Q${-w * 0.8} ${-height * 0.3} ${-w * 0.8} ${-neck}L${-w * 1.5} ${-height * 0.84}H${w * 1.5}L${w * 0.8} ${-neck}Q${w * 0.8} ${-height * 0.3} ${w * 1.5} 0Z`
  const dark = d`M${w * 0.16} 0V${-height * 0.84}H${w * 1.5}L${w * 0.8} ${-neck}Q${w * 0.8} ${-height * 0.3} ${w * 1.5} 0Z`
  const rod = (a: number, front: boolean): string => {
    const [ex, ey] = [Math.cos(a) * rim, -height + (front ? 1 : -1) * Math.sin(a) * ry]
    return d`M${Math.cos(a) * w * 0.7} ${-neck}Q${Math.cos(a) * w * 1.6} ${-height * 0.88} ${ex} ${ey}`
  }
  const rods = (front: boolean): string => range(15, (index) => rod((index / 14) * Math.PI, front))
  const rings = [0.5, 0.72, 0.88]
    .map((share) => {
      const r = rim * share
      const y = -height + height * 0.1 * (1 - share) ** 0.7 + 2
      return d`M${-r} ${y}A${r} ${ry * share} 0 0 0 ${r} ${y}`
    })
    .join('')
  const leaves = range(height > 600 ? 28 : 14, () => {
    const t = pen.random()
    const half = w * (0.8 + 0.6 * (1 - t) ** 2)
    return circle((pen.random() * 2 - 1) * half * 0.86, -t * neck * 0.98, 3 + pen.random() * height * 0.009)
  })
  const blooms = range(12, () => {
    const t = pen.random()
    return circle((pen.random() * 2 - 1) * w * 0.7, -t * neck, 2 + pen.random() * 3)
  })
  return at(
    x,
    base,
    group([
      glowing ? radialGlow(pen, 0, -height * 0.94, rim * 1.15, mix(colour, '#ffffff', 0.2)) : '',
      stroke(rods(false), mix(steel, palette.ink, 0.35), Math.max(2, height * 0.005)),
      path(stem, glowing ? mix(palette.leaf[0], colour, 0.35) : palette.leaf[0]),
      path(dark, palette.leaf[1]),
      path(leaves, mix(palette.leaf[1], palette.ink, 0.2), 'opacity=".8"'),
      path(blooms, bright),
      stroke(rings, steel, Math.max(1.6, height * 0.004), 'opacity=".85"'),
      stroke(rods(true), bright, Math.max(2.4, height * 0.0062)),
      stroke(
        d`M${-rim} ${-height}A${rim} ${ry} 0 1 0 ${rim} ${-height}A${rim} ${ry} 0 1 0 ${-rim} ${-height}`,
        bright,
        Math.max(2.4, height * 0.006),
      ),
      glowing
        ? path(
            range(15, (index) => {
              const a = (index / 14) * Math.PI
              return circle(Math.cos(a) * rim, -height + Math.sin(a) * ry, 4)
            }),
            palette.window,
          )
        : '',
    ]),
  )
}

/** A glass shell of the conservatories: ribs over a curved hall, `width` wide. */
export function glassShell(pen: Pen, x: number, base: number, width: number, height: number, depth: number): string {
  const { palette } = pen
  const fill = mix(palette.haze, palette.ink, depth)
  const ribs = range(11, (index) => {
    const t = (index + 0.5) / 11
    return d`M${x + width * t} ${base}Q${x + width * (0.3 + t * 0.5)} ${base - height * 1.2} ${x + width * 0.62} ${base - height}`
  })
  return (
    path(
      d`M${x} ${base}Q${x + width * 0.16} ${base - height * 0.9} ${x + width * 0.62} ${base - height}Q${x + width * 0.9} ${base - height * 0.8} ${x + width} ${base}Z`,
      fill,
    ) + stroke(ribs, mix(fill, palette.sky[2], 0.5), 2.4)
  )
}

/** A narrow shophouse of the river quays with shutters, arcade and tiled roof; it stands on `base`. */
export function shophouse(
  pen: Pen,
  x: number,
  base: number,
  width: number,
  height: number,
  { lit, body, shade, gap }: Paint,
): string {
  const { palette } = pen
  const roof = inLight(palette, '#b5533a')
  const white = mix(palette.stone[0], '#ffffff', palette.light === 'day' ? 0.5 : 0.1)
  const floors = Math.max(2, Math.round(height / 110))
  const storey = (height * 0.92) / (floors + 0.15)
  const [frames, panes, slats]: [string[], string[], string[]] = [[], [], []]
  for (let floor = 1; floor < floors; floor += 1) {
    const y = base - storey * (floor + 0.98)
    for (let column = 0; column < 3; column += 1) {
      const wx = x + width * (0.2 + column * 0.3)
      const ww = width * 0.19
      frames.push(roundArch(wx, y + storey * 0.84, ww + 8, storey * 0.74 + 6))
      ;(evening(pen) && pen.random() < 0.7 ? panes : slats).push(roundArch(wx, y + storey * 0.82, ww, storey * 0.68))
    }
  }
  const shutter = mix(shade, palette.leaf[1], 0.5)
  return group([
    poly(
      [
        [x - 4, base - height * 0.92],
        [x + 8, base - height],
        [x + width - 8, base - height],
        [x + width + 4, base - height * 0.92],
      ],
      roof,
    ),
    rect(x, base - height * 0.93, width, height * 0.93, body),
    rect(x + width * 0.92, base - height * 0.93, width * 0.08, height * 0.93, shade),
    rect(x, base - height * 0.93, width * 0.04, height * 0.93, lit),
    path(frames.join(''), white),
    path(slats.join(''), shutter),
    panes.length > 0 ? path(panes.join(''), palette.window) : '',
    path(box(x - 3, base - height * 0.94, width + 6, 9) + box(x - 2, base - storey - 8, width + 4, 8), white),
    path(
      roundArch(x + width * 0.28, base, width * 0.34, storey * 0.84) +
        roundArch(x + width * 0.72, base, width * 0.34, storey * 0.84),
      evening(pen) ? palette.window : gap,
    ),
  ])
}
