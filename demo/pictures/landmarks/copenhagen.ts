import { arcade, dome, windowGrid } from '../kit/architecture.ts'
import {
  at,
  box,
  circle,
  d,
  disc,
  group,
  type Point,
  path,
  poly,
  range,
  rect,
  roundArch,
  stroke,
} from '../kit/shape.ts'
import { mix } from '../palette.ts'
import type { Pen } from '../pen.ts'
import { inLight } from './local-colour.ts'
import type { Paint } from './paint.ts'
import { evening } from './skyscrapers.ts'

type Roof = 'gable' | 'tiles' | 'dormer'

interface HarbourHouse {
  width: number
  height: number
  columns: number
  roof: Roof
  paint: Paint
}

/** One old merchant's house on the new harbour: rows of white sashes under a steep tiled roof. */
export function harbourHouse(
  pen: Pen,
  x: number,
  base: number,
  { width: w, height: h, columns, roof, paint }: HarbourHouse,
): string {
  const { palette } = pen
  const { lit, body, shade } = paint
  const white = mix(palette.stone[0], '#ffffff', palette.light === 'night' ? 0.1 : 0.55)
  const dark = mix(shade, palette.ink, 0.6)
  const tiles = inLight(palette, roof === 'tiles' ? '#c4593c' : '#a8482f')
  const rows = Math.max(3, Math.round(h / 98))
  const storey = h / (rows + 0.2)
  const bay = w / columns
  const [sashes, panes, lights, bars]: [string[], string[], string[], string[]] = [[], [], [], []]
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      if (row === rows - 1 && column === Math.floor(columns / 2)) continue
      const [ww, wh] = [bay * 0.46, storey * 0.6]
      const [wx, wy] = [x + (column + 0.5) * bay - ww / 2, base - h + storey * (row + 0.3)]
      sashes.push(box(wx - 4, wy - 4, ww + 8, wh + 8))
      ;(evening(pen) && pen.random() < 0.55 ? lights : panes).push(box(wx, wy, ww, wh))
      bars.push(d`M${wx + ww / 2} ${wy}v${wh}M${wx} ${wy + wh * 0.4}h${ww}`)
    }
  }
  const top = base - h
  const door = x + (Math.floor(columns / 2) + 0.5) * bay
  const crown =
    roof === 'gable'
      ? poly(
          [
            [x - 2, top + 1],
            [x + w / 2, top - w * 0.56],
            [x + w + 2, top + 1],
          ],
          body,
          d`stroke="${white}" stroke-width="5"`,
        ) +
        path(box(x + w / 2 - w * 0.07, top - w * 0.26, w * 0.14, w * 0.17), white) +
        path(box(x + w / 2 - w * 0.045, top - w * 0.235, w * 0.09, w * 0.12), evening(pen) ? palette.window : dark)
      : poly(
          [
            [x - 5, top + 1],
            [x + 10, top - 92],
            [x + w - 10, top - 92],
            [x + w + 5, top + 1],
          ],
          tiles,
        ) +
        poly(
          [
            [x + w * 0.7, top + 1],
            [x + w * 0.72, top - 92],
            [x + w - 10, top - 92],
            [x + w + 5, top + 1],
          ],
          mix(tiles, palette.ink, 0.25),
        ) +
        path(
          box(x + w * 0.16, top - 124, 22, 40) + box(x + w * 0.74, top - 118, 20, 34),
          mix(tiles, palette.ink, 0.35),
        ) +
        (roof === 'dormer'
          ? range(Math.max(1, columns - 2), (index) => {
              const dx = x + ((index + 0.5) * w) / Math.max(1, columns - 2)
              return (
                path(
                  d`M${dx - 26} ${top}V${top - 44}L${dx} ${top - 72}L${dx + 26} ${top - 44}V${top}Z`,
                  body,
                  d`stroke="${white}" stroke-width="4"`,
                ) + path(box(dx - 11, top - 42, 22, 32), evening(pen) ? palette.window : dark)
              )
            })
          : '')
  return group([
    crown,
    rect(x, top, w, h, body),
    rect(x + w * 0.94, top, w * 0.06, h, shade),
    rect(x, top, w * 0.03, h, lit),
    rect(x, base - 26, w, 26, shade),
    path(sashes.join(''), white),
    path(panes.join(''), dark),
    lights.length > 0 ? path(lights.join(''), palette.window) : '',
    stroke(bars.join(''), white, 2.6),
    path(box(x - 3, top - 5, w + 6, 9), white),
    path(box(door - bay * 0.3, base - storey * 0.86, bay * 0.6, storey * 0.86), white),
    path(box(door - bay * 0.22, base - storey * 0.8, bay * 0.44, storey * 0.8), mix(shade, palette.leaf[1], 0.75)),
  ])
}

/** A wooden trader with two bare masts, furled sails and a red flag with a white cross; 620 wide, 560 high on its water line. */
export function oldShip(pen: Pen, x: number, line: number, scale: number, hull: string, stripe: string): string {
  const { palette } = pen
  const wood = mix(palette.ink, palette.stone[2], 0.22)
  const cream = mix(palette.stone[0], '#ffffff', palette.light === 'day' ? 0.3 : 0)
  const red = inLight(palette, '#d2373b')
  const furled = (fx: number, w: number): string =>
    path(d`M${fx} -122Q${fx + w / 2} -158 ${fx + w} -132Q${fx + w / 2} -130 ${fx} -112Z`, cream)
  return at(
    x,
    line,
    group([
      stroke('M-100 -60V-520M110 -60V-560M-104 -440h90M104 -470h110', wood, 9),
      stroke(
        'M-100 -500L-330 -98M-100 -460L-240 -64M110 -540L-96 -420M110 -540L290 -70M110 -500L230 -64M-100 -460L-40 -64M110 -500L50 -64M-100 -510L110 -556M-330 -98L-400 -132',
        wood,
        2.4,
      ),
      stroke(
        range(
          7,
          (index) =>
            d`M${-176 + index * 9} ${-90 - index * 46}H${-100 + 56 - index * 7}M${188 - index * 10} ${-90 - index * 50}H${66 + index * 4}`,
        ),
        wood,
        1.6,
        'opacity=".6"',
      ),
      stroke('M-300 -92L-420 -142', wood, 9),
      stroke('M-96 -118H70M114 -122H270', wood, 7),
      furled(-92, 160) + furled(118, 150),
      path('M-60 -62V-104H20V-62ZM150 -62V-98H226V-62Z', mix(stripe, cream, 0.2)) +
        path(
          box(-46, -94, 18, 16) + box(-8, -94, 18, 16) + box(166, -88, 16, 14) + box(196, -88, 16, 14),
          evening(pen) ? palette.window : wood,
        ),
      path('M-320 -98Q-200 -62 0 -60T290 -92L300 -88Q292 -20 256 16H-230Q-292 -30 -320 -98Z', hull),
      path('M-314 -84Q-200 -46 0 -44T296 -74L292 -60Q200 -36 0 -30T-306 -68Z', stripe),
      path('M-230 16Q-262 -8 -280 -36Q-120 -14 40 -14T284 -30Q274 -4 256 16Z', mix(hull, palette.ink, 0.4)),
      path(
        range(6, (index) => circle(-190 + index * 80, -24, 7)),
        cream,
      ),
      stroke('M290 -90L316 -190', wood, 5),
      path('M312 -186Q340 -198 362 -184T400 -186L394 -128Q376 -122 356 -132T304 -134Z', red),
      stroke('M326 -190L318 -132M308 -160Q334 -170 356 -158T396 -158', cream, 7),
      path('M110 -560l44 8l-44 12z', red),
    ]),
    scale,
  )
}

/** A spire of copper: bell-shaped caps, an open lantern and a needle; it stands on `base`, `width` wide and `height` high. */
export function copperSpire(
  x: number,
  base: number,
  width: number,
  height: number,
  fill: string,
  shade: string,
  gap: string,
): string {
  const w = width / 2
  const h = height
  const side = (s: 1 | -1): string =>
    d`M${x} ${base}H${x + s * w * 1.08}Q${x + s * w * 1.06} ${base - h * 0.1} ${x + s * w * 0.62} ${base - h * 0.16}Q${x + s * w * 0.44} ${base - h * 0.2} ${x + s * w * 0.44} ${base - h * 0.24}H${x}ZM${x} ${base - h * 0.36}H${x + s * w * 0.52}Q${x + s * w * 0.6} ${base - h * 0.42} ${x + s * w * 0.34} ${base - h * 0.46}Q${x + s * w * 0.22} ${base - h * 0.49} ${x + s * w * 0.22} ${base - h * 0.53}H${x}ZM${x} ${base - h * 0.6}H${x + s * w * 0.26}Q${x + s * w * 0.34} ${base - h * 0.65} ${x + s * w * 0.1} ${base - h * 0.7}L${x + s * 1.4} ${base - h}H${x}Z`
  const posts =
    box(x - w * 0.42, base - h * 0.37, w * 0.16, h * 0.14) +
    box(x + w * 0.26, base - h * 0.37, w * 0.16, h * 0.14) +
    box(x - w * 0.08, base - h * 0.37, w * 0.16, h * 0.14) +
    box(x - w * 0.2, base - h * 0.61, w * 0.1, h * 0.09) +
    box(x + w * 0.1, base - h * 0.61, w * 0.1, h * 0.09)
  return (
    rect(x - w * 0.36, base - h * 0.37, w * 0.72, h * 0.14, gap) +
    rect(x - w * 0.18, base - h * 0.61, w * 0.36, h * 0.09, gap) +
    path(posts, fill) +
    path(side(-1), fill) +
    path(side(1), shade) +
    disc(x, base - h * 0.86, Math.max(2, w * 0.1), fill)
  )
}

/** A Renaissance gable of scrolls and steps, `w` wide, its foot on `base`. */
function scrollGable(x: number, base: number, w: number, { lit, body, gap }: Paint): string {
  const half: Point[] = [
    [w * 0.06, base - w * 1.02],
    [w * 0.1, base - w * 0.86],
    [w * 0.2, base - w * 0.8],
    [w * 0.2, base - w * 0.6],
    [w * 0.34, base - w * 0.52],
    [w * 0.34, base - w * 0.3],
    [w * 0.5, base - w * 0.2],
    [w * 0.5, base],
  ]
  const points = [...half.map(([dx, y]): Point => [x + dx, y]), ...half.map(([dx, y]): Point => [x - dx, y]).reverse()]
  return (
    poly(points, body, d`stroke="${lit}" stroke-width="${w * 0.05}" stroke-linejoin="round"`) +
    path(
      box(x - w * 0.22, base - w * 0.22, w * 0.13, w * 0.2) +
        box(x + w * 0.09, base - w * 0.22, w * 0.13, w * 0.2) +
        box(x - w * 0.065, base - w * 0.5, w * 0.13, w * 0.2),
      gap,
    ) +
    disc(x, base - w * 1.06, w * 0.05, lit)
  )
}

/** The castle on the Sound: sandstone wings, copper roofs and spires; 1000 wide, 560 high on the origin. */
export function kronborgCastle(x: number, base: number, scale: number, paint: Paint, copper: Paint): string {
  const { lit, body, shade, gap } = paint
  const wing = (wx: number, w: number, h: number): string =>
    poly(
      [
        [wx - 8, -h],
        [wx + 24, -h - 88],
        [wx + w - 24, -h - 88],
        [wx + w + 8, -h],
      ],
      copper.body,
    ) +
    poly(
      [
        [wx + w * 0.6, -h],
        [wx + w * 0.6, -h - 88],
        [wx + w - 24, -h - 88],
        [wx + w + 8, -h],
      ],
      copper.shade,
    ) +
    rect(wx, -h, w, h, body) +
    rect(wx + w * 0.6, -h, w * 0.4, h, shade) +
    windowGrid(wx + 10, -h + 10, w - 20, h - 24, Math.round(w / 40), 3, gap) +
    rect(wx - 8, -h - 5, w + 16, 9, lit)
  const tower = (tx: number, w: number, h: number, spire: number): string =>
    rect(tx - w / 2, -h, w, h, body) +
    rect(tx + w * 0.12, -h, w * 0.38, h, shade) +
    rect(tx - w / 2, -h, w * 0.08, h, lit) +
    path(
      range(
        Math.max(2, Math.round(h / 90)),
        (index) =>
          box(tx - w * 0.26, -h + 26 + index * 84, w * 0.16, 34) +
          box(tx + w * 0.14, -h + 26 + index * 84, w * 0.16, 34),
      ),
      gap,
    ) +
    rect(tx - w / 2 - 6, -h - 6, w + 12, 11, lit) +
    copperSpire(tx, -h - 4, w, spire, copper.lit, copper.shade, gap)
  return at(
    x,
    base,
    group([
      tower(-180, 72, 330, 230),
      tower(330, 64, 290, 200),
      wing(-470, 940, 186),
      scrollGable(-330, -190, 100, paint) + scrollGable(40, -190, 100, paint) + scrollGable(190, -190, 100, paint),
      tower(-66, 60, 280, 190),
      tower(-468, 96, 250, 210),
      tower(468, 104, 380, 250),
      path(roundArch(40, 0, 50, 80), lit) + path(roundArch(40, 0, 38, 72), gap),
    ]),
    scale,
  )
}

/** The ramparts before the castle: sloping grass over a stone foot; from `from` to `to`. */
export function ramparts(pen: Pen, from: number, to: number, base: number, height: number): string {
  const { leaf, stone, ink } = pen.palette
  const w = to - from
  const bastion = d`M${from} ${base}L${from + w * 0.06} ${base - height * 0.6}L${from + w * 0.22} ${base - height}H${from + w * 0.32}L${from + w * 0.38} ${base - height * 0.7}H${from + w * 0.62}L${from + w * 0.68} ${base - height}H${from + w * 0.8}L${from + w * 0.95} ${base - height * 0.6}L${to} ${base}Z`
  const dark = d`M${from + w * 0.68} ${base - height}H${from + w * 0.8}L${from + w * 0.95} ${base - height * 0.6}L${to} ${base}H${from + w * 0.72}ZM${from + w * 0.32} ${base - height}L${from + w * 0.38} ${base - height * 0.7}L${from + w * 0.42} ${base}H${from + w * 0.3}Z`
  const cannons = range(8, (index) => {
    const cx = from + w * (0.24 + index * 0.075)
    const cy = base - height * (index > 1 && index < 6 ? 0.7 : 1)
    return d`M${cx - 16} ${cy}l4 -12l34 -5v8l-22 6a8 8 0 1 1 -16 3z`
  })
  return (
    path(bastion, leaf[0]) +
    path(dark, leaf[1], 'opacity=".85"') +
    path(cannons, ink) +
    poly(
      [
        [from - 16, base + 26],
        [from, base - height * 0.12],
        [to, base - height * 0.12],
        [to + 16, base + 26],
      ],
      mix(stone[2], ink, 0.15),
    ) +
    rect(from - 4, base - height * 0.14, w + 8, 9, stone[1])
  )
}

/** The pleasure palace in the king's garden: red brick with pale bands, three towers; 620 wide, 760 high on the origin. */
export function rosenborgPalace(pen: Pen, x: number, base: number, scale: number, paint: Paint, copper: Paint): string {
  const { body, shade, gap } = paint
  const pale = mix(pen.palette.stone[0], '#ffffff', pen.palette.light === 'day' ? 0.3 : 0)
  const trimmed: Paint = { ...paint, lit: pale }
  const bands = (left: number, w: number, low: number, high: number, step: number): string =>
    path(
      range(Math.floor((high - low) / step) + 1, (index) => box(left - 4, -low - index * step - 4, w + 8, 7)),
      pale,
    )
  const windows = (left: number, w: number, columns: number, rows: number, low: number, step: number): string => {
    const bay = w / columns
    const at0 = (index: number): readonly [number, number] => [
      left + ((index % columns) + 0.5) * bay,
      -low - Math.floor(index / columns) * step,
    ]
    const frame = range(columns * rows, (index) => {
      const [cx, y] = at0(index)
      return box(cx - 16, y - 66, 32, 60)
    })
    const glass = range(columns * rows, (index) => {
      const [cx, y] = at0(index)
      return box(cx - 11, y - 61, 9.5, 50) + box(cx + 1.5, y - 61, 9.5, 50)
    })
    return path(frame, pale) + path(glass, gap)
  }
  const tower = (tx: number, w: number, h: number, spire: number): string =>
    rect(tx - w / 2, -h, w, h, body) +
    rect(tx + w * 0.14, -h, w * 0.36, h, shade) +
    bands(tx - w / 2, w, 6, h, 98) +
    windows(tx - w / 2 + 8, w - 16, w > 80 ? 2 : 1, Math.floor((h - 20) / 98), 16, 98) +
    rect(tx - w / 2 - 8, -h - 8, w + 16, 14, pale) +
    copperSpire(tx, -h - 6, w + 4, spire, copper.lit, copper.shade, gap)
  return at(
    x,
    base,
    group([
      tower(0, 112, 470, 330),
      rect(-270, -300, 540, 300, body),
      rect(90, -300, 180, 300, shade),
      poly(
        [
          [-280, -298],
          [-250, -372],
          [250, -372],
          [280, -298],
        ],
        copper.body,
      ),
      scrollGable(-168, -300, 130, trimmed) + scrollGable(168, -300, 130, trimmed),
      bands(-270, 540, 6, 300, 98),
      windows(-262, 524, 10, 3, 16, 98),
      tower(-276, 86, 400, 250) + tower(276, 86, 400, 250),
      path('M-62 0V-118H62V0Z', body) +
        path(box(-70, -124, 140, 12) + box(-66, -112, 10, 112) + box(56, -112, 10, 112), pale),
      path(roundArch(0, 0, 54, 92), pale) + path(roundArch(0, 0, 40, 82), gap),
    ]),
    scale,
  )
}

/** The corkscrew spire across the harbour, 90 wide and 420 high on the origin: steps wind around its outside. */
export function corkscrewSpire(x: number, base: number, scale: number, { lit, body, shade, gap }: Paint): string {
  const coil = range(6, (index) => {
    const y = -196 - index * 29
    const w = 30 - index * 4.6
    return d`M${-w - 4} ${y}Q0 ${y + 18} ${w + 4} ${y - 12}L${w} ${y - 20}Q0 ${y + 8} ${-w} ${y - 8}Z`
  })
  return at(
    x,
    base,
    rect(-38, -150, 76, 150, body) +
      rect(8, -150, 30, 150, shade) +
      path(roundArch(-14, -60, 16, 50) + roundArch(16, -60, 16, 50), gap) +
      rect(-44, -156, 88, 10, lit) +
      path('M-34 -152L-34 -190L-4 -372H4L34 -190V-152Z', body) +
      path('M6 -152L2 -372H4L34 -190V-152Z', shade) +
      path(coil, lit) +
      disc(0, -380, 8, lit) +
      rect(-1.5, -420, 3, 36, lit),
    scale,
  )
}

/** The exchange with its spire of four twined dragons' tails, 240 wide and 300 high on the origin. */
export function dragonSpire(x: number, base: number, scale: number, { lit, body, shade, gap }: Paint): string {
  const twist = range(7, (index) => {
    const y = -140 - index * 18
    const w = 13 - index * 1.6
    return d`M${-w} ${y}Q0 ${y + 14} ${w} ${y - 8}L${w - 1} ${y - 15}Q0 ${y + 4} ${1 - w} ${y - 7}Z`
  })
  return at(
    x,
    base,
    rect(-120, -70, 240, 70, body) +
      path('M-126 -70L-108 -112H108L126 -70Z', shade) +
      arcade(-116, -6, 232, 50, 12, gap, 'round', 0.5) +
      range(4, (index) => scrollGable(-84 + index * 56, -70, 32, { lit, body, shade, gap })) +
      rect(-16, -140, 32, 30, body) +
      path('M-14 -136L-2 -270H2L14 -136Z', body) +
      path(twist, lit) +
      path('M-1.4 -268V-300H1.4V-268Z', lit),
    scale,
  )
}

/** The marble church's broad dome, 200 wide and 240 high on the origin. */
export function marbleDome(pen: Pen, x: number, base: number, scale: number, paint: Paint): string {
  return at(
    x,
    base,
    rect(-90, -84, 180, 84, paint.body) +
      arcade(-84, -10, 168, 60, 9, paint.gap, 'round', 0.5) +
      rect(-96, -90, 192, 9, paint.lit) +
      dome(pen, 0, -88, 82, 100, paint.body, paint.shade, 4),
    scale,
  )
}

/** The mermaid of bronze on her boulder, looking to the right over the water; 300 wide, 420 high on the origin. */
export function mermaid(pen: Pen, x: number, base: number, scale: number): string {
  const { palette } = pen
  const bronze = mix(inLight(palette, '#4f7a68'), palette.ink, 0.25)
  const dark = mix(bronze, palette.ink, 0.5)
  const light = mix(bronze, palette.stone[0], palette.light === 'night' ? 0.3 : 0.42)
  const rock = mix(palette.stone[2], palette.ink, 0.3)
  return at(
    x,
    base,
    group([
      path('M-190 6Q-186 -60 -130 -92Q-110 -140 -40 -146Q60 -156 112 -120Q164 -96 178 -40Q190 -20 188 6Z', rock),
      path(
        'M-190 6Q-186 -60 -130 -92Q-110 -140 -40 -146Q10 -150 50 -144Q-30 -120 -60 -80Q-120 -60 -130 6Z',
        mix(rock, palette.stone[1], 0.4),
      ),
      path('M60 6Q70 -60 130 -108Q166 -92 178 -40Q190 -20 188 6Z', mix(rock, palette.ink, 0.35)),
      path(
        'M-250 10Q-246 -30 -206 -36Q-160 -40 -150 10ZM150 10Q160 -34 206 -34Q250 -30 256 10Z',
        mix(rock, palette.ink, 0.18),
      ),
      path(
        'M-14 -338Q-58 -334 -74 -268Q-92 -200 -104 -160Q-112 -148 -126 -146Q-128 -138 -112 -136Q-92 -138 -84 -152Q-62 -196 -54 -244Q-44 -280 -22 -300Z',
        dark,
      ),
      path(
        'M-44 -146Q-64 -176 -50 -212Q-36 -246 -42 -280Q-46 -318 -24 -336Q-6 -346 14 -342Q34 -336 34 -306Q36 -288 40 -276Q34 -264 26 -258Q22 -232 34 -214Q80 -212 126 -196Q150 -186 150 -170Q148 -156 130 -152Q60 -138 -44 -146Z',
        bronze,
      ),
      path('M34 -214Q80 -212 126 -196Q150 -186 150 -170Q120 -190 70 -194Q20 -196 -6 -180Q4 -204 34 -214Z', light),
      path(
        'M-44 -146Q-10 -158 40 -160Q110 -164 150 -170Q148 -150 124 -142Q60 -122 -20 -124Q-70 -122 -100 -104Q-122 -92 -146 -96Q-130 -108 -124 -122Q-140 -124 -152 -138Q-120 -150 -90 -140Q-66 -140 -44 -146Z',
        bronze,
      ),
      path('M-44 -146Q-10 -158 40 -160Q110 -164 150 -170Q148 -158 130 -152Q60 -138 -44 -146Z', dark),
      path(
        'M-24 -336Q-44 -318 -42 -280Q-36 -246 -50 -212Q-58 -190 -54 -170Q-38 -200 -28 -236Q-18 -276 -22 -306Q-22 -324 -8 -340Z',
        dark,
        'opacity=".7"',
      ),
      path(
        'M16 -338Q34 -330 36 -300Q44 -262 62 -226Q72 -212 88 -206Q92 -196 80 -196Q56 -202 44 -222Q24 -258 14 -300Z',
        light,
      ),
      path('M-12 -338L-10 -366H14L16 -338Q2 -328 -12 -338Z', dark),
      path(
        'M-24 -398Q-22 -424 6 -424Q32 -422 34 -398Q40 -390 36 -384Q34 -364 18 -358Q-2 -354 -16 -366Q-28 -380 -24 -398Z',
        bronze,
      ),
      path('M30 -412Q40 -392 36 -384Q34 -364 18 -358Q26 -376 24 -392Z', light),
      path(
        'M34 -404Q30 -430 2 -430Q-28 -430 -32 -400Q-50 -398 -52 -380Q-48 -362 -28 -364Q-16 -366 -14 -380Q-6 -400 12 -408Q24 -410 34 -404Z',
        dark,
      ),
    ]),
    scale,
  )
}
