import { word } from '../kit/lettering.ts'
import { figure } from '../kit/people.ts'
import { at, box, circle, d, disc, group, path, range, rect, roundArch, stroke } from '../kit/shape.ts'
import { lamplight, mix, tone } from '../palette.ts'
import type { Pen } from '../pen.ts'
import { floodlit } from './local-colour.ts'

/** The little yellow tram of Lisbon's hills from the front, 300 wide and 430 high, its wheels on the origin. */
export function hillTram(pen: Pen, x: number, base: number, scale: number): string {
  const { palette } = pen
  const { ink, stone, light } = palette
  const dim = light === 'night' || light === 'dusk'
  const yellow = mix(floodlit(palette, '#f6bf26'), '#ffc531', dim ? 0.45 : 0.1)
  const deep = mix(yellow, ink, 0.26)
  const white = mix(stone[0], '#ffffff', light === 'night' ? 0.1 : 0.6)
  const glass = dim ? palette.window : mix(palette.sky[1], '#ffffff', 0.35)
  const beams = dim ? path('M-26 -122L-260 150H260L26 -122Z', palette.window, 'opacity=".16"') : ''
  const number = stroke(
    'M-22 -394q2 -14 14 -14q14 0 13 13q-1 9 -27 31h28M26 -387a9.5 9.5 0 1 1 .1 0M26 -387a11.5 11.5 0 1 1 -.1 0',
    ink,
    6,
    'stroke-linecap="round" stroke-linejoin="round"',
  )
  return at(
    x,
    base,
    group([
      beams,
      path('M-120 -20H120V4H92V-8H-92V4H-120Z', ink),
      path('M-138 -78Q-142 -36 -126 -24H126Q142 -36 138 -78Z', mix(ink, '#3a3030', 0.4)),
      path('M-146 -80V-330Q-146 -348 -138 -356H138Q146 -348 146 -330V-80Z', yellow),
      path('M84 -80V-356H138Q146 -348 146 -330V-80Z', deep, 'opacity=".55"'),
      path('M-146 -196H146V-330Q146 -348 138 -356H-138Q-146 -348 -146 -330Z', white),
      path('M90 -196H146V-330Q146 -348 138 -356H90Z', mix(stone[1], stone[2], 0.3), 'opacity=".5"'),
      path(box(-130, -326, 66, 122) + box(-54, -326, 108, 122) + box(64, -326, 66, 122), mix(deep, ink, 0.35)),
      path(box(-124, -320, 54, 110) + box(-48, -320, 96, 110) + box(70, -320, 54, 110), glass),
      figure(-6, -150, 150, ink, 'stand') + figure(96, -176, 118, ink, 'dress') + figure(-98, -176, 120, ink, 'stand'),
      path('M-146 -204H146V-80H-146Z', yellow),
      path('M80 -204H146V-80H80Z', deep, 'opacity=".5"'),
      path(box(-146, -208, 292, 8) + box(-146, -92, 292, 8), white),
      path('M-112 -186H-44V-108H-112ZM44 -186H112V-108H44Z', deep, 'opacity=".4"'),
      disc(0, -140, 29, deep) +
        disc(0, -140, 23, dim ? mix(palette.window, '#ffffff', 0.5) : white) +
        disc(0, -140, 10, mix(palette.window, '#ffffff', 0.5)),
      dim ? disc(0, -140, 74, palette.window, 'opacity=".3"') : '',
      path('M-156 -352Q-150 -384 -96 -396H96Q150 -384 156 -352Q0 -368 -156 -352Z', white),
      path('M-156 -352Q0 -368 156 -352V-344Q0 -360 -156 -344Z', deep),
      rect(-46, -414, 92, 58, white, 'rx="8"'),
      number,
      rect(-84, -346, 168, 20, ink, 'rx="4"'),
      stroke(word('ESTRELA', 0, -331, 11, { weight: 0.2, width: 1.2 }), lamplight(palette), 2.2),
      path('M-150 -66H150V-50H-150Z', ink),
      path(circle(-92, -58, 13) + circle(92, -58, 13), dim ? '#ff8a5a' : mix('#c8402f', ink, 0.1)),
      stroke('M0 -400L18 -560', ink, 5),
    ]),
    scale,
  )
}

/** The long red suspension bridge over the Tagus far away, from `from` to `to`, its deck on `deck`. */
export function tagusBridge(pen: Pen, from: number, to: number, deck: number, depth: number): string {
  const fill = mix(tone(pen.palette, depth), '#c4473c', pen.palette.light === 'night' ? 0.12 : 0.3)
  const span = to - from
  const [a, b] = [from + span * 0.27, from + span * 0.73]
  const tall = span * 0.13
  const towers = [a, b]
    .map(
      (tx) =>
        box(tx - span * 0.012, deck - tall, span * 0.006, tall * 1.5) +
        box(tx + span * 0.006, deck - tall, span * 0.006, tall * 1.5) +
        range(4, (index) => box(tx - span * 0.012, deck - tall * (0.98 - index * 0.3), span * 0.024, tall * 0.06)),
    )
    .join('')
  const cable = d`M${from} ${deck}Q${from + span * 0.18} ${deck - tall * 0.2} ${a} ${deck - tall}Q${(a + b) / 2} ${deck + tall * 0.86} ${b} ${deck - tall}Q${to - span * 0.18} ${deck - tall * 0.2} ${to} ${deck}`
  const hangers = range(25, (index) => {
    const t = (index + 1) / 26
    const y = (1 - t) ** 2 * (deck - tall) + 2 * t * (1 - t) * (deck + tall * 0.86) + t ** 2 * (deck - tall)
    return d`M${a + (b - a) * t} ${Math.min(y, deck)}V${deck}`
  })
  return (
    path(towers + box(from, deck - 2, span, Math.max(4, tall * 0.06)), fill) +
    stroke(cable, fill, Math.max(2, tall * 0.03)) +
    stroke(hangers, fill, 1.2)
  )
}

/** The fortress tower in the river mouth: bastion with domed sentry boxes and shield battlements, loggia and keep; 620 wide, 620 high on the origin. */
export function belemTower(
  pen: Pen,
  x: number,
  base: number,
  scale: number,
  paint: { lit: string; body: string; shade: string; gap: string },
): string {
  const { lit, body, shade, gap } = paint
  const dark = mix(shade, pen.palette.ink, 0.5)
  const sentry = (sx: number, foot: number, size: number, fill: string): string =>
    at(
      sx,
      foot,
      path('M-20 0V-52H20V0L8 26H-8Z', fill) +
        path('M4 0V-52H20V0L8 26H4Z', shade, 'opacity=".6"') +
        path('M-23 -52Q-25 -88 0 -102Q25 -88 23 -52Z', lit) +
        path('M3 -101Q25 -88 23 -52H10Q12 -86 3 -101Z', shade, 'opacity=".7"') +
        stroke('M-12 -54Q-12 -86 0 -100Q12 -86 12 -54', shade, 2) +
        path(`${box(-24, -56, 48, 7)}${circle(0, -106, 6)}`, lit) +
        path(roundArch(0, -14, 13, 28), dark),
      size,
    )
  const shields = (from: number, to: number, y: number, size: number): string =>
    range((to - from) / (size * 1.3), (index) => {
      const sx = from + (index + 0.5) * size * 1.3
      return d`M${sx - size / 2} ${y - size}Q${sx - size / 4} ${y - size * 1.12} ${sx} ${y - size * 1.3}Q${sx + size / 4} ${y - size * 1.12} ${sx + size / 2} ${y - size}V${y}H${sx - size / 2}Z`
    })
  const crosses = (from: number, to: number, y: number, size: number): string =>
    range((to - from) / (size * 1.3), (index) => {
      const sx = from + (index + 0.5) * size * 1.3
      return box(sx - 2, y - size * 0.95, 4, size * 0.7) + box(sx - size * 0.26, y - size * 0.7, size * 0.52, 4)
    })
  const rope = (from: number, to: number, y: number): string =>
    rect(from, y, to - from, 9, lit) +
    stroke(
      range((to - from) / 12, (index) => d`M${from + index * 12} ${y + 9}l8 -9`),
      shade,
      2,
    )
  const keep =
    rect(20, -500, 230, 440, body) +
    rect(168, -500, 82, 440, shade) +
    rect(20, -500, 26, 440, lit, 'opacity=".6"') +
    rope(14, 256, -508) +
    path(shields(14, 256, -508, 26), body) +
    path(crosses(14, 256, -508, 26), shade) +
    rect(60, -600, 150, 80, body) +
    rect(154, -600, 56, 80, shade) +
    rope(54, 216, -604) +
    path(shields(54, 216, -604, 20), lit) +
    path(roundArch(110, -534, 22, 42) + roundArch(166, -534, 22, 42), gap) +
    path(roundArch(90, -424, 34, 56) + roundArch(176, -424, 34, 56), dark) +
    path(roundArch(90, -424, 24, 48) + roundArch(176, -424, 24, 48), gap) +
    rope(18, 252, -396) +
    path('M34 -250H240V-270H34ZM44 -250L60 -226H214L230 -250Z', lit) +
    path('M40 -362H234V-270H40Z', mix(body, lit, 0.4)) +
    path(
      range(6, (index) => roundArch(58 + index * 31.6, -276, 23, 62)),
      gap === pen.palette.window ? gap : dark,
    ) +
    path('M34 -362Q137 -404 240 -362Z', lit) +
    rope(34, 240, -366)
  return at(
    x,
    base,
    group([
      keep,
      sentry(22, -452, 1, body) + sentry(250, -452, 1, body),
      path('M-310 0L-296 -146H300L310 0Z', body),
      path('M120 0V-146H300L310 0Z', shade, 'opacity=".55"'),
      path('M-310 0L-296 -146H-250L-256 0Z', lit, 'opacity=".55"'),
      rope(-302, 306, -152),
      path(shields(-298, 302, -152, 34), body) + path(crosses(-298, 302, -152, 34), shade),
      path(
        range(6, (index) => roundArch(-236 + index * 92, -42, 38, 44)),
        dark,
      ),
      rope(-306, 308, -96),
      sentry(-292, -116, 1.15, body) + sentry(-96, -116, 1.1, body) + sentry(300, -116, 1.15, body),
      path('M-330 6Q0 -14 330 6V22H-330Z', dark),
    ]),
    scale,
  )
}
