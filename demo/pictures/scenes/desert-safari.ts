import { figure } from '../kit/people.ts'
import { at, box, circle, d, disc, path, range, rect, stroke } from '../kit/shape.ts'
import { birds, heavens, mist } from '../kit/sky.ts'
import { inLight } from '../landmarks/local-colour.ts'
import { mix, tone } from '../palette.ts'
import { linear, type Pen } from '../pen.ts'
import type { Scene } from '../scene.ts'

/** A caravan crosses the crest of a dune before the sun; a jeep draws its dust over the next. */
export const desertSafari: Scene = {
  mood: 'gold',
  draw: (pen) => {
    const { palette } = pen
    const moonlit = palette.light === 'night' ? 0.26 : 0
    const sand = (colour: string, depth: number): string =>
      mix(mix(inLight(palette, colour), palette.sky[2], moonlit), palette.haze, depth)
    const [lit, body, shade] = [sand('#f3c27c', 0), sand('#dd9450', 0), sand('#a04f36', 0)]
    const near = mix(shade, palette.ink, 0.45)
    return [
      heavens(pen, 800, 790, 560, 215, 'rays'),
      path('M0 720Q200 640 380 690T760 668T1130 690T1600 640V1200H0Z', tone(palette, 0.12)),
      path('M0 770Q260 690 470 742Q700 790 900 720Q1160 650 1600 760V1200H0Z', sand('#e0a266', 0.45)),
      path('M470 742Q700 790 900 720Q820 790 640 800Q520 800 380 860L300 800Q400 770 470 742Z', sand('#a85c40', 0.4)),
      mist(pen, 840, 180, 0.6),
      path('M0 900Q300 846 560 880Q760 800 960 764Q1080 744 1190 790Q1380 862 1600 840V1200H0Z', lit),
      path('M960 764Q1080 744 1190 790Q1380 862 1600 840V1000Q1300 1010 1130 930Q1000 870 960 764Z', body),
      path('M960 764Q1000 870 1130 930Q1300 1010 1600 1000V1200H700Q1010 1060 1000 930Q990 840 960 764Z', shade),
      jeep(pen, 330, 882),
      path(
        'M0 1010Q220 930 470 960Q640 800 800 812Q1000 850 1180 980Q1360 1060 1600 1040V1200H0Z',
        mix(lit, body, 0.35),
      ),
      path(
        'M800 812Q1000 850 1180 980Q1360 1060 1600 1040V1200H560Q860 1130 880 1000Q886 900 800 812Z',
        linear(pen, 812, 1200, [
          [0, mix(shade, body, 0.3)],
          [1, near],
        ]),
      ),
      stroke(rippleLines(), shade, 3, 'opacity=".35"'),
      path(
        'M470 960Q640 800 800 812Q886 900 880 1000Q860 1060 760 1110Q800 1000 780 930Q750 850 700 850Q600 860 470 960Z',
        lit,
        'opacity=".5"',
      ),
      caravan(pen),
      path('M0 1150Q400 1070 800 1130Q1200 1190 1600 1110V1200H0Z', near),
      path(
        'M0 1150Q400 1070 800 1130Q1200 1190 1600 1110V1118Q1200 1200 800 1140Q400 1080 0 1160Z',
        body,
        'opacity=".7"',
      ),
      birds(pen, 520, 300, 5, 18),
    ]
  },
}

/** Wind ripples on the lit flank. */
const rippleLines = (): string =>
  range(9, (index) => d`M${30 + index * 26} ${1030 + index * 12}q90 -30 180 -16t190 -30`)

const camelBody =
  'M-52 -58Q-50 -80 -28 -80Q-20 -88 -14 -104Q-6 -116 4 -102Q10 -86 22 -80Q36 -72 44 -60Q52 -58 58 -72Q64 -88 64 -104Q66 -118 78 -118Q92 -116 100 -106L98 -100L84 -100Q78 -96 76 -84Q74 -58 60 -44Q50 -36 42 -36Q10 -32 -30 -40Q-48 -42 -52 -58Z'
const camelLegs =
  'M44 -44L40 -22L42 0H33L32 -22L28 -40ZM30 -42L24 -22L18 -2L10 0L16 -22L18 -42ZM-30 -46L-34 -24L-28 0H-37L-42 -24L-44 -50ZM-42 -52L-52 -26L-56 -2L-64 0L-60 -26L-52 -56Z'

/** A saddled camel walking to the right, 118 high on the origin. */
function camel(pen: Pen, x: number, base: number, scale: number, rider: boolean): string {
  const { palette } = pen
  const cloth = inLight(palette, '#d8433a')
  const trim = inLight(palette, '#f6cf6a')
  return at(
    x,
    base,
    path(camelBody + camelLegs, palette.ink) +
      stroke('M-52 -66Q-62 -58 -60 -38', palette.ink, 3) +
      path('M-32 -80Q-20 -88 -14 -106H6Q10 -86 24 -80L22 -46Q-4 -40 -30 -48Z', cloth) +
      path('M-30 -54Q-4 -46 22 -52V-46Q-4 -40 -30 -48ZM-31 -74Q-4 -66 23 -74V-70Q-4 -62 -31 -70Z', trim) +
      (rider
        ? path(
            'M-20 -96Q-18 -140 -4 -142Q12 -140 14 -98Q18 -84 10 -72L-2 -84Z',
            mix(palette.stone[0], palette.ink, 0.12),
          ) +
          disc(0, -150, 10, palette.ink) +
          path('M-11 -146Q-12 -164 0 -163Q13 -163 10 -150Q2 -156 -4 -152Q-6 -136 -14 -126Z', cloth)
        : path('M-26 -84Q-30 -112 -10 -112L8 -110Q22 -104 20 -82Z', mix(cloth, palette.ink, 0.35))),
    scale,
  )
}

function caravan(pen: Pen): string {
  const { ink } = pen.palette
  const places = [
    [520, 936, true],
    [672, 852, true],
    [830, 816, false],
    [992, 876, true],
  ] as const
  const ropes = places
    .slice(1)
    .map(([x, y], index) => {
      const [fx, fy] = places[index] ?? [x, y]
      return d`M${fx + 132} ${fy - 138}Q${(fx + x) / 2 + 20} ${(fy + y) / 2 - 60} ${x - 70} ${y - 82}`
    })
    .join('')
  return (
    stroke(ropes, ink, 2.4) +
    places.map(([x, y, rider]) => camel(pen, x, y + 8, 1.36, rider)).join('') +
    figure(1160, 980, 150, ink, 'walk') +
    stroke('M1182 890L1196 984', ink, 4)
  )
}

/** A white jeep coming down the slope with its plume of sand. */
function jeep(pen: Pen, x: number, base: number): string {
  const { palette } = pen
  const white = mix(palette.stone[0], '#ffffff', palette.light === 'day' ? 0.5 : 0.1)
  const dust = inLight(palette, '#f6d9a8')
  const wheel = (cx: number): string => disc(cx, -16, 17, palette.ink) + disc(cx, -16, 7, palette.stone[1])
  return (
    path(
      circle(x - 130, base - 26, 26) +
        circle(x - 170, base - 34, 34) +
        circle(x - 226, base - 36, 42) +
        circle(x - 290, base - 30, 40),
      dust,
      'opacity=".6"',
    ) +
    at(
      x,
      base,
      path('M-88 -22V-62L-82 -68L-60 -102H34L58 -68L90 -60Q96 -56 96 -22Z', white) +
        path('M-70 -68L-52 -94H-14V-68ZM-6 -68V-94H28L46 -68Z', mix(palette.ink, palette.sky[1], 0.3)) +
        rect(-60, -112, 92, 8, palette.ink) +
        path(box(-50, -122, 24, 10) + box(-18, -124, 34, 12), palette.accent) +
        rect(-88, -40, 184, 8, palette.accent) +
        wheel(-52) +
        wheel(60),
      0.9,
    )
  )
}
