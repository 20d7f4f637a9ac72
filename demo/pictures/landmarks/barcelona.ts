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
import { clipped, linear } from '../pen.ts'
import { colourPaint, floodlit } from './local-colour.ts'
import type { Paint } from './paint.ts'

/** The glass of broken tiles in the colours Barcelona's architects set them. */
export function tileColours(pen: Pen): readonly string[] {
  return ['#2f86b0', '#f2b632', '#3f9f7c', '#e2654a', '#7fc4d4', '#f4efdf'].map((colour) =>
    floodlit(pen.palette, colour),
  )
}

/** Broken tiles over an area: small four-sided shards, drawn once on a tile of the picture and repeated. */
export function shards(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  size: number,
  colours: readonly string[],
  density = 1,
): string {
  const tile = size * 9
  const side = Math.round(6 * Math.sqrt(density))
  const step = tile / side
  const places = Array.from(
    { length: side * side },
    (_, index) =>
      [
        (index % side) * step + pen.random() * step * 0.4,
        (Math.floor(index / side) + 0.4) * step + pen.random() * step * 0.3,
      ] as const,
  )
  const drawn = colours
    .map((colour, order) =>
      path(
        places
          .filter((_, index) => Math.floor(index * 2.6) % colours.length === order)
          .map(([sx, sy]) => {
            const s = size * (0.55 + pen.random() * 0.5)
            return d`M${sx} ${sy}l${s} ${-s * 0.3}l${s * 0.3} ${s * 0.8}l${-s * 0.9} ${s * 0.4}z`
          })
          .join(''),
        colour,
      ),
    )
    .join('')
  const id = pen.define(
    (name) =>
      d`<pattern id="${name}" width="${tile}" height="${tile}" patternUnits="userSpaceOnUse">${drawn}</pattern>`,
  )
  return rect(x, y, width, height, `url(#${id})`)
}

/** A balcony like a mask: rounded iron with two eyes, 80 wide around the origin's middle. */
function mask(x: number, y: number, scale: number, bone: string, dark: string): string {
  return at(
    x,
    y,
    path('M-42 0Q-46 -34 -30 -42Q0 -54 30 -42Q46 -34 42 0Q38 22 0 24Q-38 22 -42 0Z', bone) +
      path(
        'M-30 -10Q-30 -32 -17 -32Q-4 -32 -5 -12Q-8 4 -18 4Q-28 4 -30 -10ZM30 -10Q30 -32 17 -32Q4 -32 5 -12Q8 4 18 4Q28 4 30 -10Z',
        dark,
      ) +
      path('M-46 -40Q0 -60 46 -40L44 -34Q0 -52 -44 -34Z', dark, 'opacity=".55"'),
    scale,
  )
}

/** The house of bones: bony gallery, mask balconies, shimmering wall, and a dragon's back for a roof; 420 wide, 800 high on the origin. */
export function casaBatlloFront(pen: Pen, x: number, base: number, scale: number): string {
  const { palette } = pen
  const { ink, stone } = palette
  const wall = colourPaint(pen, '#7fb0b8')
  const scales = colourPaint(pen, '#2f8a92')
  const dim = palette.light === 'night' || palette.light === 'dusk'
  const bone = dim ? mix(stone[0], stone[1], palette.light === 'night' ? 0.75 : 0.5) : mix(stone[0], '#ffffff', 0.3)
  const boneShade = mix(stone[1], stone[2], 0.3)
  const dark = mix(wall.shade, ink, 0.6)
  const glass = dim ? mix(palette.window, '#ffffff', 0.3) : mix(ink, palette.sky[1], 0.25)
  const facade = 'M-210 0V-640C-190 -660 -150 -652 -120 -660H120C150 -652 190 -660 210 -640V0Z'
  const floors = [-560, -466, -372]
  const windows = floors.flatMap((y, row) =>
    [-150, -50, 50, 150].map((wx, column) => {
      if (row === 2 && (column === 1 || column === 2)) return ''
      return (
        path(
          d`M${wx - 25} ${y + 30}V${y - 26}Q${wx - 24} ${y - 42} ${wx} ${y - 42}Q${wx + 24} ${y - 42} ${wx + 25} ${y - 26}V${y + 30}Z`,
          bone,
        ) +
        path(
          d`M${wx - 19} ${y + 26}V${y - 22}Q${wx - 18} ${y - 36} ${wx} ${y - 36}Q${wx + 18} ${y - 36} ${wx + 19} ${y - 22}V${y + 26}Z`,
          dim && pen.random() < 0.25 ? dark : glass,
        ) +
        stroke(d`M${wx} ${y - 36}v62M${wx - 19} ${y - 10}h38`, bone, 3)
      )
    }),
  )
  const balconies = floors.flatMap((y, row) =>
    [-150, -50, 50, 150].map((wx, column) =>
      row === 2 && (column === 1 || column === 2) ? '' : mask(wx, y + 44, 0.92, bone, mix(ink, boneShade, 0.35)),
    ),
  )
  // The gallery of the main floor: one great oval window between two smaller ones, under a brow of stone.
  const oval = (cx: number, cy: number, rx: number, ry: number): string =>
    path(
      d`M${cx - rx} ${cy}C${cx - rx} ${cy - ry * 1.2} ${cx + rx} ${cy - ry * 1.2} ${cx + rx} ${cy}C${cx + rx} ${cy + ry * 1.1} ${cx - rx} ${cy + ry * 1.1} ${cx - rx} ${cy}Z`,
      glass,
    )
  const gallery =
    path(
      'M-206 -120C-214 -200 -206 -300 -150 -322C-110 -340 -90 -420 -40 -424H40C90 -420 110 -340 150 -322C206 -300 214 -200 206 -120Z',
      bone,
    ) +
    path(
      'M60 -420Q110 -340 150 -322C206 -300 214 -200 206 -120H120C150 -200 130 -320 60 -420Z',
      boneShade,
      'opacity=".6"',
    ) +
    stroke(
      'M-206 -120C-214 -200 -206 -300 -150 -322C-110 -340 -90 -420 -40 -424H40C90 -420 110 -340 150 -322C206 -300 214 -200 206 -120',
      boneShade,
      6,
    ) +
    stroke(
      'M-106 -220C-106 -330 106 -330 106 -220C106 -120 -106 -120 -106 -220ZM-198 -214C-198 -300 -102 -300 -102 -214C-102 -134 -198 -134 -198 -214ZM198 -214C198 -300 102 -300 102 -214C102 -134 198 -134 198 -214ZM-150 -300Q-90 -330 -60 -390M150 -300Q90 -330 60 -390',
      boneShade,
      5,
      'opacity=".8"',
    ) +
    path('M-46 -346Q-44 -404 0 -404Q44 -404 46 -346Z', glass) +
    stroke('M-16 -402V-346M16 -402V-346', bone, 5) +
    oval(0, -220, 92, 88) +
    oval(-150, -214, 40, 66) +
    oval(150, -214, 40, 66) +
    path(
      range(7, (index) => circle(-66 + index * 22, -276 + Math.abs(index - 3) * 6, 8)),
      mix(palette.accent, glass, 0.25),
    ) +
    path(
      [-58, 0, 58]
        .map(
          (bx) =>
            d`M${bx - 9} -128C${bx - 3} -170 ${bx - 4} -200 ${bx - 7} -250H${bx + 7}C${bx + 4} -200 ${bx + 3} -170 ${bx + 9} -128ZM${bx - 9} -196q9 10 18 0q-9 -10 -18 0z`,
        )
        .join(''),
      bone,
    ) +
    path('M-214 -120Q-110 -150 0 -134Q110 -150 214 -120Q216 -100 200 -100H-200Q-216 -100 -214 -120Z', bone)
  const legs = [-196, -118, -40, 40, 118, 196]
    .map(
      (lx) =>
        d`M${lx - 20} 0C${lx - 10} -36 ${lx - 12} -70 ${lx - 24} -108H${lx + 24}C${lx + 12} -70 ${lx + 10} -36 ${lx + 20} 0Z`,
    )
    .join('')
  const doors = path(
    range(5, (index) => roundArch(-157 + index * 78.5, 0, 50, 92)),
    glass,
  )
  // The roof: a humped back of scales that change colour along it, ridge tiles, and the tower with its cross.
  const back =
    'M-226 -640C-232 -700 -190 -742 -120 -728C-96 -742 -74 -726 -60 -706C0 -800 110 -800 160 -742C210 -720 236 -690 226 -640C150 -662 80 -632 0 -650C-80 -632 -150 -662 -226 -640Z'
  const roofPaint = linear(
    pen,
    -226,
    226,
    [
      [0, mix(scales.body, palette.accent, 0.35)],
      [0.45, scales.lit],
      [0.75, scales.body],
      [1, scales.shade],
    ],
    true,
  )
  const rows = range(8, (row) =>
    range(20, (index) => d`M${-232 + index * 24 + (row % 2) * 12} ${-778 + row * 20}q12 18 24 0`),
  )
  const ridge: readonly Point[] = [
    [-40, -738],
    [-10, -766],
    [24, -782],
    [60, -788],
    [96, -782],
    [130, -768],
    [160, -746],
    [190, -726],
  ]
  const tower =
    path('M-172 -700C-178 -760 -166 -790 -160 -806H-124C-118 -790 -106 -760 -112 -700Z', wall.lit) +
    path('M-142 -700V-806H-124C-118 -790 -106 -760 -112 -700Z', wall.shade, 'opacity=".55"') +
    path('M-168 -804C-176 -850 -142 -846 -142 -880C-142 -846 -108 -850 -116 -804Z', bone) +
    path('M-148 -876V-902H-166V-914H-148V-932H-136V-914H-118V-902H-136V-876Z', bone)
  return at(
    x,
    base,
    group([
      tower,
      path(back, roofPaint),
      clipped(pen, back, stroke(rows, scales.shade, 3, 'opacity=".55"')),
      ridge
        .map(([rx, ry], index) =>
          disc(rx, ry, 15, index % 2 === 0 ? mix(palette.accent, scales.body, 0.25) : scales.lit),
        )
        .join(''),
      path(
        facade,
        linear(pen, -660, -300, [
          [0, wall.lit],
          [1, wall.body],
        ]),
      ),
      clipped(
        pen,
        facade,
        shards(pen, -214, -656, 424, 560, 13, tileColours(pen), 0.5) +
          rect(120, -660, 90, 660, wall.shade, 'opacity=".3"'),
      ),
      windows.join(''),
      balconies.join(''),
      path('M-206 -100H206V0H-206Z', mix(dark, wall.shade, 0.3)),
      doors,
      path(legs, bone),
      gallery,
    ]),
    scale,
  )
}

/** The neighbour with the stepped gable of tiles, 330 wide and 660 high on the origin. */
export function steppedHouse(
  pen: Pen,
  x: number,
  base: number,
  scale: number,
  { lit, body, shade, gap }: Paint,
): string {
  const steps: Point[] = [
    [-165, -470],
    [-150, -470],
    [-150, -520],
    [-112, -520],
    [-112, -566],
    [-74, -566],
    [-74, -608],
    [-36, -608],
    [-36, -648],
  ]
  const gable = [...steps, ...steps.map(([sx, sy]): Point => [-sx, sy]).reverse()]
  const tiles = range(7, (row) => range(9, (index) => d`M${-132 + index * 33} ${-486 - row * 24}l8 8l-8 8l-8 -8z`))
  const row = (y: number, h: number): string => [-110, -37, 37, 110].map((wx) => roundArch(wx, y, 40, h)).join('')
  return at(
    x,
    base,
    group([
      rect(-165, -472, 330, 472, body),
      poly(gable, mix(lit, pen.palette.accent, 0.14)),
      clipped(
        pen,
        `M${gable.map(([gx, gy]) => d`${gx} ${gy}`).join('L')}Z`,
        path(tiles, mix(pen.palette.accent, shade, 0.25), 'opacity=".75"'),
      ),
      stroke(`M${gable.map(([gx, gy]) => d`${gx} ${gy}`).join('L')}`, lit, 7),
      path(row(-360, 74) + row(-230, 80), lit),
      path(row(-364, 62) + row(-234, 68), gap),
      path(
        box(-175, -476, 350, 10) + box(-170, -350, 340, 12) + box(-170, -220, 340, 12) + box(-165, -120, 330, 8),
        lit,
      ),
      path([-110, 0, 110].map((wx) => roundArch(wx, 0, 66, 96)).join(''), mix(shade, pen.palette.ink, 0.5)),
      rect(118, -472, 47, 472, shade, 'opacity=".4"'),
    ]),
    scale,
  )
}

/** A gate lodge like a gingerbread house, its roof iced with tiles; with `spire` it carries the chequered tower. 260 wide on the origin. */
export function gateLodge(pen: Pen, x: number, base: number, scale: number, spire: boolean): string {
  const { palette } = pen
  const wall = colourPaint(pen, '#c98d5a')
  const ice = mix(palette.stone[0], '#ffffff', palette.light === 'night' ? 0 : 0.5)
  const roof = colourPaint(pen, '#a9583c')
  const blue = floodlit(palette, '#3f86b4')
  const yellow = floodlit(palette, '#efb848')
  const outline =
    'M-146 -132C-150 -200 -110 -236 -70 -230C-50 -262 40 -266 66 -230C112 -240 150 -196 146 -132C100 -148 60 -128 0 -142C-60 -128 -100 -148 -146 -132Z'
  const cap = spire
    ? path('M-26 -240C-34 -330 -22 -420 -16 -520H16C22 -420 34 -330 26 -240Z', ice) +
      clipped(
        pen,
        'M-26 -240C-34 -330 -22 -420 -16 -520H16C22 -420 34 -330 26 -240Z',
        path(
          range(16, (row) => range(4, (index) => box(-32 + index * 18 + (row % 2) * 9, -524 + row * 18, 9, 18))),
          blue,
        ) + rect(4, -530, 40, 300, wall.shade, 'opacity=".3"'),
      ) +
      path('M-24 -516C-30 -540 -12 -548 0 -566C12 -548 30 -540 24 -516Z', roof.body) +
      path('M-5 -562V-586H-24V-598H-5V-616H5V-598H24V-586H5V-562Z', ice)
    : path('M-46 -236C-52 -270 -44 -290 -40 -300H40C44 -290 52 -270 46 -236Z', wall.body) +
      path(
        range(3, (index) => roundArch(-24 + index * 24, -244, 13, 34)),
        wall.gap,
      ) +
      path('M-74 -296C-80 -360 -40 -394 0 -396C40 -394 80 -360 74 -296C40 -308 -40 -308 -74 -296Z', roof.body) +
      path(
        range(10, (index) => circle(-50 + ((index * 41) % 100), -322 - ((index * 29) % 50), 7)),
        ice,
      ) +
      path('M-10 -394C-14 -412 0 -412 0 -430C0 -412 14 -412 10 -394Z', ice)
  return at(
    x,
    base,
    group([
      path('M-126 0C-134 -60 -130 -110 -126 -150H126C130 -110 134 -60 126 0Z', wall.body),
      path('M40 0V-150H126C130 -110 134 -60 126 0Z', wall.shade, 'opacity=".6"'),
      shards(pen, -122, -140, 244, 140, 15, [wall.lit, wall.shade], 0.5),
      path(
        range(3, (index) => roundArch(-76 + index * 76, -46, 40, 66)),
        ice,
      ),
      path(
        range(3, (index) => roundArch(-76 + index * 76, -50, 28, 54)),
        wall.gap,
      ),
      cap,
      path(outline, roof.body),
      clipped(pen, outline, shards(pen, -150, -262, 300, 130, 13, [ice, roof.lit, blue, yellow])),
      stroke(
        'M-148 -134C-152 -204 -110 -240 -70 -232C-50 -264 40 -268 66 -232C112 -242 152 -198 148 -134',
        ice,
        12,
        'stroke-linecap="round" stroke-dasharray="22 6"',
      ),
    ]),
    scale,
  )
}

/** The bullet of glass among the city's towers, 90 wide and 420 high on the origin. */
export function bulletTower(pen: Pen, x: number, base: number, scale: number, depth: Paint): string {
  const outline = 'M-45 0V-220C-45 -330 -26 -404 0 -420C26 -404 45 -330 45 -220V0Z'
  const lights = range(60, () =>
    box(-42 + Math.floor(pen.random() * 11) * 8, -390 + Math.floor(pen.random() * 38) * 10, 5, 6),
  )
  return at(
    x,
    base,
    path(outline, depth.body) +
      path('M8 0V-418C30 -396 45 -330 45 -220V0Z', depth.shade) +
      clipped(
        pen,
        outline,
        path(
          lights,
          pen.palette.light === 'night' || pen.palette.light === 'dusk'
            ? mix(pen.palette.accent, depth.body, 0.2)
            : depth.lit,
        ),
      ),
    scale,
  )
}
