import { word } from '../kit/lettering.ts'
import { crowd } from '../kit/people.ts'
import { at, box, circle, d, disc, group, oval, path, range, rect, stroke } from '../kit/shape.ts'
import { heavens, radialGlow } from '../kit/sky.ts'
import { floodlit, inLight } from '../landmarks/local-colour.ts'
import { evening, farHighRises } from '../landmarks/skyscrapers.ts'
import { gilt, lamplight, mix } from '../palette.ts'
import { linear, type Pen } from '../pen.ts'
import type { Scene } from '../scene.ts'

/** Under the iron arches of the old market: stalls aglow, steam, and a marble table laid for two. */
export const hawkerCentre: Scene = {
  mood: 'gold',
  draw: (pen) => {
    const { palette } = pen
    const warm = mix(palette.stone[2], palette.ink, 0.4)
    return [
      heavens(pen, 620, 800, 330, 130, 'rays'),
      farHighRises(pen, 300, 1300, 640, 0.24, {
        heights: [90, 300],
        widths: [50, 90],
        kinds: ['flat', 'slope', 'round', 'flat'],
      }),
      rect(
        0,
        620,
        1600,
        580,
        linear(pen, 620, 1000, [
          [0, warm],
          [1, mix(palette.stone[2], palette.stone[1], 0.4)],
        ]),
      ),
      path(
        'M0 0H1600V900H0ZM250 640V470A550 400 0 0 1 1350 470V640Z',
        mix(warm, palette.ink, 0.4),
        'fill-rule="evenodd"',
      ),
      ironwork(pen),
      stall(pen, 40, 'SATAY', '#d8483a') +
        stall(pen, 425, 'LAKSA', '#2f8f86') +
        stall(pen, 810, 'ROTI', '#e0a23a') +
        stall(pen, 1195, 'KOPI', '#c9607a'),
      columns(pen),
      lanterns(pen),
      rect(
        0,
        870,
        1600,
        330,
        linear(pen, 870, 1200, [
          [0, mix(palette.stone[1], palette.stone[2], 0.5)],
          [1, mix(palette.stone[2], palette.ink, 0.55)],
        ]),
      ),
      crowd(pen, 60, 560, 930, 190, 4, palette.ink) + crowd(pen, 1040, 1560, 930, 190, 4, palette.ink),
      table(pen),
    ]
  },
}

/** Cast-iron ribs that fan out under the roof. */
function ironwork(pen: Pen): string {
  const iron = mix(pen.palette.stone[0], pen.palette.stone[1], 0.4)
  const fan = range(13, (index) => {
    const a = Math.PI * (0.04 + (index / 12) * 0.92)
    return d`M${800 - Math.cos(a) * 560} ${480 - Math.sin(a) * 410}L${800 - Math.cos(a) * 980} ${480 - Math.sin(a) * 720}`
  })
  const scrolls = range(24, (index) => {
    const a = Math.PI * (0.03 + (index / 23) * 0.94)
    return circle(800 - Math.cos(a) * 596, 474 - Math.sin(a) * 438, 22)
  })
  return (
    stroke(fan, iron, 5, 'opacity=".6"') +
    stroke(scrolls, iron, 4) +
    stroke('M250 640V470A550 400 0 0 1 1350 470V640', iron, 15) +
    stroke('M204 640V466A596 448 0 0 1 1396 466V640', iron, 8)
  )
}

/** Slender columns with scrolled brackets between the stalls. */
function columns(pen: Pen): string {
  const iron = mix(pen.palette.stone[0], pen.palette.stone[1], 0.5)
  const dark = mix(iron, pen.palette.ink, 0.45)
  return [410, 795, 1180]
    .map(
      (x) =>
        rect(x - 11, 470, 22, 410, iron) +
        rect(x + 2, 470, 9, 410, dark) +
        path(box(x - 22, 470, 44, 12) + box(x - 20, 858, 40, 22) + box(x - 16, 640, 32, 10), iron) +
        stroke(d`M${x - 11} 560Q${x - 70} 552 ${x - 84} 482M${x + 11} 560Q${x + 70} 552 ${x + 84} 482`, iron, 7) +
        stroke(circle(x - 40, 506, 16) + circle(x + 40, 506, 16), iron, 5),
    )
    .join('')
}

/** A lit stall: sign, striped awning, shelves, cook and wok. */
function stall(pen: Pen, x: number, name: string, colour: string): string {
  const { palette } = pen
  const paint = floodlit(palette, colour)
  const cream = mix(palette.stone[0], '#ffffff', 0.35)
  const light = lamplight(palette)
  const skin = mix('#b9785a', palette.ink, 0.3)
  const awning = range(6, (index) => d`M${x + 10 + index * 60} 610h30l-4 46q-13 12 -26 0z`)
  const jars = range(8, (index) => box(x + 26 + index * 42, 690, 22, 30))
  return group([
    rect(x, 540, 360, 340, mix(light, paint, 0.18)),
    radialGlow(pen, x + 180, 690, 190, light),
    path(jars, paint, 'opacity=".7"') + rect(x + 12, 720, 336, 7, mix(paint, palette.ink, 0.4)),
    path(
      range(4, (index) => d`M${x + 236 + index * 26} 660v20q-10 8 -10 26t10 22t10 -22t-10 -26`),
      mix('#a8502f', palette.ink, 0.2),
    ),
    disc(x + 120, 716, 24, skin),
    path(d`M${x + 94} 704Q${x + 92} 674 ${x + 120} 674Q${x + 148} 674 ${x + 146} 704Z`, cream),
    path(d`M${x + 66} 830Q${x + 66} 752 ${x + 104} 744H${x + 136}Q${x + 174} 752 ${x + 174} 830Z`, cream) +
      path(d`M${x + 98} 746h44v84h-44z`, paint),
    path(d`M${x + 196} 796H${x + 316}Q${x + 304} 832 ${x + 256} 832Q${x + 208} 832 ${x + 196} 796Z`, palette.ink),
    stroke(
      d`M${x + 240} 784q-14 -24 0 -44t0 -42M${x + 272} 784q-14 -24 0 -44t0 -42`,
      '#ffffff',
      6,
      'opacity=".55" stroke-linecap="round"',
    ),
    rect(x, 824, 360, 60, mix(paint, palette.ink, 0.18)) + rect(x, 820, 360, 12, cream),
    rect(x - 6, 530, 372, 84, paint) + rect(x - 6, 530, 372, 8, cream) + rect(x - 6, 604, 372, 8, cream),
    stroke(word(name, x + 180, 594, 44, { weight: 0.17 }), cream, 7.5),
    path(awning, paint) +
      path(
        range(5, (index) => d`M${x + 40 + index * 60} 610h30l-4 46q-13 12 -26 0z`),
        cream,
      ),
  ])
}

/** Red silk lanterns on their cords. */
function lanterns(pen: Pen): string {
  const { palette } = pen
  const red = evening(pen) ? mix('#e8452f', palette.window, 0.16) : floodlit(palette, '#d8382f')
  const gold = gilt(palette)
  return (
    [
      [330, 250, 1.1],
      [560, 150, 0.9],
      [1040, 150, 0.9],
      [1270, 250, 1.1],
      [120, 330, 1.3],
      [1480, 330, 1.3],
    ] as const
  )
    .map(([x, y, scale]) =>
      at(
        x,
        y,
        radialGlow(pen, 0, 0, 120) +
          stroke('M0 -400V-50M0 46V110', gold, 3) +
          oval(0, 0, 58, 48, red) +
          path('M14 -47A58 48 0 0 1 14 47Q40 0 14 -47Z', mix(red, palette.ink, 0.3)) +
          stroke('M-20 -45Q-44 0 -20 45M20 -45Q44 0 20 45M0 -48V48', mix(red, gold, 0.5), 3) +
          rect(-20, -56, 40, 12, gold) +
          rect(-20, 44, 40, 12, gold) +
          path('M-8 56H8L5 104H-5Z', gold),
        scale,
      ),
    )
    .join('')
}

/** The near table: noodle soup, skewers, an iced tea. */
function table(pen: Pen): string {
  const { palette } = pen
  const marble = mix(palette.stone[0], '#ffffff', 0.4)
  const blue = inLight(palette, '#2f6f9a')
  const soup = floodlit(palette, '#e8803a')
  const noodle = mix(floodlit(palette, '#f6dfa0'), '#ffffff', 0.2)
  const skewer = (index: number): string => {
    const x = 1030 + index * 30
    return (
      stroke(d`M${x} 1120L${x + 62} 1010`, mix(palette.ink, palette.stone[1], 0.4), 4) +
      stroke(
        d`M${x + 8} 1106L${x + 48} 1034`,
        mix('#8a4520', palette.ink, 0.1),
        19,
        'stroke-linecap="round" stroke-dasharray="13 10"',
      )
    )
  }
  return group([
    oval(800, 1180, 690, 160, mix(palette.stone[2], palette.ink, 0.55)),
    oval(800, 1160, 690, 150, marble),
    oval(800, 1156, 660, 138, mix(marble, palette.stone[1], 0.3)),
    stroke(
      'M300 1180Q520 1120 700 1200M940 1060Q1160 1070 1320 1160M420 1100Q560 1060 640 1076',
      palette.stone[1],
      4,
      'opacity=".7"',
    ),
    oval(1110, 1112, 172, 40, mix(palette.stone[2], palette.ink, 0.2)) +
      oval(1110, 1102, 172, 40, mix('#6fa060', palette.stone[1], 0.25)),
    range(5, skewer),
    disc(1232, 1096, 34, mix('#7a3d1c', palette.ink, 0.1)),
    oval(640, 1132, 236, 34, palette.ink, 'opacity=".22"'),
    path('M430 1000H850Q840 1120 740 1142H540Q440 1120 430 1000Z', marble),
    path('M700 1000H850Q840 1120 740 1142H660Q740 1110 700 1000Z', palette.stone[1]),
    stroke(
      range(7, (index) => circle(478 + index * 54, 1052, 14)),
      blue,
      5,
    ) + stroke('M438 1030Q640 1046 842 1030M450 1078Q640 1092 830 1078', blue, 5),
    oval(640, 1000, 210, 50, mix(marble, '#ffffff', 0.5)) + oval(640, 1004, 190, 41, soup),
    stroke(
      'M490 1006Q560 976 640 1004T790 1000M510 1020Q580 992 660 1020T770 1016M560 988Q620 972 700 990',
      noodle,
      8,
      'stroke-linecap="round"',
    ),
    path(
      'M556 996a26 20 0 1 1 52 0q-26 14 -52 0zM700 1012a30 16 0 1 1 54 -8q-20 22 -54 8z',
      mix('#f08a5a', '#ffffff', 0.15),
    ),
    path('M640 984q14 -26 40 -22q-6 28 -40 22zM620 1024q-26 -8 -34 6q20 14 34 -6z', mix('#4f8f4a', palette.ink, 0.1)),
    disc(668, 1010, 17, '#fff6e0') + disc(668, 1010, 8, '#f4b93a'),
    stroke('M740 990L930 890M756 998L948 912', mix('#7a3a22', palette.ink, 0.2), 9, 'stroke-linecap="round"'),
    stroke(
      'M560 950q-26 -44 0 -80t0 -78M640 944q-26 -44 0 -80t0 -84M720 950q-26 -44 0 -80t0 -70',
      '#ffffff',
      9,
      'opacity=".5" stroke-linecap="round"',
    ),
    path('M356 1000L372 1146Q410 1160 448 1146L464 1000Z', mix(soup, '#8a3a1c', 0.3), 'opacity=".92"') +
      path('M351 960L356 1000H464L469 960Z', mix(marble, palette.sky[1], 0.2), 'opacity=".8"') +
      oval(410, 1000, 54, 12, mix(soup, '#ffffff', 0.4)) +
      path('M376 1020h30v28h-30zM416 1008h28v26h-28zM400 1056h26v26h-26z', '#ffffff', 'opacity=".5"') +
      stroke('M420 1100L446 900', palette.accent, 9, 'stroke-linecap="round"'),
  ])
}
