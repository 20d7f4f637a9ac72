import { ridge } from '../kit/land.ts'
import { crowd } from '../kit/people.ts'
import { at, box, circle, d, group, path, range, rect, roundArch, stroke } from '../kit/shape.ts'
import { heavens, mist } from '../kit/sky.ts'
import { glints, lampTrails, ripples, water } from '../kit/water.ts'
import { inLight } from '../landmarks/local-colour.ts'
import { evening } from '../landmarks/skyscrapers.ts'
import { lamplight, mix, tone } from '../palette.ts'
import type { Pen } from '../pen.ts'
import type { Scene } from '../scene.ts'

/** A white ferry makes for the islands past the lighthouse; gulls follow it into the light. */
export const ferry: Scene = {
  mood: 'sea',
  draw: (pen) => {
    const { palette } = pen
    const horizon = 740
    return [
      heavens(pen, horizon, 1060, 430, 150, 'rays'),
      ridge(pen, 700, 70, tone(palette, 0.14), 4),
      mist(pen, horizon + 4, 150, 0.6),
      path('M980 740Q1080 650 1190 640Q1280 590 1380 640Q1500 640 1620 720V744H980Z', tone(palette, 0.3)),
      water(pen, horizon, 1200, 1060),
      path('M-10 760Q60 620 170 590Q260 540 330 600Q420 650 470 760Z', tone(palette, 0.56)) +
        path('M170 590Q260 540 330 600Q420 650 470 760H300Q320 660 170 590Z', tone(palette, 0.68)) +
        path('M-10 756Q240 744 480 756L500 772H-10Z', palette.stone[1], 'opacity=".8"'),
      lighthouse(pen, 250, 572),
      glints(pen, horizon + 6, 1190, 1060, 2) + ripples(pen, horizon + 6, 1190, 60),
      evening(pen) ? lampTrails(pen, 1010, 1180, [560, 760, 960, 1120]) : '',
      swell(pen, 900, 0.5),
      ship(pen, 830, 990),
      swell(pen, 1080, 0.9),
      gulls(pen),
    ]
  },
}

/** The striped lighthouse; by evening its lamp sweeps. */
function lighthouse(pen: Pen, x: number, base: number): string {
  const { palette } = pen
  const white = mix(palette.stone[0], '#ffffff', palette.light === 'day' ? 0.5 : 0.1)
  const red = inLight(palette, '#d8433a')
  const at0 = (up: number): number => 40 - up * 0.075
  const band = (low: number, high: number, fill: string): string =>
    path(
      d`M${x - at0(low)} ${base - low}L${x - at0(high)} ${base - high}H${x + at0(high)}L${x + at0(low)} ${base - low}Z`,
      fill,
    ) +
    path(
      d`M${x + at0(low) * 0.3} ${base - low}L${x + at0(high) * 0.3} ${base - high}H${x + at0(high)}L${x + at0(low)} ${base - low}Z`,
      palette.ink,
      'opacity=".18"',
    )
  return (
    (evening(pen)
      ? path(
          d`M${x} ${base - 280}L${x + 1500} ${base - 470}V${base - 250}ZM${x} ${base - 280}L${x - 400} ${base - 330}V${base - 260}Z`,
          lamplight(palette),
          'opacity=".22"',
        )
      : '') +
    band(0, 62, white) +
    band(62, 124, red) +
    band(124, 186, white) +
    band(186, 248, red) +
    path(roundArch(x, base, 22, 40), palette.ink) +
    rect(x - 32, base - 258, 64, 12, palette.ink) +
    rect(x - 16, base - 300, 32, 44, evening(pen) ? lamplight(palette) : mix(palette.sky[2], '#ffffff', 0.3)) +
    stroke(
      d`M${x - 16} ${base - 300}v44M${x} ${base - 300}v44M${x + 16} ${base - 300}v44M${x - 32} ${base - 276}h64`,
      palette.ink,
      3,
    ) +
    path(d`M${x - 22} ${base - 298}Q${x} ${base - 334} ${x + 22} ${base - 298}ZM${x - 2} ${base - 350}h4v30h-4z`, red)
  )
}

/** Crests of waves before and behind the ship. */
function swell(pen: Pen, y: number, strength: number): string {
  const { palette } = pen
  const crest = range(9, (index) => {
    const x = -60 + index * 200 + (index % 2) * 60
    return d`M${x} ${y + (index % 3) * 26}q60 ${-18 * strength} 120 0t120 0q-60 ${10 * strength} -120 ${6 * strength}t-120 ${-6 * strength}z`
  })
  return path(crest, mix(palette.water[0], '#ffffff', 0.3), 'opacity=".5"')
}

/** The ferry from the side, bow to the right: hull, car deck, two rows of windows, open top deck, funnels. */
function ship(pen: Pen, x: number, line: number): string {
  const { palette } = pen
  const white = evening(pen)
    ? mix(palette.stone[2], palette.stone[0], palette.light === 'night' ? 0.34 : 0.4)
    : mix(palette.stone[0], '#ffffff', 0.6)
  const shade = mix(white, palette.stone[2], 0.4)
  const red = inLight(palette, '#e2533f')
  const navy = mix(palette.ink, palette.sky[0], 0.2)
  const glass = evening(pen) ? palette.window : mix(palette.ink, palette.sky[1], 0.35)
  const foam = mix('#ffffff', palette.water[0], palette.light === 'day' ? 0 : palette.light === 'night' ? 0.6 : 0.35)
  const row = (from: number, count: number, y: number, w: number, h: number, pitch: number): string =>
    range(count, (index) => box(from + index * pitch, y, w, h))
  return at(
    x,
    line,
    group([
      path('M-560 30Q-760 20 -900 36Q-740 58 -540 46Z', foam, 'opacity=".75"'),
      path('M-600 44Q-780 52 -900 66Q-700 74 -520 56Z', foam, 'opacity=".5"'),
      path('M-520 -120H556Q600 -124 640 -140Q610 -30 540 36H-500Q-530 -40 -520 -120Z', navy),
      path('M-520 -120H556Q600 -124 640 -140L632 -116Q600 -98 556 -96H-521Z', white),
      path('M-514 10Q0 20 560 12L540 36H-500Z', red),
      rect(-470, -204, 980, 86, white) + path('M510 -204Q556 -176 570 -120H510Z', white),
      rect(-470, -142, 1000, 22, shade),
      path(row(-440, 19, -190, 34, 34, 48), glass),
      path('M486 -194Q526 -172 540 -142H486Z', glass),
      path('M-420 -288H380Q430 -276 462 -204H-420Z', white),
      path(row(-396, 16, -270, 34, 36, 48), glass) + path('M384 -268Q414 -254 432 -218H384Z', glass),
      rect(-440, -300, 850, 14, shade),
      crowd(pen, -380, 40, -300, 68, 9, palette.ink),
      stroke('M-430 -336H60M-430 -318H60', white, 4) + path(row(-430, 13, -338, 4, 38, 41), white),
      path('M90 -360H330Q362 -346 372 -300H90Z', white) +
        path('M250 -348H324Q344 -338 352 -314H250Z', glass) +
        path(row(110, 3, -346, 34, 30, 45), glass),
      rect(80, -370, 270, 12, red),
      path('M-190 -300L-176 -452H-66L-52 -300Z', red) +
        path('M-100 -300L-96 -452H-66L-52 -300Z', mix(red, palette.ink, 0.3)) +
        path('M-181 -400H-61L-57 -360H-185Z', white) +
        path('M-178 -452H-64V-470H-178Z', navy),
      stroke(
        'M-120 -476Q-190 -520 -300 -506Q-360 -500 -430 -526',
        mix(palette.haze, '#ffffff', 0.4),
        26,
        'opacity=".45" stroke-linecap="round"',
      ),
      stroke('M200 -370V-452M176 -430H224M200 -448L410 -300', navy, 5),
      path('M-470 -120V-204H-440V-300H-430V-120Z', shade, 'opacity=".6"'),
      path(
        range(3, (index) => d`M${-400 + index * 130} -222h86q0 26 -20 28h-46q-20 -2 -20 -28z`),
        inLight(palette, '#f08a3a'),
      ),
      path(
        range(16, (index) => circle(-440 + index * 60, -60, 9)),
        white,
      ),
      path('M-540 30Q-300 14 0 34T520 24Q600 0 668 30Q700 50 640 56Q300 44 0 58T-540 54Z', foam, 'opacity=".85"'),
    ]),
    0.92,
  )
}

/** Three gulls near the eye. */
function gulls(pen: Pen): string {
  const { palette } = pen
  const white = mix(palette.stone[0], '#ffffff', palette.light === 'night' ? 0.2 : 0.7)
  const gull = (x: number, y: number, scale: number): string =>
    at(
      x,
      y,
      path('M-6 0Q-50 -54 -130 -40Q-160 -34 -178 -14Q-110 -28 -60 8Q-30 26 4 22Z', white) +
        path('M6 -2Q40 -70 116 -74Q150 -72 170 -58Q100 -48 60 -6Q36 20 4 22Z', mix(white, palette.stone[2], 0.35)) +
        path('M-178 -14Q-160 -34 -130 -40L-140 -26ZM170 -58Q150 -72 116 -74L130 -60Z', palette.ink) +
        path('M-34 6Q0 -8 52 6Q66 12 60 22Q20 34 -20 28L-58 36L-46 20Z', white) +
        path('M58 14L78 20L58 24Z', inLight(palette, '#f2a93a')) +
        path(circle(50, 12, 3), palette.ink),
      scale,
    )
  return gull(470, 380, 0.62) + gull(620, 210, 0.44) + gull(1360, 250, 0.7)
}
