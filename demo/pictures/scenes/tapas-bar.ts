import { skyline } from '../kit/land.ts'
import { bottle, wineGlass } from '../kit/objects.ts'
import { figure } from '../kit/people.ts'
import { at, box, circle, d, disc, group, oval, path, range, rect, roundArch, stroke, turned } from '../kit/shape.ts'
import { heavens, radialGlow } from '../kit/sky.ts'
import { floodlit } from '../landmarks/local-colour.ts'
import { farPaint } from '../landmarks/paint.ts'
import { farSagradaFamilia } from '../landmarks/sagrada-familia.ts'
import { lamplight, mix } from '../palette.ts'
import { clipped, linear, type Pen } from '../pen.ts'
import type { Scene } from '../scene.ts'

/** Hams hang over a marble bar laid with tapas; through the arch the evening street. */
export const tapasBar: Scene = {
  mood: 'gold',
  draw: (pen) => {
    const { palette } = pen
    const shadow = mix(palette.ink, '#3d1812', 0.65)
    const wall = mix(mix('#c9793f', palette.stone[1], 0.25), shadow, palette.light === 'night' ? 0.46 : 0.12)
    const wood = mix(mix('#6b3a22', palette.stone[2], 0.1), shadow, 0.25)
    return [
      rect(
        0,
        0,
        1600,
        900,
        linear(pen, 0, 900, [
          [0, mix(wall, shadow, 0.45)],
          [0.6, wall],
          [1, mix(wall, shadow, 0.3)],
        ]),
      ),
      street(pen),
      shelves(pen, 90, wood) + shelves(pen, 1170, wood),
      rect(0, 60, 1600, 34, wood) + rect(0, 60, 1600, 8, mix(wood, palette.stone[0], 0.25)),
      [180, 320, 1280, 1420].map((x, index) => ham(pen, x, 94, 1 + (index % 2) * 0.14)).join(''),
      peppers(pen, 60, 94) + peppers(pen, 1540, 94),
      barman(pen, 800, 800),
      ...[448, 1152].map((x) => pendant(pen, x, 250)),
      counter(pen, wood),
      dishes(pen),
      figure(-24, 1580, 1000, palette.ink, 'stand') + figure(1640, 1540, 980, palette.ink, 'dress'),
    ]
  },
}

/** The open arch to the street: sky, roofs and the basilica far off. */
function street(pen: Pen): string {
  const { palette } = pen
  const opening = roundArch(800, 800, 560, 640)
  return (
    clipped(
      pen,
      opening,
      heavens(pen, 640, 640, 380, 76, 'rays') +
        farSagradaFamilia(930, 660, 300, farPaint(pen, 0.34)) +
        skyline(pen, 690, 0.4, { heights: [50, 120], widths: [56, 90], roofs: 'flat' }, 500, 1100) +
        rect(500, 688, 600, 130, mix(palette.stone[2], palette.ink, 0.3)),
    ) +
    stroke(opening, mix(palette.stone[1], palette.ink, 0.2), 34) +
    stroke(opening, mix(palette.stone[0], palette.stone[1], 0.5), 8)
  )
}

/** Shelves of bottles and a blackboard-dark back. */
function shelves(pen: Pen, x: number, wood: string): string {
  const { palette } = pen
  const glass = ['#2f6b4a', '#7a2436', '#c98a2c', '#e0c070', '#3c5a7c'].map((colour) => floodlit(palette, colour))
  const back = mix(wood, palette.ink, 0.4)
  const row = (y: number): string =>
    glass
      .map((colour, order) =>
        path(
          range(2, (turn) => {
            const bx = x + 26 + (turn * 5 + order) * 33
            const h = 96 + ((order * 17 + turn * 29) % 38)
            return d`M${bx - 12} ${y}v${-h * 0.56}q0 ${-h * 0.12} ${7} ${-h * 0.16}v${-h * 0.28}h10v${h * 0.28}q7 ${h * 0.04} 7 ${h * 0.16}v${h * 0.56}z`
          }),
          colour,
        ),
      )
      .join('') +
    path(
      range(10, (index) => box(x + 15 + index * 33, y - 44, 22, 22)),
      mix(palette.stone[0], '#ffffff', 0.2),
      'opacity=".8"',
    )
  return (
    rect(x, 330, 340, 470, back) +
    radialGlow(pen, x + 170, 560, 240) +
    [466, 622, 778]
      .map((y) => row(y) + rect(x - 10, y, 360, 14, wood) + rect(x - 10, y, 360, 4, mix(wood, palette.stone[0], 0.35)))
      .join('')
  )
}

/** A cured ham on its string. */
function ham(pen: Pen, x: number, top: number, scale: number): string {
  const { palette } = pen
  const meat = floodlit(palette, '#9c4230')
  const fat = floodlit(palette, '#e9b878')
  return at(
    x,
    top,
    group([
      stroke('M0 0V44', palette.ink, 5),
      path('M-9 40Q0 30 9 40L14 92Q46 126 42 176Q36 232 0 238Q-40 232 -44 176Q-46 126 -14 92Z', meat),
      path('M-9 40Q0 30 9 40L12 84Q-10 120 -22 226Q-42 214 -44 176Q-46 126 -14 92Z', fat),
      path('M20 104Q46 132 42 176Q36 232 0 238Q36 200 20 104Z', mix(meat, palette.ink, 0.4)),
      path('M-12 36H12V54H-12Z', palette.ink),
      path('M0 238q-12 16 0 24q12 -8 0 -24z', palette.accent),
    ]),
    scale,
  )
}

/** A string of dried peppers and garlic. */
function peppers(pen: Pen, x: number, top: number): string {
  const red = floodlit(pen.palette, '#c8372c')
  const pods = range(9, (index) => {
    const [px, py, side] = [x + (index % 2 === 0 ? -1 : 1) * 6, top + 30 + index * 17, index % 2 === 0 ? -1 : 1]
    return d`M${px} ${py}q${side * 34} 4 ${side * 30} 40q${-side * 8} -14 ${-side * 24} -20q${-side * 10} -8 ${-side * 6} -20z`
  })
  return stroke(d`M${x} ${top}V${top + 180}`, pen.palette.ink, 4) + path(pods, red)
}

function pendant(pen: Pen, x: number, y: number): string {
  const { ink } = pen.palette
  return (
    radialGlow(pen, x, y + 20, 230) +
    path(box(x - 2.5, 90, 5, y - 120), ink) +
    path(
      d`M${x - 70} ${y + 16}Q${x - 62} ${y - 40} ${x} ${y - 46}Q${x + 62} ${y - 40} ${x + 70} ${y + 16}Z`,
      floodlit(pen.palette, '#1f6f68'),
    ) +
    path(
      d`M${x - 70} ${y + 16}Q${x} ${y + 40} ${x + 70} ${y + 16}Q${x} ${y + 6} ${x - 70} ${y + 16}Z`,
      lamplight(pen.palette),
    )
  )
}

/** The barman in white shirt and apron who pours from high above. */
function barman(pen: Pen, x: number, base: number): string {
  const { palette } = pen
  const { ink } = palette
  const skin = mix(floodlit(palette, '#dda57e'), palette.stone[0], 0.15)
  const shirt = mix(palette.stone[0], '#ffffff', palette.light === 'night' ? 0 : 0.45)
  const fold = mix(palette.stone[1], palette.stone[2], 0.35)
  const hair = mix(ink, '#2a1a18', 0.4)
  return at(
    x,
    base,
    group([
      path('M-72 0Q-84 -150 -52 -190Q0 -212 52 -190Q84 -150 72 0Z', shirt),
      path('M26 -200Q60 -196 68 -150Q80 -90 72 0H36Q48 -110 26 -200Z', fold, 'opacity=".7"'),
      path('M-52 0L-44 -120H44L52 0Z', mix(ink, palette.accent, 0.15)),
      stroke('M-40 -118L-22 -196M40 -118L22 -196', mix(ink, palette.accent, 0.15), 8),
      path('M-16 -222H16V-190Q0 -176 -16 -190Z', mix(skin, ink, 0.25)),
      oval(0, -250, 32, 39, skin),
      path('M-33 -250Q-40 -296 0 -300Q40 -296 33 -250Q28 -276 8 -280Q-20 -280 -33 -250Z', hair),
      path('M-16 -232Q0 -240 16 -232Q8 -224 0 -228Q-8 -224 -16 -232Z', hair),
      stroke('M-17 -254q5 -5 10 0M8 -254q5 -5 10 0', hair, 3.4, 'stroke-linecap="round"'),
      stroke('M-56 -176Q-128 -200 -128 -292', shirt, 32, 'stroke-linecap="round"'),
      disc(-128, -308, 15, skin),
      turned(-112, -128, -312, bottle(-128, -272, 0.42, mix(palette.leaf[1], ink, 0.3), palette.stone[0])),
      path('M-236 -272Q-240 -200 -226 -128L-220 -128Q-232 -200 -228 -270Z', '#a3283c'),
      stroke('M58 -172Q112 -110 30 -84Q-70 -76 -180 -70', shirt, 28, 'stroke-linecap="round"'),
      disc(-196, -74, 14, skin),
      wineGlass(-223, -56, 0.46, mix(ink, '#ffffff', 0.6), '#8e1f3d'),
    ]),
    1.24,
  )
}

/** Marble top and tiled front of the bar. */
function counter(pen: Pen, wood: string): string {
  const { palette } = pen
  const marble = mix(palette.stone[0], palette.stone[1], palette.light === 'night' ? 0.5 : 0.4)
  const vein = range(9, (index) => d`M${index * 190 - 40} 800q60 60 40 120t80 140t40 160`)
  return (
    path(
      'M-10 792H1610V1210H-10Z',
      linear(pen, 790, 1200, [
        [0, mix(marble, palette.stone[1], 0.35)],
        [0.3, marble],
        [1, mix(marble, palette.stone[2], 0.55)],
      ]),
    ) +
    stroke(vein, mix(palette.stone[1], palette.stone[2], 0.4), 3, 'opacity=".35"') +
    rect(0, 780, 1600, 22, mix(marble, '#ffffff', 0.3)) +
    rect(0, 800, 1600, 8, mix(wood, marble, 0.5), 'opacity=".6"')
  )
}

/** What is on the bar: prawns, tortilla, bread with tomato, olives, ham, and wine. */
function dishes(pen: Pen): string {
  const { palette } = pen
  const { ink } = palette
  // Lamps hang over the bar: the food keeps its colours when the street is dark.
  const paint = (colour: string): string =>
    palette.light === 'night' || palette.light === 'dusk'
      ? mix(mix(colour, palette.glow, 0.14), ink, 0.1)
      : floodlit(palette, colour)
  const white = mix(palette.stone[0], '#ffffff', palette.light === 'night' ? 0.1 : 0.7)
  const clay = paint('#b5572e')
  const shadow = (x: number, y: number, w: number): string => oval(x, y, w, w * 0.2, ink, 'opacity=".22"')
  const plate = (x: number, y: number, w: number): string =>
    shadow(x + 8, y + 14, w * 1.02) +
    oval(x, y + 6, w, w * 0.26, mix(white, palette.stone[2], 0.35)) +
    oval(x, y, w, w * 0.26, white) +
    oval(x, y, w * 0.76, w * 0.18, mix(white, palette.stone[1], 0.35))
  const bowl = (x: number, y: number, w: number, depth: number, fill: string): string =>
    shadow(x + 8, y + depth, w) +
    path(
      d`M${x - w} ${y}Q${x - w * 0.9} ${y + depth} ${x - w * 0.5} ${y + depth}H${x + w * 0.5}Q${x + w * 0.9} ${y + depth} ${x + w} ${y}Z`,
      fill,
    ) +
    path(
      d`M${x + w * 0.3} ${y}H${x + w}Q${x + w * 0.9} ${y + depth} ${x + w * 0.5} ${y + depth}H${x + w * 0.1}Z`,
      mix(fill, ink, 0.35),
    ) +
    oval(x, y, w, w * 0.22, mix(fill, palette.stone[0], 0.35))
  const prawn = (x: number, y: number, s: number, flip: 1 | -1): string =>
    at(
      x,
      y,
      path('M-34 6Q-36 -30 0 -32Q34 -30 36 2Q30 -6 20 -6Q22 -16 4 -16Q-14 -14 -14 6Q-24 14 -34 6Z', paint('#f0784a')) +
        stroke('M-24 -20l8 12M-8 -30l4 14M12 -30l-4 14M28 -18l-8 10', paint('#b5432c'), 3) +
        path('M-34 6l-16 10l6 8l18 -10z', paint('#e0583a')) +
        stroke('M34 -2q24 -16 34 -34M34 0q28 -4 40 -18', paint('#b5432c'), 2.4),
      s * flip,
      s,
    )
  const tortilla =
    plate(800, 930, 190) +
    path('M660 918Q660 872 800 868Q940 872 940 918Q940 950 800 954Q660 950 660 918Z', paint('#d9932c')) +
    oval(800, 900, 140, 30, paint('#f5c04a')) +
    path('M800 900L918 884Q944 896 940 912Z', mix(white, palette.stone[1], 0.35)) +
    path('M800 900L940 912V930L800 926Z', paint('#e9c87a')) +
    path(
      range(14, (index) => circle(704 + ((index * 53) % 170), 888 + ((index * 7) % 24), 6)),
      paint('#b5701f'),
      'opacity=".7"',
    ) +
    path('M716 876q30 -40 44 -6q-14 10 -44 6z', paint('#3f8f4a'))
  const prawns =
    bowl(330, 1010, 170, 66, clay) +
    oval(330, 1010, 146, 27, paint('#e8a83c')) +
    prawn(240, 1014, 1.1, 1) +
    prawn(330, 1000, 1.2, -1) +
    prawn(410, 1014, 1.1, 1) +
    prawn(300, 1024, 1.1, -1) +
    prawn(374, 1028, 1, 1) +
    path(
      range(9, (index) => circle(236 + index * 23, 1004 + ((index * 11) % 24), 4)),
      paint('#3f8f4a'),
    )
  const board =
    shadow(1262, 1052, 260) +
    path('M1020 996H1470L1530 1056H980Z', paint('#9a6236')) +
    path('M980 1056H1530V1072H980Z', paint('#6e4426')) +
    range(
      7,
      (index) =>
        path(
          d`M${1040 + index * 62} ${1040 - (index % 2) * 18}q-8 -44 34 -40q44 2 38 34q-14 -14 -30 -8q-22 16 -42 14z`,
          paint(index % 2 === 0 ? '#c23c3c' : '#a82e34'),
        ) + stroke(d`M${1048 + index * 62} ${1034 - (index % 2) * 18}q2 -28 30 -26q26 2 28 20`, paint('#f2c8a8'), 4),
    ) +
    range(
      3,
      (index) =>
        path(d`M${1180 + index * 84} ${1046}q-6 -20 26 -22q40 0 40 18q-4 12 -34 12q-28 2 -32 -8z`, paint('#d9a45c')) +
        path(d`M${1186 + index * 84} ${1038}q4 -14 26 -12q26 0 26 12q-10 8 -28 6q-20 2 -24 -6z`, paint('#d64a32')),
    )
  const olives =
    bowl(640, 1110, 112, 60, paint('#2f7f9a')) +
    path(
      range(10, (index) => circle(552 + index * 19, 1104 - (index % 2) * 10, 15)),
      paint('#6f8f3a'),
    ) +
    path(
      range(8, (index) => circle(568 + index * 20, 1094 + (index % 3) * 9, 14)),
      paint('#4d6b2c'),
    ) +
    path(
      range(8, (index) => circle(564 + index * 20, 1088 + (index % 3) * 9, 4)),
      paint('#d64a32'),
    ) +
    stroke('M610 1096L586 1020M670 1096L700 1012', paint('#d9a45c'), 4)
  const croquettes =
    plate(1010, 1136, 170) +
    [930, 1000, 1070]
      .map(
        (x) =>
          oval(x, 1120, 46, 24, paint('#c98232')) +
          path(d`M${x - 40} 1116q40 -26 80 0q-40 -10 -80 0z`, paint('#eeb45c')),
      )
      .join('') +
    [964, 1038]
      .map(
        (x) =>
          oval(x, 1096, 46, 24, paint('#d18c3a')) +
          path(d`M${x - 40} 1092q40 -26 80 0q-40 -10 -80 0z`, paint('#f2bf6c')) +
          stroke(d`M${x} 1080V1020`, paint('#d9a45c'), 4) +
          path(d`M${x} 1020l26 8l-26 10z`, palette.accent),
      )
      .join('')
  return group([
    tortilla,
    wineGlass(560, 960, 1.1, mix(ink, '#ffffff', 0.72), '#8e1f3d'),
    wineGlass(1050, 944, 1.05, mix(ink, '#ffffff', 0.72), '#e3a93c'),
    prawns,
    board,
    olives,
    croquettes,
    bottle(1380, 990, 0.9, mix(palette.leaf[1], ink, 0.45), mix(palette.stone[0], '#ffffff', 0.3)),
  ])
}
