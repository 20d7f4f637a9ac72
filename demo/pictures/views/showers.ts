import { lamp } from '../kit/architecture.ts'
import { couple, crowd, cyclist, figure } from '../kit/people.ts'
import { at, d, oval, path, range, rect, stroke, turned } from '../kit/shape.ts'
import { mix } from '../palette.ts'
import type { Pen } from '../pen.ts'

/** Where the landmark and the sun stand on one wet day, and who or what is in front of them. */
interface Shower {
  readonly subjectAt: number
  readonly sunAt: number
  readonly foreground: (pen: Pen) => string
}

/**
 * Wet days. A city sells several landmarks after the rain, and with the same three people before each of them they
 * looked like one picture in other colours.
 */
export const showers: readonly Shower[] = [
  { subjectAt: 800, sunAt: 800, foreground: passers },
  { subjectAt: 560, sunAt: 250, foreground: underOne },
  { subjectAt: 960, sunAt: 1180, foreground: cafe },
  { subjectAt: 640, sunAt: 1180, foreground: puddleJump },
  { subjectAt: 800, sunAt: 420, foreground: group },
  { subjectAt: 920, sunAt: 520, foreground: dryingUmbrella },
  { subjectAt: 700, sunAt: 980, foreground: rider },
  { subjectAt: 1000, sunAt: 700, foreground: waiting },
]

function passers({ palette }: Pen): string {
  return (
    figure(330, 1120, 250, palette.ink, 'umbrella') +
    figure(1180, 1170, 310, palette.ink, 'umbrella', -1) +
    figure(1330, 1040, 190, mix(palette.ink, palette.accent, 0.35), 'umbrella')
  )
}

/** An open umbrella, its stick from the ferrule at the top down to `reach` below its edge, which is at the origin. */
function umbrella(x: number, y: number, width: number, fill: string, stick: string, reach: number): string {
  const unit = width / 100
  const canopy =
    'M-50 0Q-44 -36 0 -40Q44 -36 50 0Q42 -7 33 0Q25 -7 16 0Q8 -7 0 0Q-8 -7 -16 0Q-25 -7 -33 0Q-42 -7 -50 0Z'
  const shaded = 'M0 -40Q44 -36 50 0Q42 -7 33 0Q25 -7 16 0Q14 -26 0 -40Z'
  return (
    stroke(d`M${x} ${y - 46 * unit}V${y + reach}`, stick, Math.max(4, width * 0.022), 'stroke-linecap="round"') +
    at(x, y, path(canopy, fill) + path(shaded, stick, 'opacity=".22"'), unit)
  )
}

/** Two people under one large umbrella who have stopped to look. */
function underOne({ palette }: Pen): string {
  return (
    umbrella(1180, 830, 400, palette.accent, palette.ink, 200) +
    couple(1180, 1176, 340, palette.ink) +
    figure(240, 1010, 130, mix(palette.ink, palette.haze, 0.3), 'umbrella', -1)
  )
}

/** Tables outside that nobody has wiped yet; one guest sits under the parasol all the same. */
function cafe(pen: Pen): string {
  const { ink, accent, sky } = pen.palette
  const cloth = mix(accent, sky[2], 0.55)
  const chair = (x: number, flip: number) =>
    at(x, 1160, stroke('M0 -150V0M0 -74H56V0', ink, 10, 'stroke-linecap="round" stroke-linejoin="round"'), flip)
  const table = (x: number) =>
    rect(x - 6, 1040, 12, 116, ink) + oval(x, 1040, 84, 14, mix(ink, sky[2], 0.35)) + oval(x, 1158, 46, 9, ink)
  return (
    umbrella(300, 720, 520, accent, ink, 440) +
    umbrella(40, 700, 380, cloth, ink, 420) +
    stroke('M108 980V1168M108 1062H190V1168', ink, 11, 'stroke-linecap="round" stroke-linejoin="round"') +
    figure(150, 1168, 300, ink, 'sit') +
    table(300) +
    chair(440, -1) +
    table(620) +
    chair(500, 1) +
    chair(740, -1) +
    figure(1380, 980, 110, mix(ink, pen.palette.haze, 0.3), 'walk', -1)
  )
}

/** A child jumps into a puddle, and whoever holds the umbrella keeps away. */
function puddleJump(pen: Pen): string {
  const { ink, accent, sky, sun } = pen.palette
  const drops = range(9, (index) => {
    const side = index - 4
    return d`M${1010 + side * 34} ${1120 - (5 - Math.abs(side)) * 17}q9 14 0 20q-9 -6 0 -20z`
  })
  return (
    oval(1010, 1160, 200, 22, mix(sky[2], ink, 0.3)) +
    oval(1010, 1158, 110, 9, sun, 'opacity=".6"') +
    path(drops, mix(sky[2], '#ffffff', 0.4)) +
    stroke('M984 1000L936 950M1036 1000L1084 950', ink, 13, 'stroke-linecap="round"') +
    figure(1010, 1124, 200, ink, 'dress') +
    path('M994 1100h14v36h-26v-10q12 0 12 -8zM1012 1100h14v18q0 8 12 8v10h-26z', accent) +
    figure(1330, 1168, 330, ink, 'dress', -1) +
    stroke('M1290 1020L1262 960', ink, 16, 'stroke-linecap="round"') +
    umbrella(1262, 800, 300, ink, ink, 170)
  )
}

/** A whole party crosses, seen from afar: many umbrellas in as many colours. */
function group({ palette }: Pen): string {
  const colours = [palette.accent, palette.roof, palette.ink, palette.stone[0], palette.leaf[1]]
  return range(9, (index) => {
    const x = 130 + index * 162 + (index % 3) * 22
    const base = 1010 + ((index * 5) % 4) * 44
    const size = 150 + (base - 1010) * 0.5
    const fill = colours[index % colours.length] ?? palette.ink
    return (
      umbrella(x + size * 0.16, base - size * 1.06, size * 0.86, fill, palette.ink, size * 0.5) +
      figure(x, base, size, palette.ink, index % 2 ? 'walk' : 'dress')
    )
  })
}

/** A bench, wet and empty, with an umbrella put down to dry before it. */
function dryingUmbrella(pen: Pen): string {
  const { ink, accent } = pen.palette
  const slats = `${range(3, (index) => d`M90 ${930 + index * 34}H520`)}M80 1046H530`
  return (
    lamp(pen, 600, 1090, 420) +
    stroke('M130 920V1130M480 920V1130', ink, 14, 'stroke-linecap="round"') +
    stroke(slats, mix(ink, accent, 0.3), 20, 'stroke-linecap="round"') +
    turned(58, 830, 1090, umbrella(830, 1090, 250, accent, ink, 110)) +
    crowd(pen, 1180, 1500, 930, 110, 3, mix(ink, pen.palette.haze, 0.25))
  )
}

/** Somebody rides through the wet before the others dare to. */
function rider(pen: Pen): string {
  const { ink, accent, sky } = pen.palette
  const spray = range(5, (index) => d`M${990 - index * 22} ${1166 - index * 3}q-26 -14 -48 ${-20 - index * 9}`)
  return (
    lamp(pen, 200, 1060, 470) +
    lamp(pen, 1480, 960, 300) +
    stroke(spray, mix(sky[2], '#ffffff', 0.4), 6, 'stroke-linecap="round"') +
    cyclist(1110, 1176, 360, ink, accent)
  )
}

/** One person, close by, looks up from under an umbrella to see whether it is over. */
function waiting({ palette }: Pen): string {
  return (
    umbrella(330, 760, 470, palette.roof, palette.ink, 260) +
    figure(270, 1210, 470, palette.ink, 'dress') +
    stroke('M296 960L330 1000', palette.ink, 24, 'stroke-linecap="round"') +
    figure(1340, 1030, 160, mix(palette.ink, palette.accent, 0.35), 'walk') +
    figure(1440, 1050, 170, palette.ink, 'stand')
  )
}
