import { gilt, lamplight, mix } from '../palette.ts'
import { linear, type Pen } from '../pen.ts'
import { crowd } from './people.ts'
import { at, box, d, disc, group, oval, path, poly, range, rect, stroke } from './shape.ts'

/** The glass-roofed river boat, 790 wide, its hull on the water line. */
export function riverBoat(pen: Pen, x: number, line: number, scale: number): string {
  const { palette } = pen
  const glass = palette.light === 'day' ? '#fdf6e0' : palette.window
  return at(
    x,
    line,
    group([
      path('M-380 -40H330Q384 -44 412 -58Q392 18 330 26H-350Q-376 10 -380 -40Z', palette.ink),
      path('M-374 -28H402L394 -14H-372Z', palette.accent),
      path('M-340 -40V-96Q-330 -112 -310 -112H250Q300 -112 330 -40Z', glass),
      crowd(pen, -300, 260, -46, 50, 13, mix(palette.ink, glass, 0.12)),
      path(range(14, (index) => box(-318 + index * 43, -110, 5, 70)) + box(-344, -116, 600, 7), palette.ink),
      path(d`M-344 -112Q-330 -126 -300 -126H240Q262 -124 276 -108Z`, mix(palette.ink, palette.sky[1], 0.2)),
      crowd(pen, -280, 180, -122, 46, 9, palette.ink),
    ]),
    scale,
  )
}

/** A wine glass 200 high on the origin, filled to a share of its bowl. */
export function wineGlass(x: number, base: number, scale: number, glass: string, wine: string): string {
  return at(
    x,
    base,
    group([
      path('M-46 -196Q-58 -112 -8 -92V-14Q-34 -10 -40 0H40Q34 -10 8 -14V-92Q58 -112 46 -196Z', glass, 'opacity=".55"'),
      path('M-51 -150Q-50 -104 0 -98Q50 -104 51 -150Z', wine),
      oval(0, -150, 51, 8, mix(wine, '#ffffff', 0.3)),
      path('M-36 -188Q-44 -128 -24 -112Q-34 -140 -28 -188Z', '#ffffff', 'opacity=".55"'),
      stroke('M-46 -196Q0 -188 46 -196Q0 -204 -46 -196', glass, 3),
    ]),
    scale,
  )
}

/** A bottle 360 high on the origin with a label. */
export function bottle(x: number, base: number, scale: number, glass: string, label: string): string {
  return at(
    x,
    base,
    group([
      path(
        'M-46 0Q-50 -4 -50 -12V-196Q-50 -230 -24 -250Q-18 -258 -18 -276V-352H18V-276Q18 -258 24 -250Q50 -230 50 -196V-12Q50 -4 46 0Z',
        glass,
      ),
      path('M-19 -356H19V-296H-19Z', mix(label, glass, 0.35)),
      rect(-50, -160, 100, 100, label),
      path(box(-34, -138, 68, 5) + box(-26, -120, 52, 4) + box(-34, -86, 68, 4), glass),
      path('M-42 -196Q-42 -226 -22 -242V-10H-42Z', '#ffffff', 'opacity=".16"'),
    ]),
    scale,
  )
}

/** A hot-air balloon of alternating gores, 300 wide, its basket at the origin. */
export function balloonShape(
  pen: Pen,
  x: number,
  y: number,
  scale: number,
  colours: readonly [string, string],
): string {
  const gore = (a: number, b: number, fill: string): string =>
    path(
      d`M${a * 26} -92C${a * 90} -170 ${a * 150} -230 ${a * 150} -320C${a * 150} -420 ${a * 80} -470 0 -470C${b * 80} -470 ${b * 150} -420 ${b * 150} -320C${b * 150} -230 ${b * 90} -170 ${b * 26} -92Z`,
      fill,
    )
  const cuts = [-1, -0.82, -0.52, -0.18, 0.18, 0.52, 0.82, 1]
  const gores = cuts
    .slice(1)
    .map((cut, index) => gore(cuts[index] ?? 0, cut, colours[index % 2] ?? colours[0]))
    .join('')
  const shade = path(
    'M26 -92C90 -170 150 -230 150 -320C150 -420 80 -470 0 -470C60 -440 96 -390 92 -310C88 -230 50 -160 10 -92Z',
    pen.palette.ink,
    'opacity=".22"',
  )
  return at(
    x,
    y,
    group([
      stroke('M-24 -92L-20 -34M24 -92L20 -34M-8 -92L-7 -34M8 -92L7 -34', pen.palette.ink, 2),
      gores,
      shade,
      path('M-24 -36H24L20 2Q0 8 -20 2Z', pen.palette.ink),
      rect(-26, -40, 52, 8, colours[1]),
      disc(-8, -46, 6, pen.palette.ink),
      disc(9, -45, 6, pen.palette.ink),
      path('M-15 -40q7 -8 14 0zM2 -40q7 -8 14 0z', pen.palette.ink),
    ]),
    scale,
  )
}

/** An airliner climbing to the right, 520 long around the origin. */
export function plane(pen: Pen, x: number, y: number, scale: number): string {
  const { ink, stone, accent } = pen.palette
  const skin = mix(stone[0], '#ffffff', 0.4)
  const body = group([
    path('M40 -6L-110 -120H-80L110 -10Z', mix(ink, stone[2], 0.5)),
    path('M-250 -12L-292 -98H-246L-190 -24Z', accent),
    path('M-262 -8Q-190 -36 -60 -38H180Q244 -32 262 -4Q244 18 180 22H-80Q-200 18 -262 -8Z', skin),
    path('M-262 -8Q-200 18 -80 22H180Q244 18 262 -4Q160 8 -60 4Q-200 2 -262 -8Z', mix(stone[2], ink, 0.2)),
    path('M30 6L-150 138H-108L126 12Z', mix(stone[2], ink, 0.45)),
    path('M-10 48q34 -12 62 4l-6 18q-34 8 -60 -6z', ink),
    path('M-236 -6L-300 32H-274L-190 -2Z', mix(stone[2], ink, 0.45)),
    path(
      range(22, (index) => box(-150 + index * 16, -22, 7, 9)),
      ink,
    ),
    path('M214 -24l24 10h-30z', ink),
  ])
  return at(x, y, `<g transform="rotate(-12)">${body}</g>`, scale)
}

/** A car seen from the side, 300 wide, wheels on the origin. */
export function taxi(pen: Pen, x: number, base: number, scale: number, fill: string): string {
  const { ink, window, light } = pen.palette
  const glass = light === 'day' ? '#e8f3f0' : window
  return at(
    x,
    base,
    group([
      path('M-150 -22Q-154 -62 -118 -68L-84 -70Q-62 -112 -30 -114H46Q76 -112 102 -70Q146 -66 150 -44V-22Z', fill),
      path('M-66 -70Q-52 -100 -28 -102H2V-70ZM12 -102H42Q64 -100 82 -70H12Z', glass),
      rect(-150, -34, 300, 8, mix(fill, ink, 0.4)),
      rect(-20, -128, 46, 15, window),
      disc(-88, -22, 26, ink),
      disc(-88, -22, 12, mix(ink, '#ffffff', 0.6)),
      disc(88, -22, 26, ink),
      disc(88, -22, 12, mix(ink, '#ffffff', 0.6)),
      path('M150 -52L330 -84V20L150 -34Z', window, `opacity="${light === 'night' || light === 'dusk' ? 0.16 : 0}"`),
    ]),
    scale,
  )
}

/** A chandelier: tiers of candles and drops, its crown at (x, y), about 240 wide. */
export function chandelier(pen: Pen, x: number, y: number, scale: number): string {
  const window = lamplight(pen.palette)
  const gold = gilt(pen.palette)
  const tier = (width: number, ty: number, count: number): string =>
    range(count, (index) => {
      const cx = -width / 2 + (index * width) / (count - 1)
      return d`M${cx - 4} ${ty}v-22h8v22zM${cx - 5} ${ty - 24}q5 -22 10 0z`
    })
  const drops = range(
    17,
    (index) => d`M${-112 + index * 14} ${104 + Math.sin((index / 16) * Math.PI) * 44}l5 10l-5 14l-5 -14z`,
  )
  return (
    disc(x, y + 70 * scale, 190 * scale, window, 'opacity=".16"') +
    disc(x, y + 70 * scale, 110 * scale, window, 'opacity=".2"') +
    at(
      x,
      y,
      group([
        rect(-2, -400, 4, 440, gold),
        stroke(
          'M0 20Q-60 20 -66 66M0 20Q60 20 66 66M0 40Q-110 50 -120 100M0 40Q110 50 120 100M-120 100Q0 176 120 100M-66 66Q0 108 66 66',
          gold,
          5,
        ),
        path(tier(132, 66, 5) + tier(240, 100, 9), window),
        path(drops, mix(window, '#ffffff', 0.4)),
        disc(0, 150, 12, gold),
      ]),
      scale,
    )
  )
}

/** Stage curtains drawn to both sides and a scalloped valance with a gold fringe. */
export function curtains(
  pen: Pen,
  left: number,
  right: number,
  top: number,
  bottom: number,
  cloth: string,
  fringe: string,
): string {
  const span = right - left
  const folds = (sign: 1 | -1): string =>
    range(6, (index) => {
      const edge = sign === 1 ? left : right
      const x0 = edge + sign * index * span * 0.034
      const x1 = edge + sign * (index + 1) * span * 0.034
      const pull = edge + sign * span * (0.02 + index * 0.016)
      const fill = index % 2 === 0 ? cloth : mix(cloth, pen.palette.ink, 0.35)
      return path(
        d`M${x0} ${top}H${x1}Q${x1 + sign * 6} ${top + (bottom - top) * 0.5} ${pull + sign * 12} ${top + (bottom - top) * 0.62}Q${pull + sign * 40} ${bottom - 90} ${x1 - sign * 8} ${bottom}H${edge}V${top}Z`,
        fill,
        index % 2 === 0 ? '' : 'opacity=".55"',
      )
    })
  const swags = 7
  const bay = span / swags
  const valance = range(swags, (index) => {
    const x = left + index * bay
    return (
      path(
        d`M${x} ${top}H${x + bay}V${top + 60}Q${x + bay / 2} ${top + 170} ${x} ${top + 60}Z`,
        linear(
          pen,
          x,
          x + bay,
          [
            [0, mix(cloth, pen.palette.ink, 0.45)],
            [0.5, mix(cloth, '#ffffff', 0.14)],
            [1, mix(cloth, pen.palette.ink, 0.45)],
          ],
          true,
        ),
      ) +
      stroke(
        d`M${x} ${top + 60}Q${x + bay / 2} ${top + 170} ${x + bay} ${top + 60}`,
        fringe,
        9,
        'stroke-dasharray="5 3"',
      )
    )
  })
  const tieAt = top + (bottom - top) * 0.62
  const tie = (edge: number, sign: 1 | -1): string =>
    path(
      d`M${edge} ${tieAt - 26}Q${edge + sign * span * 0.07} ${tieAt + 18} ${edge + sign * span * 0.118} ${tieAt - 8}l${sign * 4} 20Q${edge + sign * span * 0.07} ${tieAt + 44} ${edge} ${tieAt - 2}Z`,
      fringe,
    )
  const ties = tie(left, 1) + tie(right, -1)
  return folds(1) + folds(-1) + ties + valance
}

/** Tiers of boxes beside a stage, lit from inside; who sits in them is seen above their fronts. */
export function theatreBoxes(pen: Pen, x: number, width: number, top: number, bottom: number, tiers: number): string {
  const { ink, stone } = pen.palette
  const window = lamplight(pen.palette)
  const storey = (bottom - top) / tiers
  const gold = gilt(pen.palette)
  return range(tiers, (index) => {
    const y = top + index * storey
    return (
      path(
        d`M${x + width * 0.12} ${y + storey * 0.72}V${y + storey * 0.34}A${width * 0.38} ${storey * 0.26} 0 0 1 ${x + width * 0.88} ${y + storey * 0.34}V${y + storey * 0.72}Z`,
        linear(pen, y, y + storey, [
          [0, mix(window, stone[2], 0.3)],
          [1, mix(stone[2], ink, 0.5)],
        ]),
      ) +
      crowd(pen, x + width * 0.2, x + width * 0.82, y + storey * 0.84, storey * 0.5, 3, ink) +
      path(
        d`M${x} ${y + storey * 0.7}H${x + width}V${y + storey * 0.9}Q${x + width / 2} ${y + storey * 1.05} ${x} ${y + storey * 0.9}Z`,
        gold,
      ) +
      path(
        range(7, (bulb) => box(x + width * (0.08 + bulb * 0.13), y + storey * 0.76, width * 0.06, storey * 0.12)),
        mix(gold, ink, 0.45),
      ) +
      rect(x - 4, y + storey * 0.68, width + 8, storey * 0.05, mix(gold, '#ffffff', 0.4))
    )
  })
}

/** Rows of vines running to a vanishing point. */
export function vineRows(pen: Pen, horizon: number, vanish: number, lit: string, shade: string): string {
  const rows = 13
  return range(rows, (index) => {
    const a = -900 + (index / rows) * 3400
    const b = a + 170
    return (
      poly(
        [
          [vanish + (a - vanish) * 0.04, horizon],
          [a, pen.height],
          [b, pen.height],
          [vanish + (b - vanish) * 0.04, horizon],
        ],
        shade,
      ) +
      poly(
        [
          [vanish + (a - vanish) * 0.04, horizon],
          [a, pen.height],
          [a + 76, pen.height],
          [vanish + (a + 40 - vanish) * 0.04, horizon],
        ],
        lit,
      )
    )
  })
}

/** Jets of water rising from a basin, the middle one tallest; 360 wide on the origin. */
export function fountain(pen: Pen, x: number, base: number, scale: number): string {
  const { sun, stone, water } = pen.palette
  const jet = (dx: number, h: number, lean: number): string =>
    d`M${dx} 0Q${dx + lean * 0.5} ${-h * 1.2} ${dx + lean} ${-h}Q${dx + lean * 1.5} ${-h * 0.9} ${dx + lean * 2.1} 0Q${dx + lean * 1.4} ${-h * 0.75} ${dx + lean} ${-h * 0.86}Q${dx + lean * 0.6} ${-h * 0.9} ${dx + 5} 0Z`
  const plume = (dx: number, h: number): string =>
    d`M${dx - 5} 0L${dx - 12} ${-h * 0.9}Q${dx} ${-h * 1.16} ${dx + 12} ${-h * 0.9}L${dx + 5} 0Z`
  return at(
    x,
    base,
    group([
      path(
        [-110, -60, 60, 110].map((dx) => jet(dx * 0.4, 120 - Math.abs(dx) * 0.3, dx * 0.55)).join('') +
          plume(0, 220) +
          plume(-52, 110) +
          plume(52, 110),
        sun,
        'opacity=".88"',
      ),
      oval(0, 4, 190, 22, stone[0]),
      oval(0, 0, 176, 17, water[1]),
      oval(0, 0, 90, 7, sun, 'opacity=".5"'),
    ]),
    scale,
  )
}
