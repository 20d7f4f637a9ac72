import { arcade, colonnade, dome, pediment, solid, windowGrid } from '../kit/architecture.ts'
import { figure } from '../kit/people.ts'
import {
  at,
  box,
  d,
  disc,
  group,
  type Point,
  path,
  pointedArch,
  poly,
  range,
  rect,
  roundArch,
  stroke,
} from '../kit/shape.ts'
import { mix } from '../palette.ts'
import type { Pen } from '../pen.ts'

/** Body and shaded colour of a landmark; `trim` lights its edges, `gap` shows through its openings. */
export interface Paint {
  lit: string
  body: string
  shade: string
  gap: string
}

/** The paint of the monument a picture is about: stone in the light of the palette. */
export function stonePaint(pen: Pen): Paint {
  const [lit, body, shade] = pen.palette.stone
  const glowing = pen.palette.light === 'night' || pen.palette.light === 'dusk'
  return { lit, body, shade, gap: glowing ? pen.palette.window : mix(shade, pen.palette.ink, 0.55) }
}

/** A silhouette paint at one depth between haze and ink. */
export function farPaint(pen: Pen, depth: number): Paint {
  const body = mix(pen.palette.haze, pen.palette.ink, depth)
  return {
    lit: mix(body, pen.palette.sky[2], 0.22),
    body,
    shade: mix(body, pen.palette.ink, 0.18),
    gap: mix(body, pen.palette.sky[2], 0.35),
  }
}

/** The paint of wrought iron: dark against the sky, golden under floodlights. */
export function ironPaint(pen: Pen): Paint {
  const [lit, body, shade] = pen.palette.stone
  if (pen.palette.light === 'night')
    return { lit: mix(lit, '#ffffff', 0.3), body, shade: mix(shade, body, 0.35), gap: pen.palette.window }
  return { lit, body: mix(pen.palette.ink, shade, 0.35), shade: pen.palette.ink, gap: lit }
}

/** Half widths of the tower outside and inside, by height in thousandths, measured from the iron's real curve. */
const towerOutside: readonly Point[] = [
  [190, 0],
  [160, 60],
  [132, 120],
  [112, 172],
  [92, 220],
  [72, 285],
  [58, 345],
  [46, 410],
  [35, 490],
  [26, 590],
  [19, 700],
  [14, 800],
  [11, 860],
]
const towerInside: readonly Point[] = [
  [112, 0],
  [88, 60],
  [66, 120],
  [50, 172],
  [38, 220],
  [27, 285],
  [19, 345],
  [10, 410],
  [2, 470],
]

const halfWidthAt = (curve: readonly Point[], height: number): number => {
  for (let index = 1; index < curve.length; index += 1) {
    const [below, above] = [curve[index - 1], curve[index]]
    if (below && above && height <= above[1])
      return below[0] + ((height - below[1]) / (above[1] - below[1])) * (above[0] - below[0])
  }
  return 0
}

/** Crossed bars between two curves, panel by panel. */
function lattice(): string {
  let data = ''
  let low = 0
  while (low < 850) {
    const high = Math.min(860, low + Math.max(16, halfWidthAt(towerOutside, low) * 0.36))
    const [a, b] = [halfWidthAt(towerOutside, low) - 4, halfWidthAt(towerOutside, high) - 4]
    const [c, e] = [halfWidthAt(towerInside, low) + 3, halfWidthAt(towerInside, high) + 3]
    data += d`M${a} ${-low}L${e} ${-high}M${c} ${-low}L${b} ${-high}M${a} ${-low}H${c}`
    low = high
  }
  return data
}

/** The Eiffel Tower of a given height on (x, base): open lattice legs, arch, three platforms and mast. */
export function eiffelTower(x: number, base: number, height: number, paint: Paint): string {
  const leg: Point[] = [
    ...towerOutside.map(([w, h]): Point => [w, -h]),
    [0, -860],
    ...towerInside.map(([w, h]): Point => [w, -h]).reverse(),
  ]
  const arch = d`M-118 -30Q-100 -128 0 -134Q100 -128 118 -30L108 -30Q92 -116 0 -121Q-92 -116 -108 -30Z`
  const platforms =
    poly(
      [
        [-126, -166],
        [-120, -190],
        [120, -190],
        [126, -166],
        [112, -160],
        [-112, -160],
      ],
      paint.body,
    ) +
    poly(
      [
        [-66, -338],
        [-62, -358],
        [62, -358],
        [66, -338],
      ],
      paint.body,
    ) +
    poly(
      [
        [-20, -856],
        [-22, -872],
        [22, -872],
        [20, -856],
      ],
      paint.body,
    ) +
    poly(
      [
        [-13, -872],
        [-13, -892],
        [-7, -906],
        [7, -906],
        [13, -892],
        [13, -872],
      ],
      paint.body,
    ) +
    rect(-2, -1000, 4, 100, paint.body)
  const bands = path(
    range(22, (index) => box(-114 + index * 10.4, -184, 4, 12)) +
      range(12, (index) => box(-58 + index * 10, -354, 4, 9)),
    paint.gap,
  )
  const feet = path(box(-196, -14, 90, 16) + box(106, -14, 90, 16), paint.shade)
  const right = poly(leg, paint.shade)
  const left = at(0, 0, poly(leg, paint.body), -1, 1)
  const bars =
    at(0, 0, stroke(lattice(), paint.lit, 2.6), -1, 1) + stroke(lattice(), mix(paint.shade, paint.lit, 0.45), 2.6)
  return at(x, base, group([path(arch, paint.shade), left, right, bars, platforms, bands, feet]), height / 1000)
}

/** Notre-Dame's west front, 600 units wide and 690 high on the origin: towers, gallery, rose, portals, and the spire behind. */
export function notreDameFront(pen: Pen, x: number, base: number, scale: number, paint: Paint): string {
  const { lit, body, shade, gap } = paint
  const dark = mix(shade, pen.palette.ink, 0.35)
  const spire =
    poly(
      [
        [-16, -430],
        [0, -850],
        [16, -430],
      ],
      shade,
    ) + path(box(-2, -880, 4, 60) + box(-10, -866, 20, 4), shade)
  const roof = poly(
    [
      [-130, -430],
      [-96, -520],
      [96, -520],
      [130, -430],
    ],
    pen.palette.roof,
  )
  const tower = (left: number): string =>
    rect(left, -690, 200, 300, body) +
    rect(left + 140, -690, 60, 300, shade) +
    path(pointedArch(left + 62, -440, 46, 200) + pointedArch(left + 136, -440, 46, 200), gap) +
    path(box(left - 8, -702, 216, 16) + box(left - 6, -420, 212, 10), lit) +
    path(
      range(7, (index) => box(left + 2 + index * 31, -716, 12, 16)),
      lit,
    )
  const buttresses = path([-300, -112, 78, 264].map((bx) => box(bx, -690, 34, 690)).join(''), lit, 'opacity=".55"')
  const rose =
    disc(0, -300, 74, dark) +
    disc(0, -300, 64, gap) +
    stroke(
      range(
        12,
        (index) => d`M0 -300L${Math.cos((index * Math.PI) / 6) * 64} ${-300 + Math.sin((index * Math.PI) / 6) * 64}`,
      ),
      dark,
      4,
    ) +
    stroke('M-38 -300a38 38 0 1 1 76 0a38 38 0 1 1 -76 0z', dark, 4) +
    disc(0, -300, 15, body)
  const sideWindows = [-206, 206]
    .map(
      (wx) =>
        path(pointedArch(wx, -240, 110, 140), dark) +
        path(pointedArch(wx - 24, -244, 38, 96) + pointedArch(wx + 24, -244, 38, 96), gap),
    )
    .join('')
  const kings = path(
    range(24, (index) => pointedArch(-276 + index * 24, -176, 14, 40)),
    dark,
  )
  const openGallery = path(
    range(26, (index) => pointedArch(-282 + index * 22.6, -396, 13, 44)),
    dark,
  )
  const portal = (px: number, w: number, h: number): string =>
    path(pointedArch(px, 0, w, h), lit) +
    path(pointedArch(px, 0, w * 0.82, h * 0.9), shade) +
    path(pointedArch(px, 0, w * 0.6, h * 0.78), dark) +
    path(box(px - 2.5, -h * 0.44, 5, h * 0.44), lit)
  const front = rect(-300, -450, 600, 450, body) + rect(78, -450, 222, 450, shade, 'opacity=".35"')
  return at(
    x,
    base,
    group([
      spire,
      roof,
      tower(-300),
      tower(100),
      front,
      buttresses,
      path(box(-308, -176, 616, 9) + box(-308, -228, 616, 8) + box(-308, -448, 616, 9) + box(-308, -392, 616, 7), lit),
      kings,
      openGallery,
      rose,
      sideWindows,
      portal(0, 150, 150),
      portal(-190, 126, 136),
      portal(190, 126, 136),
    ]),
    scale,
  )
}

/** The basilica on the hill of Montmartre, about 400 units wide and 470 high on the origin. */
export function sacreCoeur(pen: Pen, x: number, base: number, scale: number, paint: Paint): string {
  const { lit, body, shade, gap } = paint
  const small = (dx: number): string =>
    rect(dx - 32, -215, 64, 90, body) +
    rect(dx + 8, -215, 24, 90, shade) +
    arcade(dx - 32, -150, 64, 46, 4, gap) +
    dome(pen, dx, -212, 34, 88, lit, shade, 2)
  const drum =
    rect(-66, -290, 132, 130, body) +
    rect(22, -290, 44, 130, shade) +
    arcade(-66, -200, 132, 74, 7, gap) +
    path(box(-72, -298, 144, 12) + box(-72, -196, 144, 8), lit)
  const main = dome(pen, 0, -292, 68, 150, lit, shade, 3)
  const bell =
    rect(150, -330, 44, 330, shade) +
    path(roundArch(172, -250, 22, 60), gap) +
    dome(pen, 172, -328, 24, 50, body, shade, 2)
  const nave = rect(-200, -150, 400, 150, body) + rect(90, -150, 110, 150, shade) + path(box(-206, -154, 412, 10), lit)
  const porch =
    rect(-90, -118, 180, 118, lit) +
    path([-56, 0, 56].map((px) => roundArch(px, 0, 42, 86)).join(''), mix(shade, pen.palette.ink, 0.4)) +
    path(box(-96, -124, 192, 9), shade)
  const gable =
    poly(
      [
        [-62, -150],
        [0, -206],
        [62, -150],
      ],
      lit,
    ) + path(roundArch(0, -150, 26, 42), gap)
  const windows = path([-168, -128, 128, 168].map((wx) => roundArch(wx, -56, 22, 62)).join(''), gap)
  return at(x, base, group([bell, small(-124), small(124), drum, main, nave, gable, porch, windows]), scale)
}

/** The triumphal arch, 450 units wide and 500 high on the origin. */
export function triumphalArch(pen: Pen, x: number, base: number, scale: number, paint: Paint): string {
  const { lit, body, shade, gap } = paint
  const dark = mix(shade, pen.palette.ink, 0.4)
  const mass = d`M-225 0V-430H225V0H75V-215A75 75 0 0 0 -75 -215V0Z`
  const vault = d`M-75 0V-215A75 75 0 0 1 75 -215V0H52V-205A52 58 0 0 0 -48 -205V0Z`
  const reliefs = [-150, 150]
    .map(
      (rx) =>
        rect(rx - 48, -206, 96, 150, dark, 'opacity=".4"') +
        rect(rx - 48, -84, 96, 28, body) +
        figure(rx - 22, -84, 92, lit, 'stand') +
        figure(rx + 24, -84, 88, lit, 'dress') +
        figure(rx, -92, 106, lit, 'arms') +
        rect(rx - 56, -320, 112, 62, dark, 'opacity=".4"') +
        rect(rx - 50, -314, 100, 50, body),
    )
    .join('')
  return at(
    x,
    base,
    group([
      path(mass, body),
      rect(75, -430, 150, 430, shade, 'opacity=".5"'),
      path(vault, dark),
      rect(-250, -500, 500, 80, body),
      rect(90, -500, 160, 80, shade, 'opacity=".5"'),
      path(
        box(-256, -506, 512, 12) +
          box(-244, -428, 488, 16) +
          box(-236, -356, 472, 9) +
          box(-232, -222, 152, 10) +
          box(80, -222, 152, 10),
        lit,
      ),
      path(
        range(22, (index) => knob(-232 + index * 22, -464)),
        dark,
        'opacity=".7"',
      ),
      path(
        range(40, (index) => box(-230 + index * 11.6, -410, 5, 46)),
        dark,
        'opacity=".4"',
      ),
      reliefs,
      path(box(-236, -28, 168, 28) + box(68, -28, 168, 28), lit),
      disc(0, -236, 6, gap),
    ]),
    scale,
  )
}

const knob = (x: number, y: number): string => d`M${x - 6} ${y}a6 6 0 1 1 12 0a6 6 0 1 1 -12 0z`

/** A temple front under a great dome, as on the Left Bank's hill; 560 wide, 640 high on the origin. */
export function pantheonFront(pen: Pen, x: number, base: number, scale: number, paint: Paint): string {
  const { lit, body, shade } = paint
  const dark = mix(shade, pen.palette.ink, 0.45)
  return at(
    x,
    base,
    group([
      rect(-280, -200, 560, 200, body),
      rect(150, -200, 130, 200, shade),
      path(box(-288, -206, 576, 12), lit),
      rect(-112, -330, 224, 130, shade),
      colonnade(-128, -214, 256, 116, 13, lit, shade),
      path(box(-136, -342, 272, 14) + box(-132, -216, 264, 14), lit),
      rect(-96, -378, 192, 40, body),
      path(
        range(8, (index) => roundArch(-84 + index * 24, -344, 12, 28)),
        dark,
      ),
      dome(pen, 0, -376, 98, 118, lit, shade, 4),
      rect(-170, -196, 340, 196, dark),
      colonnade(-172, -12, 344, 176, 6, lit, shade),
      pediment(-182, -196, 364, 84, lit, body),
      path(box(-200, -12, 400, 14) + box(-216, -4, 432, 8), lit),
    ]),
    scale,
  )
}

/** Twin-winged palace with steep pavilion roofs, 1300 wide and 260 high on the origin. */
export function palace(pen: Pen, x: number, base: number, scale: number, paint: Paint): string {
  const { lit, body, shade, gap } = paint
  const { roof } = pen.palette
  const wing =
    rect(-650, -150, 1300, 150, body) +
    arcade(-640, 0, 1280, 62, 40, mix(shade, pen.palette.ink, 0.3)) +
    windowGrid(-640, -136, 1280, 62, 40, 1, gap) +
    path(box(-656, -154, 1312, 9) + box(-656, -72, 1312, 6), lit) +
    path(
      range(66, (index) => box(-648 + index * 19.8, -164, 9, 12)),
      lit,
    )
  const pavilion = (px: number, w: number, h: number): string =>
    solid(
      px,
      [
        [w / 2 - 10, -h - w * 0.55],
        [w / 2 + 4, -h],
      ],
      roof,
      mix(roof, pen.palette.ink, 0.3),
    ) +
    rect(px - w / 2, -h, w, h, lit) +
    rect(px + w * 0.2, -h, w * 0.3, h, shade, 'opacity=".6"') +
    path(roundArch(px, 0, w * 0.34, 74) + roundArch(px, -98, w * 0.3, 62), gap) +
    windowGrid(px - w / 2, -h + 6, w, h * 0.7, 4, 2, gap) +
    path(box(px - w / 2 - 6, -h - 4, w + 12, 9), shade)
  return at(
    x,
    base,
    group([
      wing,
      pavilion(-600, 110, 186),
      pavilion(-330, 100, 180),
      pavilion(330, 100, 180),
      pavilion(600, 110, 186),
      pavilion(0, 150, 214),
    ]),
    scale,
  )
}

/** A glass pyramid on (x, base): facets, ribs and the light inside. */
export function glassPyramid(pen: Pen, x: number, base: number, half: number, height: number): string {
  const { sky, window, light, ink, sun } = pen.palette
  const glowing = light === 'night' || light === 'dusk'
  const [bright, dim] = glowing
    ? [mix(window, '#ffffff', 0.25), mix(window, sky[1], 0.45)]
    : [mix(sky[2], '#ffffff', 0.35), mix(sky[0], sky[1], 0.5)]
  const ridge = x + half * 0.22
  const left: Point[] = [
    [x - half, base],
    [x, base - height],
    [ridge, base],
  ]
  const right: Point[] = [
    [ridge, base],
    [x, base - height],
    [x + half, base],
  ]
  const ribs = (from: number, to: number, rows: number): string =>
    range(rows - 1, (index) => {
      const t = (index + 1) / rows
      const foot = from + (to - from) * t
      const [rightX, leftX] = [x + (to - x) * t, from + (x - from) * t]
      return d`M${foot} ${base}L${rightX} ${base - height * (1 - t)}M${foot} ${base}L${leftX} ${base - height * t}`
    })
  const edge = glowing ? mix(ink, window, 0.35) : mix(ink, sky[0], 0.4)
  return (
    poly(left, bright) +
    poly(right, dim) +
    poly(
      [
        [x - half * 0.5, base - height * 0.5],
        [x, base - height],
        [x + half * 0.06, base - height * 0.5],
      ],
      sun,
      'opacity=".35"',
    ) +
    stroke(ribs(x - half, ridge, 11), edge, 1.6, 'opacity=".65"') +
    stroke(ribs(ridge, x + half, 8), edge, 1.6, 'opacity=".65"') +
    stroke(
      d`M${x - half} ${base}L${x} ${base - height}L${x + half} ${base}M${x} ${base - height}L${ridge} ${base}`,
      edge,
      3.5,
      'stroke-linejoin="round"',
    )
  )
}

/** The quay wall of a shore at `y`, with its coping and joints. */
export function quay(y: number, width: number, height: number, wall: string, edge: string): string {
  return (
    rect(0, y - height, width, height, wall) +
    rect(0, y - height, width, 5, edge) +
    path(
      range(26, (index) => box(index * (width / 26) + 10, y - height + 12, 2, height - 12)),
      edge,
      'opacity=".35"',
    )
  )
}
