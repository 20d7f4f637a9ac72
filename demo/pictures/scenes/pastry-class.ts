import { skyline } from '../kit/land.ts'
import { at, box, circle, d, disc, oval, path, range, rect, stroke } from '../kit/shape.ts'
import { beam, heavens, mist } from '../kit/sky.ts'
import { eiffelTower } from '../landmarks/eiffel-tower.ts'
import { farPaint } from '../landmarks/paint.ts'
import { mix, type Palette } from '../palette.ts'
import { linear, type Pen } from '../pen.ts'
import type { Scene } from '../scene.ts'

/** A marble counter under a window of Paris: piled macarons, croissants, a whisk in flight. */
export const pastryClass = kitchen({
  outside: (pen) =>
    skyline(pen, 640, 0.28, { heights: [40, 110], widths: [60, 110], roofs: 'mansard' }) +
    eiffelTower(1060, 640, 400, farPaint(pen, 0.34)),
  made: ({ palette }) =>
    macaronTower(800, 1010, palette) + croissant(420, 1040, 1.5, palette) + croissant(610, 1110, 1.2, palette),
})

/** The same kitchen above the roofs of the south: loaves, lemons, a bowl. */
export const cookingClass = kitchen({
  outside: (pen) => skyline(pen, 640, 0.28, { heights: [30, 90], widths: [70, 140], roofs: 'flat' }),
  made: ({ palette }) =>
    loaf(470, 1040, 1.25, palette) +
    loaf(800, 1090, 1.5, palette) +
    lemons(690, 985, palette) +
    lemons(860, 960, palette),
})

interface Kitchen {
  readonly outside: (pen: Pen) => string
  /** What is on the counter beside the bowl. */
  readonly made: (pen: Pen) => string
}

function kitchen({ outside, made }: Kitchen): Scene {
  return { mood: 'gold', draw: (pen) => drawKitchen(pen, outside(pen), made(pen)) }
}

function drawKitchen(pen: Pen, outside: string, made: string): string[] {
  const { palette } = pen
  const cream = mix(palette.stone[0], '#ffffff', 0.4)
  return [
    heavens(pen, 640, 800, 330, 110, 'rays'),
    outside,
    mist(pen, 650, 160, 0.5),
    path(
      'M0 0H1600V1200H0ZM380 640H1220V330A420 290 0 0 0 380 330Z',
      mix(palette.stone[2], palette.ink, 0.3),
      'fill-rule="evenodd"',
    ),
    stroke('M380 640V330A420 290 0 0 1 1220 330V640M800 40V640M380 350H1220', cream, 16),
    path(tiles(), mix(palette.stone[1], palette.ink, 0.25), 'opacity=".5"'),
    shelf(pen, 40, 300) + shelf(pen, 1270, 290),
    beam(pen, [800, 200], [800, 1150], 1300, 0.4),
    cook(470, 960, pen),
    cook(1140, 960, pen),
    rect(
      0,
      850,
      1600,
      350,
      linear(pen, 850, 1200, [
        [0, cream],
        [0.12, palette.stone[0]],
        [1, palette.stone[2]],
      ]),
    ) + rect(0, 850, 1600, 16, '#ffffff', 'opacity=".6"'),
    stroke(
      'M0 980Q300 900 620 1010T1200 960T1600 1040M200 1200Q420 1060 700 1130',
      palette.stone[1],
      4,
      'opacity=".6"',
    ),
    made,
    bowl(1130, 1060, palette),
    path(
      range(40, (index) => circle(300 + ((index * 263) % 1000), 930 + ((index * 97) % 200), 2 + (index % 4))),
      '#ffffff',
      'opacity=".7"',
    ),
  ]
}

const tiles = (): string =>
  range(9, (row) => box(0, 40 + row * 92, 380, 3) + box(1220, 40 + row * 92, 380, 3)) +
  range(4, (column) => box(30 + column * 100, 0, 3, 850) + box(1270 + column * 100, 0, 3, 850))

function shelf(pen: Pen, x: number, width: number): string {
  const { accent, leaf, stone, ink } = pen.palette
  const jars = [accent, leaf[0], stone[0], stone[1]]
    .map((fill, index) => rect(x + 14 + index * 70, 300, 52, 92, fill) + rect(x + 10 + index * 70, 288, 60, 16, ink))
    .join('')
  return (
    jars +
    rect(x, 392, width, 14, ink) +
    range(
      3,
      (index) =>
        oval(x + 60 + index * 90, 560, 38, 38, stone[index % 2 === 0 ? 0 : 1]) +
        oval(x + 60 + index * 90, 560, 24, 24, mix(stone[2], ink, 0.2)),
    ) +
    rect(x, 604, width, 14, ink)
  )
}

/** A cook with a tall hat, seen from the waist up behind the counter. */
function cook(x: number, y: number, pen: Pen): string {
  const { stone, ink, accent } = pen.palette
  const white = mix(stone[0], '#ffffff', 0.6)
  return at(
    x,
    y,
    path('M-120 -60Q-124 -250 -46 -276H46Q124 -250 120 -60Z', white) +
      path('M20 -276H46Q124 -250 120 -60H50Q70 -180 20 -276Z', stone[1]) +
      path('M-30 -290H30L0 -236Z', accent) +
      disc(0, -330, 50, mix('#b9785a', ink, 0.2)) +
      path('M-54 -348Q-70 -420 -36 -440Q0 -480 36 -440Q70 -420 54 -348Z', white) +
      path('M-54 -362H54V-340H-54Z', stone[1]) +
      path(circle(-14, -200, 6) + circle(14, -200, 6) + circle(-14, -160, 6) + circle(14, -160, 6), ink),
    1.05,
  )
}

function macaronTower(x: number, base: number, palette: Palette): string {
  const colours = [palette.accent, palette.leaf[0], palette.stone[0], '#e98aa2', palette.sky[1]]
  const macaron = (cx: number, cy: number, fill: string): string =>
    path(
      d`M${cx - 40} ${cy - 4}Q${cx - 40} ${cy - 32} ${cx} ${cy - 32}Q${cx + 40} ${cy - 32} ${cx + 40} ${cy - 4}Z`,
      fill,
    ) +
    rect(cx - 36, cy - 5, 72, 9, '#fff6e4') +
    path(
      d`M${cx - 40} ${cy + 3}H${cx + 40}Q${cx + 38} ${cy + 20} ${cx + 20} ${cy + 20}H${cx - 20}Q${cx - 38} ${cy + 20} ${cx - 40} ${cy + 3}Z`,
      mix(fill, palette.ink, 0.22),
    )
  const rows = [5, 4, 3, 2, 1]
  return (
    oval(x, base + 26, 260, 32, mix(palette.stone[2], palette.ink, 0.2)) +
    oval(x, base + 16, 250, 28, mix(palette.stone[0], '#ffffff', 0.6)) +
    rows
      .map((count, row) =>
        range(count, (index) =>
          macaron(
            x + (index - (count - 1) / 2) * 84,
            base - row * 54,
            colours[(index + row * 2) % 5] ?? palette.accent,
          ),
        ),
      )
      .join('')
  )
}

function croissant(x: number, y: number, scale: number, palette: Palette): string {
  const [crust, dark] = [mix('#e0983e', palette.stone[1], 0.3), mix('#9c5526', palette.ink, 0.2)]
  return at(
    x,
    y,
    path('M-110 30Q-100 -50 0 -56Q100 -50 110 30Q96 10 74 14Q40 -6 0 -4Q-40 -6 -74 14Q-96 10 -110 30Z', crust) +
      stroke(
        'M-60 -36L-46 4M-22 -52L-16 -6M22 -52L16 -6M60 -36L46 4M-92 -6L-76 14M92 -6L76 14',
        dark,
        6,
        'stroke-linecap="round"',
      ),
    scale,
  )
}

/** A round loaf with three cuts. */
function loaf(x: number, y: number, scale: number, palette: Palette): string {
  const [crust, dark] = [mix('#c98a45', palette.stone[1], 0.25), mix('#8a4f24', palette.ink, 0.2)]
  return at(
    x,
    y,
    path('M-120 34Q-130 -66 0 -72Q130 -66 120 34Q60 50 0 50Q-60 50 -120 34Z', crust) +
      stroke('M-62 -42L-40 6M-8 -52L10 -2M50 -46L66 4', dark, 9, 'stroke-linecap="round"'),
    scale,
  )
}

const lemons = (x: number, y: number, palette: Palette): string =>
  oval(x, y, 38, 28, '#f0c63c') + oval(x + 56, y + 16, 36, 27, mix('#f0c63c', palette.stone[1], 0.25))

function bowl(x: number, y: number, palette: Palette): string {
  return (
    stroke(d`M${x + 30} ${y - 100}L${x + 160} ${y - 260}`, palette.ink, 13, 'stroke-linecap="round"') +
    path(
      d`M${x - 150} ${y - 90}H${x + 150}Q${x + 130} ${y + 50} ${x} ${y + 54}Q${x - 130} ${y + 50} ${x - 150} ${y - 90}Z`,
      palette.accent,
    ) +
    path(
      d`M${x + 50} ${y - 90}H${x + 150}Q${x + 130} ${y + 50} ${x} ${y + 54}Q${x + 70} ${y + 20} ${x + 50} ${y - 90}Z`,
      mix(palette.accent, palette.ink, 0.3),
    ) +
    oval(x, y - 90, 150, 24, mix(palette.accent, '#ffffff', 0.4)) +
    oval(x, y - 88, 128, 17, '#fff3dc')
  )
}
