import { figure } from '../kit/people.ts'
import { at, box, circle, d, path, poly, range, rect, roundArch, stroke } from '../kit/shape.ts'
import { radialGlow } from '../kit/sky.ts'
import { lamplight, mix } from '../palette.ts'
import { clipped, linear, named, type Pen, radial } from '../pen.ts'
import type { Scene } from '../scene.ts'

/** Where the floor meets the wall of bones. */
const floor = 905

/** A wall stacked of bones, skulls in rows and in a cross among them, and a lantern in the arch that leads deeper. */
export const catacombs: Scene = {
  mood: 'gold',
  draw: (pen) => {
    const { palette } = pen
    const light = lamplight(palette)
    const bone = mix(mix('#f0d9ac', palette.stone[0], 0.3), light, 0.2)
    const dark = mix('#1d1018', palette.ink, 0.25)
    return [
      rect(0, 0, 1600, 1200, mix(dark, '#5a3a26', 0.35)),
      ossuary(pen, bone, mix(dark, '#6b4428', 0.45), dark),
      lintel(bone, dark),
      passage(pen, light, dark),
      poly(
        [
          [0, floor],
          [1600, floor],
          [1600, 1200],
          [0, 1200],
        ],
        linear(pen, floor, 1200, [
          [0, mix(bone, dark, 0.42)],
          [1, dark],
        ]),
      ),
      poly(
        [
          [640, floor],
          [960, floor],
          [1330, 1200],
          [270, 1200],
        ],
        linear(pen, floor, 1200, [
          [0, light, 0.85],
          [1, light, 0],
        ]),
      ),
      radialGlow(pen, 800, 640, 860, '#ffb661'),
      rect(
        0,
        0,
        1600,
        1200,
        radial(pen, 800, 680, 1040, [
          [0, dark, 0],
          [0.46, dark, 0.06],
          [0.8, dark, 0.7],
          [1, dark, 0.95],
        ]),
      ),
      guide(pen, dark, light),
      figure(560, 1130, 350, dark, 'stand') + figure(455, 1120, 320, dark, 'dress'),
      figure(1110, 1140, 340, dark, 'stand', -1),
    ]
  },
}

/** Rows of bone ends between rows of skulls, all over the wall; a cross of skulls on either side of the arch. */
function ossuary(pen: Pen, bone: string, gap: string, dark: string): string {
  const rowHeight = 46
  const skull = named(pen, path(`${circle(0, -3, 20)}M-12 10h24l-3 14h-18z`, bone) + path(sockets, dark))
  const ends = named(
    pen,
    path(circle(-9, 4, 13) + circle(10, -3, 13), mix(bone, dark, 0.3)) + path(circle(1, 2, 5), mix(bone, dark, 0.66)),
  )
  const wall = range(21, (row) => {
    const y = floor - 24 - row * rowHeight
    return range(36, (column) => {
      const x = 18 + (row % 2) * 22 + column * 45
      return (isCross(x, y) || row % 5 === 2 ? skull : ends).again(`translate(${x} ${y})`)
    })
  })
  return rect(0, 0, 1600, floor, gap) + wall
}

/** Eyes, nose and the gaps of the teeth. */
const sockets = `${circle(-8, 0, 5.4)}${circle(8, 0, 5.4)}M0 7l-3 7h6z${box(-5, 17, 2, 6)}${box(3, 17, 2, 6)}`

function isCross(x: number, y: number): boolean {
  return [250, 1350].some((centre) => {
    const [across, up] = [Math.abs(x - centre), floor - 24 - y]
    return (across < 34 && up > 130 && up < 620) || (across < 150 && up > 370 && up < 480)
  })
}

/** The dressed stone round the arch. */
function lintel(bone: string, dark: string): string {
  const stone = mix(bone, dark, 0.3)
  const joints = range(13, (index) => {
    const angle = Math.PI * (index / 12)
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    return d`M${800 + c * 214} ${494 - s * 214}L${800 + c * 270} ${494 - s * 270}`
  })
  return (
    path(roundArch(800, floor, 540, 681), stone) +
    stroke(joints, mix(stone, dark, 0.5), 4) +
    stroke(
      range(5, (index) => d`M530 ${560 + index * 80}h56M1014 ${560 + index * 80}h56`),
      mix(stone, dark, 0.5),
      4,
    )
  )
}

/** Vault after vault behind the arch, brighter towards the lantern. */
function passage(pen: Pen, light: string, dark: string): string {
  const arch = roundArch(800, floor, 428, 625)
  const ribs = [1, 0.82, 0.66, 0.52, 0.4].map((share, index) => {
    const foot = floor - (1 - share) * 90
    const shape = roundArch(800, foot, 428 * share, 610 * share)
    const glow = mix(mix('#7a4a26', dark, 0.4), mix(light, '#fff6da', 0.5), index * 0.24)
    return path(shape, glow) + stroke(shape, mix(glow, dark, 0.5), 9 - index)
  })
  return clipped(pen, arch, rect(580, 270, 440, 640, dark) + ribs.join(''))
}

/** The one who goes ahead. */
function guide(pen: Pen, dark: string, light: string): string {
  return (
    radialGlow(pen, 880, 690, 240, '#fff3cf') +
    path('M770 905L690 1200H930L850 905Z', dark, 'opacity=".45"') +
    figure(800, 930, 330, dark, 'point') +
    at(
      926,
      640,
      stroke('M-16 -20Q0 -44 16 -20', dark, 5) +
        path('M-26 -20H26L20 -6H-20ZM-26 62H26V74H-26Z', dark) +
        path('M-22 -6H22V62H-22Z', mix(light, '#ffffff', 0.55)) +
        path('M0 8Q16 36 0 52Q-16 36 0 8Z', '#ff9d3c'),
      0.8,
    )
  )
}
