import { foliageFrame, ground, grove } from '../kit/land.ts'
import { figure } from '../kit/people.ts'
import { at, box, disc, oval, path, range, rect, stroke } from '../kit/shape.ts'
import { heavens, mist, radialGlow } from '../kit/sky.ts'
import { lamplight, mix, tone } from '../palette.ts'
import type { Pen } from '../pen.ts'
import type { Scene } from '../scene.ts'

/** The open tram stops among the trees: in the clearing an elephant and her calf come down to the water. */
export const nightSafari: Scene = {
  mood: 'sea',
  draw: (pen) => {
    const { palette } = pen
    return [
      heavens(pen, 780, 1160, 270, 100, 'plain'),
      grove(pen, 820, 260, tone(palette, 0.3)),
      mist(pen, 840, 260, 0.6),
      grove(pen, 870, 150, tone(palette, 0.5)),
      ground(pen, 860, mix(palette.leaf[0], palette.haze, 0.2), mix(palette.leaf[1], palette.ink, 0.4)),
      radialGlow(pen, 620, 800, 420),
      at(620, 930, elephant(pen), 1.15) + at(960, 945, elephant(pen), 0.6),
      path('M120 960Q620 920 1240 964Q1000 1010 620 1010T120 960Z', palette.water[1]),
      tram(pen),
      foliageFrame(pen, 'left', 460) + foliageFrame(pen, 'right', 340),
    ]
  },
}

function elephant({ palette }: Pen): string {
  const hide = mix('#8d8f9c', palette.ink, palette.light === 'night' ? 0.45 : 0.15)
  const dark = mix(hide, palette.ink, 0.35)
  return (
    path('M-150 -110L-146 0H-92L-86 -90ZM30 -100L36 0H92L104 -110Z', dark) +
    path('M-180 -180Q-190 -310 -30 -320Q120 -320 150 -240L130 -90H70L60 -130H-80L-90 -90H-150Z', hide) +
    path('M-126 -120L-122 0H-66L-62 -110ZM66 -110L70 0H126L132 -130Z', hide) +
    oval(150, -264, 86, 76, hide) +
    path('M90 -320Q40 -300 50 -210Q80 -170 120 -200Q150 -260 90 -320Z', dark) +
    stroke('M220 -240Q262 -170 236 -100Q224 -60 254 -40', hide, 40, 'stroke-linecap="round"') +
    path('M196 -214Q250 -190 262 -220Q236 -220 208 -240Z', '#fff6e0') +
    disc(186, -280, 7, palette.ink) +
    stroke('M-178 -230Q-210 -170 -196 -130', dark, 9)
  )
}

function tram(pen: Pen): string {
  const { palette } = pen
  const side = mix(palette.leaf[1], palette.ink, 0.5)
  const seats = range(5, (index) => box(150 + index * 270, 1060, 20, 80))
  return (
    rect(60, 1010, 1480, 18, palette.ink) +
    path(
      range(6, (index) => box(100 + index * 280, 1020, 14, 110)),
      palette.ink,
    ) +
    range(5, (index) => figure(220 + index * 280, 1150, 170, palette.ink, index % 2 === 0 ? 'dress' : 'stand')) +
    path(seats, side) +
    rect(40, 1110, 1520, 90, side) +
    rect(40, 1110, 1520, 12, palette.accent) +
    range(5, (index) => disc(240 + index * 280, 1040, 12, lamplight(palette)))
  )
}
