import { box, circle, d, disc, path, poly, range, rect, stroke } from '../kit/shape.ts'
import { rays } from '../kit/sky.ts'
import { mix } from '../palette.ts'
import { linear } from '../pen.ts'
import type { Show } from '../show.ts'

export const theMarionetteKing: Show = {
  slug: 'the-marionette-king',
  lines: ['THE', 'MARIONETTE', 'KING'],
  letters: { weight: 0.13, width: 0.96, waist: 0.42 },
  ink: '#ffdf9a',
  light: 'dusk',
  mood: 'gold',
  colours: { sky: ['#3a0d2a', '#a8203c', '#f0843c'], accent: '#ffc94f', ink: '#22081c' },
  backdrop: (pen) =>
    rect(
      0,
      0,
      pen.width,
      pen.height,
      linear(pen, 0, pen.height, [
        [0, pen.palette.sky[0]],
        [0.6, pen.palette.sky[1]],
        [1, pen.palette.ink],
      ]),
    ) +
    rays(pen, pen.width / 2, pen.height * 0.42, pen.height, 24, 0.6) +
    disc(pen.width / 2, pen.height * 0.42, 360, pen.palette.sky[2], 'opacity=".8"') +
    path(d`M0 ${pen.height * 0.73}H${pen.width}V${pen.height}H0Z`, pen.palette.ink),
  emblem: (pen) => {
    const { palette } = pen
    const [gold, red, cream] = [palette.accent, '#c4203a', '#fff0d0']
    const hand =
      poly(
        [
          [-110, -860],
          [110, -860],
          [74, -600],
          [-74, -600],
        ],
        palette.ink,
      ) +
      rect(-86, -614, 172, 34, gold) +
      path(
        'M-62 -582H62Q92 -540 84 -470Q84 -436 66 -436Q48 -436 46 -468Q44 -420 22 -420Q2 -420 0 -466Q-4 -420 -24 -422Q-44 -424 -44 -470Q-52 -440 -66 -444Q-82 -450 -78 -490Q-78 -540 -62 -582Z',
        cream,
      ) +
      stroke('M46 -468V-510M0 -466V-512M-44 -470V-508', mix(cream, palette.ink, 0.5), 4, 'stroke-linecap="round"')
    const bar =
      rect(-260, -430, 520, 24, gold) +
      rect(-12, -470, 24, 120, gold) +
      disc(-260, -418, 16, gold) +
      disc(260, -418, 16, gold)
    const strings = stroke(
      'M-256 -410L-250 40M256 -410L262 -70M-90 -410L-70 -250M90 -410L70 -250M-170 -410L-96 330M170 -410L110 310',
      cream,
      3,
      'opacity=".85"',
    )
    const legs =
      stroke(
        'M-44 200L-96 320L-70 440M44 200L110 310L90 440',
        palette.ink,
        34,
        'stroke-linejoin="round" stroke-linecap="round"',
      ) +
      path('M-110 436h76v30h-100zM60 436h76l24 30h-100z', gold) +
      disc(-96, 320, 22, gold) +
      disc(110, 310, 22, gold)
    const arms =
      stroke(
        'M-100 -60L-200 30L-250 40M100 -60L190 -10L262 -70',
        red,
        40,
        'stroke-linejoin="round" stroke-linecap="round"',
      ) +
      disc(-250, 40, 26, cream) +
      disc(262, -70, 26, cream) +
      rect(258, -210, 10, 190, gold) +
      disc(263, -214, 22, gold)
    const robe =
      path('M-120 -90Q0 -130 120 -90L170 230Q0 280 -170 230Z', red) +
      path('M30 -104Q80 -104 120 -90L170 230Q110 256 60 258Z', mix(red, palette.ink, 0.4)) +
      path('M-24 -106H24L34 262H-34Z', cream) +
      path(
        range(7, (index) => circle(0, -70 + index * 48, 9)),
        palette.ink,
      ) +
      path('M-150 -60Q0 -10 150 -60L130 -110Q0 -70 -130 -110Z', cream) +
      path(
        range(9, (index) => box(-128 + index * 31, -86 + Math.sin((index / 8) * Math.PI) * 26, 6, 18)),
        palette.ink,
      )
    const head =
      path('M-80 -230Q-90 -110 0 -96Q90 -110 80 -230Z', '#f0c090') +
      path('M0 -230H80Q90 -110 0 -96Q50 -130 40 -230Z', '#c8845a') +
      disc(-32, -190, 10, palette.ink) +
      disc(32, -190, 10, palette.ink) +
      stroke('M-40 -146H40M-34 -146V-112M34 -146V-112', palette.ink, 5) +
      disc(-52, -158, 14, red, 'opacity=".7"') +
      disc(52, -158, 14, red, 'opacity=".7"') +
      path('M-96 -222L-116 -340L-56 -280L0 -366L56 -280L116 -340L96 -222Z', gold) +
      path('M0 -366L56 -280L116 -340L96 -222H20Z', mix(gold, '#a8461a', 0.4)) +
      path(circle(-116, -344, 14) + circle(0, -372, 16) + circle(116, -344, 14), red) +
      rect(-98, -236, 196, 20, red)
    return strings + bar + hand + legs + arms + robe + head
  },
}
