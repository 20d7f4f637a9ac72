import { colonnade, dome } from '../kit/architecture.ts'
import { foliageFrame, grove } from '../kit/land.ts'
import { crowd, cyclist, figure } from '../kit/people.ts'
import { at, box, d, mirrored, path, pointedArch, poly, range, rect, roundArch, stroke } from '../kit/shape.ts'
import { birds, heavens, mist } from '../kit/sky.ts'
import { colourPaint } from '../landmarks/local-colour.ts'
import { farPaint, type Paint } from '../landmarks/paint.ts'
import { mix, tone } from '../palette.ts'
import { linear, type Pen } from '../pen.ts'
import type { Scene } from '../scene.ts'

const SQUARE = 930

/** The round library on its square between the spires of the colleges; bicycles everywhere. */
export const oxford: Scene = {
  mood: 'sea',
  draw: (pen) => {
    const { palette } = pen
    const stone = colourPaint(pen, '#e3c48a')
    return [
      heavens(pen, 900, 1150, 300, 108, 'clouds'),
      spire(250, 900, 0.92, farPaint(pen, 0.3)) + spire(1490, 900, 0.7, farPaint(pen, 0.22)),
      pinnacledTower(420, 900, 0.9, farPaint(pen, 0.24)) +
        pinnacledTower(1240, 900, 1.05, farPaint(pen, 0.26)) +
        pinnacledTower(1330, 900, 1.05, farPaint(pen, 0.26)),
      grove(pen, 900, 80, tone(palette, 0.28)),
      mist(pen, 910, 280, 0.7),
      college(pen, -40, 330, 300, colourPaint(pen, '#d9b57c')) +
        college(pen, 1270, 380, 270, colourPaint(pen, '#d9b57c')),
      grove(pen, SQUARE, 50, palette.leaf[1], 300, 540) + grove(pen, SQUARE, 50, palette.leaf[1], 1070, 1300),
      library(pen, 800, SQUARE + 6, 1.1, stone),
      rect(
        0,
        SQUARE,
        1600,
        1200 - SQUARE,
        linear(pen, SQUARE, 1200, [
          [0, mix(palette.stone[1], palette.haze, 0.3)],
          [1, mix(palette.stone[2], palette.ink, 0.35)],
        ]),
      ),
      lawn(pen),
      cobbles(pen),
      crowd(pen, 380, 1240, SQUARE + 34, 62, 8, palette.ink),
      cyclist(440, 1150, 250, palette.ink, palette.accent),
      scholar(pen, 1080, 1166, 260) + scholar(pen, 1190, 1176, 272),
      foliageFrame(pen, 'right', 420),
      birds(pen, 600, 180, 8),
    ]
  },
}

/** A church spire with pinnacles at its foot, 700 high. */
function spire(x: number, base: number, scale: number, { lit, body, shade, gap }: Paint): string {
  return at(
    x,
    base,
    rect(-62, -380, 124, 380, body) +
      rect(24, -380, 38, 380, shade) +
      path(pointedArch(-22, -220, 26, 110) + pointedArch(22, -220, 26, 110), gap) +
      poly(
        [
          [-46, -376],
          [0, -720],
          [46, -376],
        ],
        body,
      ) +
      poly(
        [
          [0, -720],
          [46, -376],
          [12, -376],
        ],
        shade,
      ) +
      mirrored(0, path('M-66 -372L-54 -470L-42 -372ZM-40 -372L-32 -430L-24 -372Z', lit)) +
      path(box(-68, -386, 136, 10), lit),
    scale,
  )
}

/** A square tower that ends in pinnacles, 470 high. */
function pinnacledTower(x: number, base: number, scale: number, { lit, body, shade, gap }: Paint): string {
  return at(
    x,
    base,
    rect(-40, -400, 80, 400, body) +
      rect(12, -400, 28, 400, shade) +
      path(pointedArch(0, -250, 30, 110), gap) +
      path(
        range(4, (index) => d`M${-44 + index * 24} -398L${-36 + index * 24} -470L${-28 + index * 24} -398Z`) +
          box(-46, -404, 92, 9),
        lit,
      ),
    scale,
  )
}

/** A range of a college: battlements, windows with pointed heads and chimneys. */
function college(pen: Pen, x: number, width: number, height: number, { lit, body, shade, gap }: Paint): string {
  const top = SQUARE - height
  const bays = Math.round(width / 70)
  const bay = width / bays
  const windows = (bottom: number, size: number): string =>
    range(
      bays,
      (index) =>
        pointedArch(x + (index + 0.36) * bay, bottom, bay * 0.24, size) +
        pointedArch(x + (index + 0.66) * bay, bottom, bay * 0.24, size),
    )
  return (
    path(
      range(3, (index) => box(x + width * (0.2 + index * 0.3), top - 70, 30, 74)),
      mix(body, shade, 0.4),
    ) +
    rect(x, top, width, height, body) +
    path(windows(SQUARE - 30, height * 0.3) + windows(SQUARE - height * 0.52, height * 0.28), gap) +
    path(
      range(Math.floor(width / 26), (index) => box(x + index * 26, top - 16, 14, 18)),
      body,
    ) +
    path(box(x - 4, top, width + 8, 9) + box(x - 4, SQUARE - height * 0.44, width + 8, 7), lit) +
    rect(x, SQUARE - 18, width, 18, mix(shade, pen.palette.ink, 0.2))
  )
}

/** The library: a rusticated ring of arches, a drum between twin columns, and a leaden dome; 480 wide, 640 high on the origin. */
function library(pen: Pen, x: number, base: number, scale: number, { lit, body, shade, gap }: Paint): string {
  const dark = mix(shade, pen.palette.ink, 0.4)
  const round = (half: number): string =>
    linear(
      pen,
      -half,
      half,
      [
        [0, mix(body, shade, 0.4)],
        [0.3, lit],
        [0.6, body],
        [1, shade],
      ],
      true,
    )
  // Around a drum, what has equal distances narrows towards the sides.
  const around = (count: number, draw: (share: number, squeeze: number) => string): string =>
    range(count, (index) => {
      const angle = ((index + 0.5) / count - 0.5) * Math.PI
      return draw(Math.sin(angle), Math.cos(angle))
    })
  /** Nine pairs, closer the farther they turn away. */
  const columns = (draw: (middle: number, squeeze: number) => string): string =>
    range(9, (index) => {
      const angle = (index / 8 - 0.5) * Math.PI
      const squeeze = Math.max(0.35, Math.cos(angle * 0.86))
      return [-1, 1].map((side) => draw(Math.sin(angle) * 218 + side * 13 * squeeze, squeeze)).join('')
    })
  const lead = mix(pen.palette.roof, pen.palette.haze, 0.3)
  return at(
    x,
    base,
    rect(-240, -150, 480, 150, round(240)) +
      stroke(
        range(5, (index) => d`M-240 ${-22 - index * 25}H240`),
        dark,
        3,
        'opacity=".35"',
      ) +
      path(
        around(7, (share, squeeze) => roundArch(share * 226, 0, Math.max(8, 66 * squeeze), 112)),
        dark,
      ) +
      path(box(-250, -160, 500, 14), lit) +
      rect(-214, -360, 428, 202, round(214)) +
      path(
        around(
          8,
          (share, squeeze) =>
            box(share * 204 - 17 * squeeze, -236, 34 * squeeze, 62) +
            roundArch(share * 204, -264, Math.max(5, 34 * squeeze), 66),
        ),
        gap,
      ) +
      path(
        around(8, (share, squeeze) => box(share * 204 - 20 * squeeze, -342, 40 * squeeze, 9)),
        lit,
      ) +
      path(
        columns((middle, squeeze) => box(middle - 8 * squeeze, -352, 16 * squeeze, 190)),
        lit,
      ) +
      path(
        columns((middle, squeeze) => box(middle + 2, -352, 6 * squeeze, 190)),
        shade,
      ) +
      path(box(-236, -376, 472, 24), lit) +
      rect(-228, -364, 456, 8, shade, 'opacity=".5"') +
      path(
        range(33, (index) => box(-226 + index * 13.8, -398, 6, 22)) +
          box(-230, -404, 460, 7) +
          range(9, (index) => d`M${-232 + index * 58 - 8} -404q-4 -20 8 -28q12 8 8 28z`),
        lit,
      ) +
      rect(-150, -470, 300, 74, round(150)) +
      path(
        around(7, (share, squeeze) => box(share * 140 - 11 * squeeze, -458, 22 * squeeze, 46)),
        gap,
      ) +
      mirrored(0, path('M-150 -396V-440Q-176 -436 -190 -396ZM-96 -396V-452Q-112 -440 -118 -396Z', shade)) +
      path(box(-158, -480, 316, 12), lit) +
      dome(pen, 0, -480, 146, 150, mix(lead, '#ffffff', 0.12), mix(lead, pen.palette.ink, 0.35), 6) +
      colonnade(-25, -628, 50, 44, 4, lit, shade),
    scale,
  )
}

/** Grass behind a low rail around the library. */
function lawn({ palette }: Pen): string {
  const [lit, shade] = palette.leaf
  return (
    path(
      d`M420 ${SQUARE + 2}H1180Q1240 ${SQUARE + 30} 1290 ${SQUARE + 60}H310Q360 ${SQUARE + 30} 420 ${SQUARE + 2}Z`,
      mix(lit, shade, 0.3),
    ) +
    path(range(50, (index) => box(312 + index * 20, SQUARE + 34, 3, 30)) + box(308, SQUARE + 34, 986, 4), palette.ink)
  )
}

function cobbles(pen: Pen): string {
  const rows = range(7, (row) => {
    const y = SQUARE + 84 + row ** 1.5 * 12
    const size = 24 + row * 9
    return range(
      Math.ceil(1600 / size),
      (index) => d`M${index * size + (row % 2) * (size / 2)} ${y}q${size * 0.4} ${-5 - row} ${size * 0.8} 0`,
    )
  })
  return stroke(rows, mix(pen.palette.stone[2], pen.palette.ink, 0.6), 2.4, 'opacity=".4"')
}

/** A student in gown and square cap. */
function scholar({ palette }: Pen, x: number, base: number, height: number): string {
  return (
    figure(x, base, height, palette.ink, 'dress', x > 1100 ? -1 : 1) +
    at(
      x,
      base,
      path('M-15 -103L0 -109L15 -103L0 -97Z', palette.ink) +
        path('M-14 -82Q-30 -50 -28 -18H28Q30 -50 14 -82Z', palette.ink) +
        stroke('M12 -102V-92', palette.accent, 2.4) +
        path('M-5 -82L0 -58L5 -82Z', palette.accent),
      height / 100,
    )
  )
}
