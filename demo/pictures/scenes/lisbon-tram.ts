import { dome } from '../kit/architecture.ts'
import { ridge, skyline } from '../kit/land.ts'
import { couple, crowd } from '../kit/people.ts'
import { d, path, range, stroke } from '../kit/shape.ts'
import { birds, heavens, mist } from '../kit/sky.ts'
import { glints } from '../kit/water.ts'
import { type Lane, type LaneHouse, laneFloor, laneSide } from '../landmarks/lane.ts'
import { hillTram, tagusBridge } from '../landmarks/lisbon.ts'
import { colourPaint, floodlit, inLight } from '../landmarks/local-colour.ts'
import { mix, tone } from '../palette.ts'
import { linear, type Pen } from '../pen.ts'
import type { Scene } from '../scene.ts'

const lane: Lane = { vanish: [800, 600], half: 640, eye: 620 }

/** The yellow tram climbs between tiled houses; below the street lie the river and its bridge. */
export const lisbonTram: Scene = {
  mood: 'classic',
  draw: (pen) => {
    const { palette } = pen
    const house = (near: number, far: number, height: number, colour: string, tiles?: string): LaneHouse => ({
      near,
      far,
      height,
      paint: colourPaint(pen, colour),
      ...(tiles ? { tiles: inLight(palette, tiles) } : {}),
    })
    const stone = mix(palette.stone[1], palette.stone[2], 0.4)
    return [
      heavens(pen, 600, 900, 330, 110, 'rays'),
      ridge(pen, 566, 26, tone(palette, 0.14), 4),
      path(
        'M0 590H1600V760H0Z',
        linear(pen, 590, 760, [
          [0, palette.water[0]],
          [1, palette.water[1]],
        ]),
      ) + glints(pen, 596, 740, 900, 0.9),
      tagusBridge(pen, 380, 1220, 572, 0.4),
      skyline(pen, 740, 0.34, { heights: [50, 96], widths: [40, 70], roofs: 'gable' }, 540, 1060) +
        dome(pen, 900, 690, 34, 40, tone(palette, 0.3), tone(palette, 0.4), 2) +
        mist(pen, 760, 130, 0.5),
      laneFloor(
        pen,
        lane,
        3.5,
        linear(pen, 720, 1200, [
          [0, mix(stone, palette.sky[2], 0.4)],
          [1, mix(stone, palette.ink, 0.45)],
        ]),
      ),
      setts(pen),
      laneSide(pen, lane, -1, [
        house(0.72, 1.36, 1290, '#f3c6a8'),
        house(1.36, 2.06, 1120, '#8fb9cf', '#f7f3e6'),
        house(2.06, 2.9, 1240, '#f0d78a'),
        house(2.9, 3.5, 1060, '#e9968a'),
      ]),
      laneSide(pen, lane, 1, [
        house(0.7, 1.24, 1230, '#f2e6cc', '#4f86b0'),
        house(1.24, 2, 1330, '#e88f72'),
        house(2, 2.8, 1080, '#f4efe0'),
        house(2.8, 3.5, 1150, '#9cc3b4', '#f4efe0'),
      ]),
      rails(pen),
      garland(pen, 300, 250, 1310, 210, 110) + garland(pen, 470, 420, 1130, 400, 70),
      stroke('M662 350Q740 560 800 680M662 350L610 -20M662 350L300 300M662 350L1300 330', palette.ink, 3),
      crowd(pen, 880, 980, 840, 96, 2, palette.ink),
      hillTram(pen, lane.vanish[0] + tram.offset / tram.z, lane.vanish[1] + lane.eye / tram.z, 1.2),
      couple(1160, 1130, 240, palette.ink),
      birds(pen, 1000, 180, 6, 15),
    ]
  },
}

/** Where the tram stands: its track's distance from the middle of the lane, and its own from the viewer. */
const tram = { offset: -250, z: 1.48 }

/** The rails of the two tracks. */
function rails(pen: Pen): string {
  const line = (offset: number): string =>
    d`M${lane.vanish[0] + offset / 3.5} ${lane.vanish[1] + lane.eye / 3.5}L${lane.vanish[0] + offset} ${lane.vanish[1] + lane.eye}`
  const data = [-155, 155].map((half) => line(tram.offset + half) + line(half - tram.offset)).join('')
  return (
    stroke(data, mix(pen.palette.ink, pen.palette.stone[2], 0.3), 11) + stroke(data, pen.palette.sun, 4, 'opacity=".8"')
  )
}

/** Courses of small paving stones. */
function setts(pen: Pen): string {
  const rows = range(17, (index) => {
    const y = 752 + index ** 1.75 * 3.4
    return d`M${800 - (y - 600) * 1.05} ${y}Q800 ${y + 16} ${800 + (y - 600) * 1.05} ${y}`
  })
  return stroke(rows, mix(pen.palette.stone[2], pen.palette.ink, 0.4), 3, 'stroke-dasharray="26 5" opacity=".35"')
}

/** Paper pennants of the summer feasts between two windows. */
function garland(pen: Pen, x0: number, y0: number, x1: number, y1: number, sag: number): string {
  const { palette } = pen
  const colours = ['#e8503f', '#f6c83c', '#3f9a8a', '#f4f0e4', '#4f86c0'].map((colour) => floodlit(palette, colour))
  const [mx, my] = [(x0 + x1) / 2, (y0 + y1) / 2 + sag]
  const size = (x1 - x0) / 34
  const pennants = colours.map((colour, order) =>
    path(
      range(5, (turn) => {
        const t = (turn * 5 + order + 0.5) / 25
        const x = (1 - t) ** 2 * x0 + 2 * t * (1 - t) * mx + t ** 2 * x1
        const y = (1 - t) ** 2 * y0 + 2 * t * (1 - t) * my + t ** 2 * y1
        return d`M${x - size / 2} ${y}h${size}l${-size / 2} ${size * 1.3}z`
      }),
      colour,
    ),
  )
  return stroke(d`M${x0} ${y0}Q${mx} ${my} ${x1} ${y1}`, palette.ink, 2.4) + pennants.join('')
}
