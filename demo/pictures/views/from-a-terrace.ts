import { foliageFrame, grove, skyline } from '../kit/land.ts'
import { wineGlass } from '../kit/objects.ts'
import { couple, figure } from '../kit/people.ts'
import { at, box, d, disc, oval, path, range, rect, stroke } from '../kit/shape.ts'
import { birds, heavens, mist } from '../kit/sky.ts'
import { mix, tone } from '../palette.ts'
import type { Pen } from '../pen.ts'
import type { Scene } from '../scene.ts'
import { type Subject, standingWhole } from './subject.ts'
import { takeTurns } from './take-turns.ts'

interface Terrace {
  readonly subjectAt: number
  readonly sunAt: number
  readonly parapet: (pen: Pen) => string
  readonly foreground: (pen: Pen) => string
}

/** Terraces to take in turns: a city has several landmarks to look at from above, and not always with the same two. */
const terraces: readonly Terrace[] = [
  { subjectAt: 960, sunAt: 480, parapet: balustrade, foreground: forTwo },
  { subjectAt: 640, sunAt: 1120, parapet: railing, foreground: atATable },
  { subjectAt: 860, sunAt: 1240, parapet: wall, foreground: telescope },
  { subjectAt: 800, sunAt: 330, parapet: wall, foreground: pots },
  { subjectAt: 560, sunAt: 900, parapet: railing, foreground: friends },
]

/** From a terrace over the roofs: a parapet, and the landmark before the sinking light. */
export function fromATerrace(subject: Subject, nth: number): Scene {
  const { subjectAt, sunAt, parapet, foreground } = takeTurns(terraces, nth)
  return {
    mood: subject.mood,
    draw: (pen) => {
      const { palette } = pen
      return [
        heavens(pen, 800, sunAt, 420, 130, 'rays'),
        skyline(pen, 840, 0.18, { heights: [50, 120], widths: [60, 110], roofs: 'gable' }),
        mist(pen, 850, 240, 0.8),
        standingWhole(pen, subject, subjectAt, 880, { width: 1080, height: 680 }),
        mist(pen, 890, 120, 0.4),
        grove(pen, 930, 70, tone(palette, 0.5)),
        skyline(pen, 1010, 0.62, { heights: [40, 100], widths: [90, 160], roofs: 'gable' }),
        parapet(pen),
        foreground(pen),
      ]
    },
  }
}

function balustrade({ palette }: Pen): string {
  const [lit, body] = palette.stone
  const post = (x: number) => `M${x} 1000h40l-10 36q22 40 -4 90h-12q-26 -50 -4 -90z`
  return (
    rect(0, 1126, 1600, 74, mix(body, palette.ink, 0.35)) +
    path(
      range(27, (index) => post(index * 60)),
      mix(body, palette.ink, 0.2),
    ) +
    rect(0, 980, 1600, 26, lit) +
    path(box(0, 1120, 1600, 10), lit)
  )
}

/** Wrought iron: bars with a ring under the handrail between every two. */
function railing({ palette }: Pen): string {
  const bars = range(33, (index) => d`M${index * 50} 986V1140`)
  const rings = range(32, (index) => d`M${index * 50 + 11} 1014a14 14 0 1 1 28 0a14 14 0 1 1 -28 0z`)
  return (
    rect(0, 1130, 1600, 70, mix(palette.stone[2], palette.ink, 0.4)) +
    rect(0, 1126, 1600, 10, palette.stone[1]) +
    stroke(bars, palette.ink, 7) +
    stroke(rings, palette.ink, 5) +
    rect(0, 974, 1600, 16, palette.ink)
  )
}

/** A low wall of large stones under a slab. */
function wall({ palette }: Pen): string {
  const [lit, body, shade] = palette.stone
  const joints = `M0 1110H1600${range(9, (index) => d`M${index * 200 - 30} 1036V1110M${index * 200 + 70} 1110V1200`)}`
  return (
    rect(0, 1020, 1600, 180, mix(body, palette.ink, 0.3)) +
    stroke(joints, mix(shade, palette.ink, 0.4), 4, 'opacity=".6"') +
    rect(0, 1000, 1600, 34, lit) +
    rect(0, 1034, 1600, 8, mix(shade, palette.ink, 0.3))
  )
}

function glasses({ palette }: Pen, x: number, base: number, scale: number): string {
  const glass = mix(palette.sky[2], '#ffffff', 0.3)
  return (
    wineGlass(x - scale * 75, base, scale, glass, palette.accent) +
    wineGlass(x + scale * 75, base - 4, scale, glass, palette.accent)
  )
}

function forTwo(pen: Pen): string {
  const { palette } = pen
  return (
    couple(400, 1180, 420, palette.ink) +
    oval(1240, 1130, 190, 30, mix(palette.stone[0], palette.ink, 0.2)) +
    rect(1228, 1130, 24, 80, palette.ink) +
    glasses(pen, 1240, 1126, 0.8) +
    foliageFrame(pen, 'right', 420) +
    birds(pen, 560, 260, 6)
  )
}

/** Two who sit at a table across from each other, with lanterns on a string above them. */
function atATable(pen: Pen): string {
  const { palette } = pen
  const chair = (x: number, flip: number) =>
    at(x, 1196, stroke('M-46 -190V0M-46 -118H48V0', palette.ink, 11, 'stroke-linecap="round"'), flip)
  return (
    lanterns(pen) +
    chair(1010, 1) +
    figure(1010, 1196, 330, palette.ink, 'sit') +
    chair(1450, -1) +
    figure(1450, 1196, 330, palette.ink, 'sit', -1) +
    rect(1222, 1070, 16, 130, palette.ink) +
    oval(1230, 1066, 150, 20, mix(palette.stone[0], palette.ink, 0.2)) +
    glasses(pen, 1230, 1068, 0.42) +
    birds(pen, 300, 240, 5)
  )
}

function lanterns({ palette }: Pen): string {
  const bulbs = range(7, (index) => {
    const x = 110 + index * 230
    const y = 96 + 92 * (1 - ((x - 800) / 820) ** 2)
    return disc(x, y + 22, 42, palette.glow, 'opacity=".3"') + disc(x, y + 22, 17, palette.window)
  })
  return stroke('M-20 88Q800 284 1620 88', palette.ink, 5) + bulbs
}

/** A telescope that takes coins, and a child on the step before it. */
function telescope(pen: Pen): string {
  const { ink, accent, stone } = pen.palette
  return (
    path('M270 1200L292 880H318L340 1200Z', ink) +
    at(
      306,
      850,
      path('M-110 40Q-124 0 -84 -22L70 -64Q96 -68 102 -40L110 -6Q110 14 90 20L-60 56Q-96 66 -110 40Z', ink) +
        path('M70 -64Q96 -68 102 -40L110 -6Q110 14 90 20L84 22L62 -62Z', mix(ink, stone[0], 0.4)) +
        disc(-8, 4, 20, accent),
    ) +
    rect(60, 1150, 190, 50, mix(stone[2], ink, 0.5)) +
    figure(150, 1152, 330, ink, 'dress') +
    stroke('M176 930L226 880', ink, 18, 'stroke-linecap="round"') +
    figure(1420, 1200, 430, ink, 'stand', -1) +
    birds(pen, 620, 240, 6)
  )
}

/** Nobody but a cat between the flower pots. */
function pots(pen: Pen): string {
  const { ink, accent, leaf, roof } = pen.palette
  const pot = (x: number, size: number) => {
    const leaves = range(9, (index) => {
      const angle = Math.PI * (0.1 + index * 0.1)
      const [tipX, tipY] = [Math.cos(angle) * 120, -100 - Math.sin(angle) * 130]
      return d`M-14 -92Q${tipX * 0.3 - 24} ${tipY * 0.8} ${tipX} ${tipY}Q${tipX * 0.5 + 24} ${tipY * 0.6} 14 -92Z`
    })
    const flowers = range(5, (index) => {
      const angle = Math.PI * (0.1 + index * 0.2)
      return disc(Math.cos(angle) * 106, -98 - Math.sin(angle) * 116, 15, accent)
    })
    return at(x, 1004, path(leaves, leaf[1]) + flowers + path('M-70 -100H70L52 0H-52Z', mix(roof, ink, 0.2)), size)
  }
  return (
    pot(150, 1.15) +
    pot(1390, 1) +
    pot(1540, 1.3) +
    at(430, 1004, path(CAT, ink), 1.3) +
    foliageFrame(pen, 'right', 380) +
    birds(pen, 700, 220, 5)
  )
}

/** Sitting with its back to us, its tail over the edge. */
const CAT =
  'M-44 0Q-58 -70 -26 -104Q-34 -118 -32 -134L-34 -166L-14 -150Q0 -156 14 -150L34 -166L32 -134Q34 -118 26 -104Q58 -70 44 0Q66 10 64 50Q62 92 92 88Q98 98 84 104Q44 108 46 50Q46 22 20 0Z'

/** Three friends at the railing, one of whom shows the others where it is. */
function friends(pen: Pen): string {
  const { ink } = pen.palette
  return (
    figure(1040, 1196, 430, ink, 'point', -1) +
    figure(1190, 1190, 400, ink, 'dress') +
    figure(1360, 1192, 420, ink, 'stand') +
    foliageFrame(pen, 'left', 420) +
    birds(pen, 420, 300, 6)
  )
}
