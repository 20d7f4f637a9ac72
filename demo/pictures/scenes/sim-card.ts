import { dome } from '../kit/architecture.ts'
import { skyline } from '../kit/land.ts'
import { box, circle, d, disc, group, oval, path, range, rect, stroke, turned } from '../kit/shape.ts'
import { birds, heavens, mist } from '../kit/sky.ts'
import { floodlit } from '../landmarks/local-colour.ts'
import { gilt, mix, tone } from '../palette.ts'
import { clipped, linear, type Pen } from '../pen.ts'
import type { Scene } from '../scene.ts'

/** A phone with its map leans on a café table before the city; beside it the new card and a cup. */
export const simCard: Scene = {
  mood: 'classic',
  draw: (pen) => {
    const { palette } = pen
    const edge = 860
    const marble = mix(palette.stone[0], '#ffffff', 0.45)
    return [
      heavens(pen, 700, 800, 400, 210, 'rays'),
      skyline(pen, 760, 0.16, { heights: [60, 210], widths: [60, 120], roofs: 'gable' }),
      dome(pen, 1270, 690, 84, 100, tone(palette, 0.22), tone(palette, 0.3), 4),
      mist(pen, 780, 260, 0.7),
      skyline(pen, 880, 0.36, { heights: [70, 180], widths: [70, 140], roofs: 'mansard' }),
      mist(pen, 890, 120, 0.5),
      rect(
        0,
        edge,
        1600,
        340,
        linear(pen, edge, 1200, [
          [0, marble],
          [0.2, palette.stone[0]],
          [1, mix(palette.stone[1], palette.stone[2], 0.6)],
        ]),
      ) + rect(0, edge, 1600, 12, '#ffffff', 'opacity=".7"'),
      stroke(
        'M0 960Q300 900 560 1000T1040 960T1600 1050M120 1200Q320 1080 620 1150M1100 1180Q1280 1090 1600 1130',
        palette.stone[1],
        4,
        'opacity=".7"',
      ),
      signal(pen),
      path('M470 1110L1180 1110L1330 1164Q900 1200 520 1150Z', palette.ink, 'opacity=".25"'),
      turned(-7, 800, 700, phone(pen)),
      card(pen, 300, 1010),
      cup(pen, 1260, 1020),
      glasses(pen, 560, 1130),
      birds(pen, 360, 250, 7),
    ]
  },
}

/** Waves of the network around the phone. */
const signal = (pen: Pen): string =>
  [300, 372, 444]
    .map((radius, index) =>
      stroke(
        d`M${800 + radius * 0.5} ${330 - radius * 0.72}A${radius} ${radius} 0 0 1 ${800 + radius * 0.88} ${330}M${800 - radius * 0.5} ${330 - radius * 0.72}A${radius} ${radius} 0 0 0 ${800 - radius * 0.88} ${330}`,
        pen.palette.accent,
        16,
        `stroke-linecap="round" opacity="${(0.9 - index * 0.24).toFixed(2)}"`,
      ),
    )
    .join('')

/** The phone upright on the table, its screen a map with a route and a pin. */
function phone(pen: Pen): string {
  const { palette } = pen
  const body = mix(palette.ink, '#000000', 0.15)
  // A screen shines by itself: its colours take only a tint of the light around.
  const shown = (colour: string): string => mix(colour, palette.sky[1], palette.light === 'day' ? 0 : 0.14)
  const [land, park, river, blue] = [shown('#f7ecd4'), shown('#9acb94'), shown('#7cbcd6'), shown('#2f7fd0')]
  const street = mix(land, '#ffffff', 0.75)
  const block = mix(land, palette.stone[1], 0.5)
  const screen = d`M606 236H994Q1014 236 1014 256V1068Q1014 1088 994 1088H606Q586 1088 586 1068V256Q586 236 606 236Z`
  const blocks = range(42, (index) => {
    const [column, row] = [index % 6, Math.floor(index / 6)]
    return box(596 + column * 72 + (row % 2) * 10, 250 + row * 120, 54, 96)
  })
  const map = group([
    rect(580, 230, 440, 864, land),
    path(blocks, block, 'opacity=".7"'),
    path('M580 430Q700 400 760 520T900 680T1030 700V790Q920 780 840 730T700 570T580 520Z', river),
    path(
      'M600 720Q660 680 720 720Q760 790 720 850Q640 880 596 830ZM880 290Q950 270 1000 320V430Q930 450 880 400Z',
      park,
    ),
    stroke('M580 640L1020 560M720 230L660 1090M860 230L900 1090M580 960L1020 900M580 330L1020 380', street, 15),
    stroke(
      'M650 1010L690 800L870 770L856 600L760 454',
      palette.ink,
      26,
      'stroke-linejoin="round" stroke-linecap="round" opacity=".2"',
    ),
    stroke('M650 1006L690 796L870 766L856 596L760 448', blue, 17, 'stroke-linejoin="round" stroke-linecap="round"'),
    disc(650, 1006, 25, '#ffffff') + disc(650, 1006, 16, blue),
    oval(760, 450, 34, 11, palette.ink, 'opacity=".35"'),
    path('M760 448Q690 362 690 320A70 70 0 0 1 830 320Q830 362 760 448Z', shown('#e8503f')) +
      disc(760, 320, 27, '#ffffff'),
    path(
      'M640 960H960Q984 960 984 984V1040Q984 1064 960 1064H740Q716 1064 716 1040V984Q716 960 740 960Z',
      '#ffffff',
      'opacity=".94"',
    ),
    path(box(800, 988, 150, 13) + box(800, 1018, 100, 11), block) + disc(758, 1012, 24, blue),
  ])
  return group([
    path(
      'M596 196H1004Q1054 196 1054 246V1080Q1054 1130 1004 1130H596Q546 1130 546 1080V246Q546 196 596 196Z',
      mix(body, palette.stone[1], 0.35),
    ),
    path('M604 204H996Q1040 204 1040 248V1078Q1040 1122 996 1122H604Q560 1122 560 1078V248Q560 204 604 204Z', body),
    clipped(pen, screen, map),
    rect(744, 218, 112, 10, mix(body, '#ffffff', 0.3), 'rx="5"'),
    path('M586 256Q586 236 606 236H800L586 620Z', '#ffffff', 'opacity=".14"'),
  ])
}

/** The card with its gilt contacts, snapped out of its frame. */
function card(pen: Pen, x: number, y: number): string {
  const { palette } = pen
  const gold = gilt(palette)
  const line = mix(gold, palette.ink, 0.5)
  const body = floodlit(palette, '#e4604f')
  return turned(
    -12,
    x,
    y,
    group([
      path(
        d`M${x - 172} ${y + 132}H${x + 150}L${x + 178} ${y + 112}V${y + 136}L${x + 152} ${y + 152}H${x - 160}Z`,
        palette.ink,
        'opacity=".3"',
      ),
      path(
        d`M${x - 150} ${y - 120}H${x + 90}L${x + 170} ${y - 50}V${y + 110}Q${x + 170} ${y + 134} ${x + 146} ${y + 134}H${x - 150}Q${x - 174} ${y + 134} ${x - 174} ${y + 110}V${y - 96}Q${x - 174} ${y - 120} ${x - 150} ${y - 120}Z`,
        body,
      ),
      path(
        d`M${x - 150} ${y - 120}H${x + 90}L${x + 170} ${y - 50}V${y - 34}L${x + 84} ${y - 106}H${x - 174}Q${x - 174} ${y - 120} ${x - 150} ${y - 120}Z`,
        '#ffffff',
        'opacity=".3"',
      ),
      rect(x - 120, y - 66, 190, 150, gold, 'rx="26"'),
      stroke(
        d`M${x - 120} ${y - 16}H${x - 62}M${x - 120} ${y + 34}H${x - 62}M${x + 12} ${y - 16}H${x + 70}M${x + 12} ${y + 34}H${x + 70}M${x - 62} ${y - 66}V${y + 84}M${x + 12} ${y - 66}V${y + 84}M${x - 62} ${y - 30}H${x + 12}M${x - 62} ${y + 50}H${x + 12}`,
        line,
        5,
      ),
      path(
        range(4, (index) => box(x + 90 + index * 18, y + 104 - index * 17, 12, 14 + index * 17)),
        '#ffffff',
        'opacity=".85"',
      ),
    ]),
  )
}

/** A cup of coffee on its saucer with a small biscuit. */
function cup(pen: Pen, x: number, y: number): string {
  const { palette } = pen
  const white = mix(palette.stone[0], '#ffffff', palette.light === 'night' ? 0.3 : 0.6)
  const coffee = mix('#5a2f1c', palette.ink, 0.25)
  return group([
    oval(x, y + 96, 220, 44, palette.ink, 'opacity=".25"'),
    oval(x, y + 84, 214, 42, palette.stone[1]) + oval(x, y + 76, 210, 38, white),
    stroke(
      d`M${x + 118} ${y - 50}Q${x + 214} ${y - 64} ${x + 196} ${y + 6}Q${x + 176} ${y + 52} ${x + 96} ${y + 40}`,
      white,
      24,
    ),
    path(
      d`M${x - 140} ${y - 90}H${x + 140}Q${x + 136} ${y + 60} ${x + 56} ${y + 84}H${x - 56}Q${x - 136} ${y + 60} ${x - 140} ${y - 90}Z`,
      white,
    ),
    path(
      d`M${x + 50} ${y - 90}H${x + 140}Q${x + 136} ${y + 60} ${x + 56} ${y + 84}H${x + 10}Q${x + 80} ${y + 40} ${x + 50} ${y - 90}Z`,
      palette.stone[1],
    ),
    path(
      d`M${x - 138} ${y - 46}Q${x} ${y - 26} ${x + 138} ${y - 46}L${x + 134} ${y - 20}Q${x} ${y} ${x - 134} ${y - 20}Z`,
      palette.accent,
    ),
    oval(x, y - 90, 140, 34, mix(white, palette.stone[1], 0.3)) + oval(x, y - 88, 122, 26, coffee),
    path(
      d`M${x} ${y - 74}Q${x - 52} ${y - 92} ${x - 30} ${y - 102}Q${x - 10} ${y - 108} ${x} ${y - 96}Q${x + 10} ${y - 108} ${x + 30} ${y - 102}Q${x + 52} ${y - 92} ${x} ${y - 74}Z`,
      '#f0d9b0',
    ),
    stroke(
      d`M${x - 34} ${y - 136}q-28 -44 0 -84t0 -80M${x + 34} ${y - 136}q-28 -44 0 -84t0 -80`,
      '#ffffff',
      11,
      'opacity=".55" stroke-linecap="round"',
    ),
    path(circle(x - 150, y + 64, 22), mix('#d9a05a', palette.ink, 0.08)),
  ])
}

/** Folded sunglasses. */
function glasses(pen: Pen, x: number, y: number): string {
  const { palette } = pen
  const frame = palette.ink
  const lens = mix(palette.sky[0], palette.ink, 0.35)
  return group([
    oval(x + 10, y + 40, 190, 12, palette.ink, 'opacity=".22"'),
    stroke(
      d`M${x - 160} ${y - 26}Q${x - 40} ${y - 60} ${x + 90} ${y - 44}M${x + 160} ${y - 26}Q${x + 60} ${y - 70} ${x - 60} ${y - 58}`,
      frame,
      9,
      'stroke-linecap="round"',
    ),
    path(
      d`M${x - 166} ${y - 30}H${x - 16}Q${x - 12} ${y + 40} ${x - 82} ${y + 42}Q${x - 158} ${y + 40} ${x - 166} ${y - 30}ZM${x + 166} ${y - 30}H${x + 16}Q${x + 12} ${y + 40} ${x + 82} ${y + 42}Q${x + 158} ${y + 40} ${x + 166} ${y - 30}Z`,
      lens,
      d`stroke="${frame}" stroke-width="11" stroke-linejoin="round"`,
    ),
    stroke(d`M${x - 20} ${y - 20}Q${x} ${y - 34} ${x + 20} ${y - 20}`, frame, 11),
    stroke(
      d`M${x - 128} ${y - 4}l40 -16M${x + 56} ${y - 4}l40 -16`,
      '#ffffff',
      7,
      'opacity=".6" stroke-linecap="round"',
    ),
  ])
}
