import { tree } from '../kit/land.ts'
import { crowd, figure } from '../kit/people.ts'
import { at, circle, d, type Point, path, poly, range, stroke } from '../kit/shape.ts'
import { heavens, mist } from '../kit/sky.ts'
import { glints, lampTrails, reflected, ripples, water } from '../kit/water.ts'
import { type Lane, type LaneHouse, laneSide } from '../landmarks/lane.ts'
import { colourPaint, floodlit } from '../landmarks/local-colour.ts'
import { lamplight, mix, tone } from '../palette.ts'
import type { Pen } from '../pen.ts'
import type { Scene } from '../scene.ts'

const lane: Lane = { vanish: [800, 590], half: 960, eye: 230 }
const step: readonly Point[] = [
  [0, 40],
  [0.16, 40],
  [0.16, 100],
  [0.32, 100],
  [0.32, 160],
  [0.68, 160],
  [0.68, 100],
  [0.84, 100],
  [0.84, 40],
  [1, 40],
]
const neck: readonly Point[] = [
  [0.06, 10],
  [0.26, 50],
  [0.3, 150],
  [0.5, 210],
  [0.7, 150],
  [0.74, 50],
  [0.94, 10],
]
const spout: readonly Point[] = [
  [0.4, 150],
  [0.4, 190],
  [0.6, 190],
  [0.6, 150],
]

/** From under a bridge the glass-roofed boat comes towards us, the ring of the next bridge behind it. */
export const canalCruise: Scene = {
  mood: 'sea',
  draw: (pen) => {
    const { palette } = pen
    const dim = palette.light === 'night' || palette.light === 'dusk'
    const house = (near: number, far: number, height: number, colour: string, crown: readonly Point[]): LaneHouse => ({
      near,
      far,
      height,
      crown,
      paint: colourPaint(pen, colour),
    })
    return [
      heavens(pen, 640, 800, 400, 112, 'rays'),
      mist(pen, 680, 240, 0.6),
      water(pen, 640, 1200, 800),
      reflected(pen, ringBridge(pen), 706, 900, 0.6, 1),
      laneSide(pen, lane, -1, [
        house(1.16, 1.66, 800, '#a8432f', step),
        house(1.66, 2.2, 880, '#d9a45c', neck),
        house(2.2, 2.8, 800, '#4a5f66', spout),
        house(2.8, 3.5, 860, '#8a3530', neck),
        house(3.5, 4.4, 800, '#e2d2b4', step),
      ]),
      laneSide(pen, lane, 1, [
        house(1.12, 1.6, 860, '#d8c7a4', neck),
        house(1.6, 2.14, 790, '#7a3430', step),
        house(2.14, 2.74, 860, '#5a7488', neck),
        house(2.74, 3.5, 800, '#b8603c', spout),
        house(3.5, 4.4, 860, '#46585c', neck),
      ]),
      quays(pen),
      [1.55, 2.5]
        .map((z) => tree(pen, 800 - 745 / z, 590 + 230 / z, 330 / z) + tree(pen, 800 + 745 / z, 590 + 230 / z, 320 / z))
        .join(''),
      dim ? lampTrails(pen, 760, 1160, [330, 470, 1130, 1270]) : '',
      glints(pen, 712, 1190, 800, 1.1) + ripples(pen, 720, 1190, 30),
      glassBoat(pen, 800, 1020, 1.14),
      nearArch(pen),
    ]
  },
}

/** The walls and pavements of both banks. */
function quays(pen: Pen): string {
  const { palette } = pen
  const at3 = (half: number, eye: number, z: number): Point => [lane.vanish[0] + half / z, lane.vanish[1] + eye / z]
  return [-1, 1]
    .map(
      (side) =>
        poly(
          [at3(side * 960, 230, 0.8), at3(side * 960, 230, 4.6), at3(side * 600, 230, 4.6), at3(side * 600, 230, 0.8)],
          mix(palette.stone[1], palette.stone[2], 0.35),
        ) +
        poly(
          [at3(side * 600, 230, 0.8), at3(side * 600, 230, 4.6), at3(side * 600, 420, 4.6), at3(side * 600, 420, 0.8)],
          mix(palette.stone[2], palette.ink, 0.45),
        ) +
        stroke(
          `M${[at3(side * 600, 230, 0.8), at3(side * 600, 230, 4.6)].map(([x, y]) => d`${x} ${y}`).join('L')}`,
          palette.stone[0],
          5,
        ),
    )
    .join('')
}

/** The next bridge: one round arch whose lamps close to a ring with their reflection. */
function ringBridge(pen: Pen): string {
  const { palette } = pen
  const fill = mix(tone(palette, 0.6), palette.stone[2], 0.3)
  const [x, y, r] = [800, 706, 118]
  const lamps = range(17, (index) => {
    const angle = Math.PI * (index / 16)
    return circle(x + Math.cos(angle) * (r + 9), y - Math.sin(angle) * (r + 9), 4.4)
  })
  return (
    path(
      d`M${x - 230} ${y}V${y - 130}Q${x} ${y - 190} ${x + 230} ${y - 130}V${y}H${x + r}A${r} ${r} 0 0 0 ${x - r} ${y}Z`,
      fill,
    ) +
    stroke(d`M${x - 234} ${y - 132}Q${x} ${y - 192} ${x + 234} ${y - 132}`, palette.stone[0], 7) +
    stroke(
      range(15, (index) => d`M${x - 210 + index * 30} ${y - 136 - (1 - ((index - 7) / 7) ** 2) * 26}v-28`) +
        d`M${x - 214} ${y - 160}Q${x} ${y - 222} ${x + 214} ${y - 160}`,
      palette.ink,
      3,
    ) +
    crowd(pen, x - 130, x + 140, y - 156, 56, 4, palette.ink) +
    path(lamps, lamplight(palette))
  )
}

/** The canal boat from the front: low hull, glass from gunwale to roof, rows of passengers; 520 wide on its water line. */
function glassBoat(pen: Pen, x: number, line: number, scale: number): string {
  const { palette } = pen
  const { ink, stone, light } = palette
  const dim = light === 'night' || light === 'dusk'
  const glass = dim ? palette.window : mix(palette.sky[2], '#ffffff', 0.4)
  const white = mix(stone[0], '#ffffff', light === 'night' ? 0.1 : 0.5)
  const red = floodlit(palette, '#c8402f')
  return at(
    x,
    line,
    path('M-420 96Q-220 30 0 30Q220 30 420 96Q200 74 0 74Q-200 74 -420 96Z', white, 'opacity=".5"') +
      path('M-236 -46L-196 -168Q0 -196 196 -168L236 -46Z', glass) +
      crowd(pen, -190, 190, -24, 118, 7, mix(ink, glass, 0.25)) +
      figure(0, -20, 140, ink, 'stand') +
      stroke(
        'M-236 -46L-196 -168M236 -46L196 -168M-118 -46L-100 -180M118 -46L100 -180M0 -46V-186M-218 -104Q0 -122 218 -104',
        ink,
        6,
      ) +
      path('M-206 -164Q0 -194 206 -164L196 -186Q0 -216 -196 -186Z', white) +
      path('M-262 -52Q0 -34 262 -52L246 -22Q0 -2 -246 -22Z', white) +
      path('M-254 -26Q0 -6 254 -26Q236 62 120 78H-120Q-236 62 -254 -26Z', ink) +
      path('M-250 -12Q0 8 250 -12L246 6Q0 28 -246 6Z', red) +
      path('M0 2Q26 6 24 40Q14 70 0 78Q-14 70 -24 40Q-26 6 0 2Z', mix(ink, stone[2], 0.25)) +
      path(circle(-160, 34, 13) + circle(160, 34, 13), lamplight(palette)) +
      stroke(circle(-206, -76, 20), red, 9) +
      path('M-3 -204v-70h6v70zM3 -272h62l-14 17l14 17h-62z', red),
    scale,
  )
}

/** The vault we look out from: dark brick with a ring of cut stone and lamps along it. */
function nearArch(pen: Pen): string {
  const { palette } = pen
  const edge = 'M70 1210V640A730 580 0 0 1 1530 640V1210'
  const lamps = range(27, (index) => {
    const angle = Math.PI * (index / 26)
    return circle(800 + Math.cos(angle) * 712, 640 - Math.sin(angle) * 562, 8)
  })
  return (
    path(`M-10 -10H1610V1210H1530V640A730 580 0 0 0 70 640V1210H-10Z`, palette.ink) +
    stroke(edge, mix(palette.ink, palette.stone[2], 0.42), 46, 'stroke-dasharray="58 5" transform="translate(0 -6)"') +
    path(lamps, lamplight(palette))
  )
}
