import { at, box, circle, d, disc, group, oval, path, range, rect, stroke, turned } from '../kit/shape.ts'
import { mix } from '../palette.ts'
import type { Pen } from '../pen.ts'
import { floodlit } from './local-colour.ts'

/** Skin in the lamplight of this palette. */
const skinOf = (pen: Pen): string => mix(floodlit(pen.palette, '#e0a57c'), pen.palette.stone[0], 0.2)

/** The fado singer: black gown, fringed red shawl, eyes closed and head raised; 400 high on the origin. */
export function fadista(pen: Pen, x: number, base: number, scale: number): string {
  const { palette } = pen
  const skin = skinOf(pen)
  const shade = mix(skin, palette.ink, 0.3)
  const gown = mix(palette.ink, '#1c1424', 0.5)
  const red = floodlit(palette, '#c4262e')
  const dark = mix(red, palette.ink, 0.4)
  const hair = mix(palette.ink, '#2a1a18', 0.4)
  const head = turned(
    8,
    0,
    -318,
    path('M-12 -318H12V-276Q0 -264 -12 -276Z', shade) +
      path('M-26 -352Q-30 -318 -12 -304Q0 -296 12 -304Q30 -318 26 -352Q24 -384 0 -384Q-24 -384 -26 -352Z', skin) +
      path('M4 -384Q24 -384 26 -352Q30 -318 12 -304Q4 -300 0 -300Q14 -330 4 -384Z', shade, 'opacity=".45"') +
      path('M-30 -340Q-38 -392 0 -398Q38 -392 30 -340Q26 -366 8 -376Q-20 -372 -30 -340Z', hair) +
      disc(-22, -386, 17, hair) +
      stroke('M-17 -346q6 5 12 0M6 -346q6 5 12 0', hair, 3, 'stroke-linecap="round"') +
      path('M-7 -322Q0 -330 8 -322Q0 -310 -7 -322Z', red) +
      path(`${circle(-30, -370, 8)}${circle(-38, -360, 7)}${circle(-26, -358, 7)}`, red) +
      path(circle(-30, -330, 3.4), palette.accent),
  )
  const fringe = range(26, (index) => {
    const t = index / 25
    const fx = -84 + t * 168
    const fy = -150 + (1 - Math.abs(t - 0.5) * 2) * 66
    return d`M${fx} ${fy}l${(t - 0.5) * 8} 34`
  })
  return at(
    x,
    base,
    group([
      path(
        'M-36 -240Q-44 -190 -36 -170Q-58 -80 -110 -2Q-60 16 0 14Q60 16 110 -2Q58 -80 36 -170Q44 -190 36 -240Z',
        gown,
      ),
      path(
        'M-10 -170Q-30 -80 -44 8L-70 6Q-44 -80 -26 -170ZM16 -160Q30 -80 52 6L66 4Q46 -80 28 -166Z',
        mix(gown, palette.stone[0], 0.16),
      ),
      stroke(fringe, dark, 3.4),
      path(
        'M-24 -280Q-76 -262 -88 -196Q-94 -168 -88 -146Q-40 -124 0 -80Q40 -124 88 -146Q94 -168 88 -196Q76 -262 24 -280Q0 -262 -24 -280Z',
        red,
      ),
      path(
        'M24 -280Q76 -262 88 -196Q94 -168 88 -146Q40 -124 0 -80Q30 -140 34 -190Q36 -240 24 -280Z',
        dark,
        'opacity=".7"',
      ),
      path('M-24 -280Q0 -262 24 -280L0 -208Z', skin),
      stroke('M-24 -280L0 -204L24 -280', dark, 4),
      path(
        range(7, (index) => circle(-58 + index * 19.4, -176 + Math.abs(index - 3) * -7, 6.5)),
        mix(palette.stone[0], red, 0.25),
      ),
      stroke('M-72 -214Q-56 -176 -12 -168M72 -214Q56 -176 12 -168', dark, 6, 'stroke-linecap="round"'),
      oval(-7, -164, 15, 11, skin),
      oval(8, -162, 14, 10, shade),
      head,
    ]),
    scale,
  )
}

/** A seated guitarist, 300 high on the origin: with the round twelve-string guitar of Lisbon or, if not, the waisted one. `flip` −1 turns him to the left. */
export function guitarist(pen: Pen, x: number, base: number, scale: number, round: boolean, flip: 1 | -1): string {
  const { palette } = pen
  const skin = skinOf(pen)
  const suit = mix(palette.ink, '#241a2a', 0.4)
  const lift = mix(suit, palette.stone[0], 0.14)
  const wood = floodlit(palette, '#c98236')
  const rim = mix(wood, palette.ink, 0.4)
  const body = round
    ? 'M-58 -146C-62 -206 20 -214 44 -176C58 -168 64 -150 50 -136C36 -86 -54 -86 -58 -146Z'
    : 'M-66 -140C-70 -190 -20 -196 -4 -178C12 -200 52 -188 46 -152C50 -118 14 -108 -2 -126C-18 -98 -64 -98 -66 -140Z'
  const head = round
    ? path('M140 -232L164 -268Q182 -262 180 -242L152 -218Z', rim) +
      stroke('M162 -260l-12 24M170 -256l-14 24M176 -248l-16 22', wood, 3)
    : path('M142 -236L172 -254L178 -238L150 -218Z', rim)
  return at(
    x,
    base,
    group([
      path(`${box(-58, -128, 8, 128)}${box(44, -116, 8, 116)}${box(-62, -132, 118, 12)}`, mix(rim, palette.ink, 0.4)),
      path('M-46 -128Q-52 -96 4 -96L34 -98L28 -8H20V4H66V-6L52 -12L62 -112Q60 -128 40 -128Z', suit),
      path('M-40 -128Q-70 -110 -80 -96L-70 -10L-88 -4V4H-44V-10L-46 -84L10 -100Z', lift),
      path('M-50 -124Q-62 -214 -34 -238Q0 -250 34 -238Q60 -214 48 -124Z', suit),
      path('M-14 -242L0 -200L14 -242Z', mix(palette.stone[0], '#ffffff', 0.3)),
      path('M-10 -262H10V-238Q0 -228 -10 -238Z', mix(skin, palette.ink, 0.28)),
      turned(
        -10,
        0,
        -280,
        oval(2, -284, 22, 27, skin) +
          path(
            'M-22 -284Q-28 -316 2 -318Q30 -316 24 -284Q20 -300 4 -302Q-14 -302 -22 -284Z',
            mix(palette.ink, '#3a3034', 0.4),
          ) +
          stroke('M-2 -284q5 4 10 0M12 -284q4 4 8 0', palette.ink, 2.6),
      ),
      stroke('M40 -172L146 -228', rim, 13),
      head,
      path(body, wood),
      path(body, 'none', `stroke="${rim}" stroke-width="6"`),
      disc(-4, -150, 15, rim) + disc(-4, -150, 10, mix(palette.ink, rim, 0.3)),
      rect(-44, -146, 6, 22, rim),
      stroke('M-40 -138L146 -230M-40 -132L148 -226', mix(palette.stone[0], '#ffffff', 0.3), 1.3),
      stroke('M-42 -218Q-96 -170 -70 -150L-22 -136', suit, 25, 'stroke-linecap="round" stroke-linejoin="round"'),
      stroke('M42 -220Q92 -196 98 -176L104 -196', lift, 23, 'stroke-linecap="round" stroke-linejoin="round"'),
      disc(-18, -136, 12, skin),
      disc(104, -204, 12, skin),
    ]),
    scale * flip,
    scale,
  )
}
