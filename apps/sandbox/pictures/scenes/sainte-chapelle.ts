import { arcade } from '../kit/architecture.ts'
import { figure } from '../kit/people.ts'
import { box, circle, path, pointedArch, range, rect, starAt, stroke } from '../kit/shape.ts'
import { beam } from '../kit/sky.ts'
import { mix } from '../palette.ts'
import { clipped, linear, type Pen } from '../pen.ts'
import type { Scene } from '../scene.ts'

/** Walls of coloured glass: fifteen tall windows and the rose, their light on the floor. */
export const sainteChapelle: Scene = {
  mood: 'sea',
  draw: (pen) => {
    const { palette } = pen
    const glass = [palette.accent, palette.sky[0], '#c43a58', palette.window, '#2f6fb2', palette.sky[1]]
    const lancet = (x: number, bottom: number, w: number, h: number): string =>
      clipped(
        pen,
        pointedArch(x, bottom, w, h),
        rect(x - w / 2, bottom - h, w, h, palette.sky[0]) + panes(pen, x - w / 2, bottom - h, w, h, glass),
      ) +
      stroke(pointedArch(x, bottom, w, h), palette.ink, 7) +
      stroke(`M${x} ${bottom}V${bottom - h * 0.86}`, palette.ink, 5)
    const stone = mix(palette.stone[2], palette.ink, 0.45)
    return [
      rect(
        0,
        0,
        1600,
        1200,
        linear(pen, 0, 1200, [
          [0, mix(palette.sky[0], palette.ink, 0.5)],
          [1, stone],
        ]),
      ),
      path('M0 0H1600V240Q1280 150 800 -80Q320 150 0 240Z', mix('#1f3f8c', palette.ink, 0.35)),
      stroke(
        'M0 250Q500 230 800 60Q1100 230 1600 250M0 60Q500 120 800 60Q1100 120 1600 60M420 300Q560 100 800 60Q1040 100 1180 300',
        mix(palette.accent, palette.window, 0.4),
        12,
      ),
      path(
        range(50, (index) => starAt(60 + ((index * 373) % 1480), 20 + ((index * 89) % 180))),
        palette.window,
        'opacity=".7"',
      ),
      ...[60, 270, 450].map((x, index) => lancet(x, 960 - index * 40, 150 - index * 22, 720 - index * 70)),
      ...[1540, 1330, 1150].map((x, index) => lancet(x, 960 - index * 40, 150 - index * 22, 720 - index * 70)),
      ...[600, 700, 800, 900, 1000].map((x) => lancet(x, 850, 84, 560 - Math.abs(800 - x) * 0.25)),
      path(
        [165, 362, 530, 1070, 1238, 1435].map((x) => box(x - 9, 210, 18, 800)).join(''),
        mix(palette.accent, stone, 0.45),
      ),
      path(
        'M0 1200V1010L520 850H1080L1600 1010V1200Z',
        linear(pen, 850, 1200, [
          [0, mix(stone, palette.glow, 0.35)],
          [1, palette.ink],
        ]),
      ),
      arcade(0, 1010, 520, 70, 9, palette.ink, 'pointed', 0.6) +
        arcade(1080, 1010, 520, 70, 9, palette.ink, 'pointed', 0.6),
      ...[0, 1, 2, 3, 4, 5].map((index) =>
        beam(pen, [480 + index * 130, 420], [330 + index * 190, 1180], 190, 0.4, glass[index] ?? palette.glow),
      ),
      figure(690, 1070, 170, palette.ink, 'stand') +
        figure(770, 1080, 165, palette.ink, 'dress') +
        figure(960, 1120, 220, palette.ink, 'point'),
    ]
  },
}

/** Small panes of coloured glass that fill a window, many of them alike so that the colour reads from afar. */
function panes(pen: Pen, x: number, y: number, w: number, h: number, colours: readonly string[]): string {
  const columns = 4
  const rows = Math.round(h / 46)
  const data = colours.map(() => '')
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const pick = Math.floor(pen.random() * colours.length)
      data[pick] =
        (data[pick] ?? '') +
        box(x + (column * w) / columns + 1.5, y + (row * h) / rows + 1.5, w / columns - 3, h / rows - 3)
    }
  }
  const medallions = range(Math.round(rows / 3), (index) =>
    circle(x + w / 2, y + h * 0.2 + (index * h) / (rows / 3), w * 0.3),
  )
  return (
    data.map((part, index) => path(part, colours[index] ?? '')).join('') +
    path(medallions, colours[3] ?? '', 'opacity=".55"') +
    stroke(medallions, pen.palette.ink, 2.5)
  )
}
