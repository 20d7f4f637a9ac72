import { colonnade, windowGrid } from '../kit/architecture.ts'
import { crowd } from '../kit/people.ts'
import { at, box, circle, d, path, range, rect, roundArch, stroke } from '../kit/shape.ts'
import { heavens } from '../kit/sky.ts'
import { glints, ripples } from '../kit/water.ts'
import { stonePaint } from '../landmarks/paint.ts'
import { mix } from '../palette.ts'
import { linear } from '../pen.ts'
import type { Scene } from '../scene.ts'

/** The palace front as a stage for water: niche, columns, rocks and the wide basin. */
export const trevi: Scene = {
  mood: 'sea',
  draw: (pen) => {
    const { palette } = pen
    const { lit, body, shade } = stonePaint(pen)
    const dark = mix(shade, palette.ink, 0.4)
    const glass = palette.light === 'night' || palette.light === 'dusk' ? palette.window : mix(dark, body, 0.2)
    return [
      heavens(pen, 700, 1240, 210, 90, 'clouds'),
      rect(180, 250, 1240, 750, body) + rect(1060, 250, 360, 750, shade, 'opacity=".45"'),
      windowGrid(210, 290, 330, 420, 3, 2, glass) + windowGrid(1060, 290, 330, 420, 3, 2, glass),
      colonnade(190, 770, 360, 500, 4, lit, shade) + colonnade(1050, 770, 360, 500, 4, lit, shade),
      rect(540, 230, 520, 620, mix(body, lit, 0.5)),
      path(roundArch(800, 790, 240, 470), dark) +
        path(roundArch(800, 790, 208, 446), mix(dark, palette.sky[0], 0.35)) +
        path(`M696 448A104 104 0 0 1 904 448Z`, mix(body, shade, 0.5)) +
        stroke(
          range(
            7,
            (index) =>
              `M800 448L${800 + Math.cos(Math.PI + (index * Math.PI) / 6) * 104} ${448 + Math.sin(Math.PI + (index * Math.PI) / 6) * 104}`,
          ),
          dark,
          4,
        ),
      colonnade(530, 790, 160, 510, 2, lit, shade) + colonnade(910, 790, 160, 510, 2, lit, shade),
      path(roundArch(610, 640, 70, 150) + roundArch(990, 640, 70, 150), dark) +
        path(statueAt(610, 636, 110) + statueAt(990, 636, 110), lit),
      path(box(160, 230, 1280, 30) + box(170, 270, 1260, 10) + box(170, 768, 1260, 16), lit),
      rect(540, 120, 520, 100, body) +
        rect(520, 104, 560, 22, lit) +
        rect(640, 138, 320, 66, dark, 'opacity=".35"') +
        path('M740 104Q800 10 860 104Z', lit) +
        path([560, 680, 920, 1040].map((x) => statueAt(x, 104, 76)).join(''), lit),
      statueGroup(lit, shade),
      path(
        'M180 1000L260 900L380 850L470 800L560 830L640 790L740 830L860 826L960 790L1050 836L1140 800L1240 856L1350 910L1430 1000Z',
        mix(body, shade, 0.55),
      ),
      path(
        'M180 1000L260 900L380 850L330 930L420 900L400 1000ZM640 790L740 830L700 900L640 880ZM960 790L1050 836L1010 900Z',
        lit,
        'opacity=".7"',
      ),
      path(cascade(), mix(palette.sun, palette.water[0], 0.25), 'opacity=".9"'),
      rect(
        0,
        985,
        1600,
        215,
        linear(pen, 985, 1200, [
          [
            0,
            palette.light === 'night' || palette.light === 'dusk'
              ? mix(palette.window, '#5fd0c4', 0.6)
              : mix(palette.water[0], '#6cc8c0', 0.5),
          ],
          [1, palette.water[1]],
        ]),
      ),
      ripples(pen, 995, 1190, 44) + glints(pen, 992, 1180, 800, 2.4),
      path('M0 1110Q800 1060 1600 1110V1200H0Z', mix(shade, palette.ink, 0.3)) +
        path('M0 1108Q800 1058 1600 1108V1122Q800 1072 0 1122Z', lit),
      path(
        range(16, (index) => circle(300 + ((index * 67) % 1000), 1020 + ((index * 29) % 60), 5)),
        palette.window,
      ),
      crowd(pen, 240, 700, 1160, 150, 5, palette.ink) + crowd(pen, 980, 1390, 1160, 150, 4, palette.ink),
    ]
  },
}

const statueAt = (x: number, y: number, h: number): string =>
  d`M${x - h * 0.14} ${y}L${x - h * 0.1} ${y - h * 0.5}L${x - h * 0.2} ${y - h * 0.62}Q${x - h * 0.14} ${y - h * 0.84} ${x - h * 0.06} ${y - h * 0.82}A${h * 0.1} ${h * 0.11} 0 1 1 ${x + h * 0.06} ${y - h * 0.82}Q${x + h * 0.16} ${y - h * 0.82} ${x + h * 0.18} ${y - h * 0.6}L${x + h * 0.1} ${y - h * 0.46}L${x + h * 0.14} ${y}Z`

/** The sea god in the niche and his two winged horses on the rocks. */
function statueGroup(lit: string, shade: string): string {
  const horse =
    'M-90 40Q-96 -10 -60 -20Q-20 -24 10 -16Q30 -60 52 -74L58 -92L70 -76Q96 -66 104 -44Q92 -34 80 -46Q70 -20 56 0Q70 20 96 10L100 20Q70 40 44 24L30 60H16L14 26Q-30 30 -50 20L-70 60H-84Z'
  return (
    path(statueAt(800, 770, 240), lit) +
    path('M806 590l90 -34l6 12l-92 46z', lit) +
    path('M740 770Q800 730 860 770V790H740Z', shade) +
    at(620, 800, path(horse, lit), -1.2, 1.2) +
    at(980, 800, path(horse, lit), 1.2)
  )
}

const cascade = (): string =>
  [
    [700, 830, 60, 150],
    [800, 800, 120, 190],
    [905, 830, 60, 150],
    [500, 880, 46, 110],
    [1110, 880, 46, 110],
    [380, 920, 40, 70],
    [1230, 920, 40, 70],
  ]
    .map(([x = 0, y = 0, w = 0, h = 0]) =>
      range(
        4,
        (index) =>
          d`M${x - w / 2 + index * (w / 3.6)} ${y}q${w * 0.06} ${h * 0.4} ${-w * 0.05} ${h}h${w * 0.2}q${w * 0.08} ${-h * 0.6} ${-w * 0.02} ${-h}z`,
      ),
    )
    .join('')
