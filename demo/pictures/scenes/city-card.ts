import { skyline } from '../kit/land.ts'
import { mist } from '../kit/sky.ts'
import { onTicket } from '../kit/ticket.ts'
import type { Scene } from '../scene.ts'

/** All of a city on one golden ticket in the sky; it stands for cards of cities that have none of their own. */
export const cityCard: Scene = {
  mood: 'classic',
  draw: (pen) =>
    onTicket(pen, [
      skyline(pen, 1000, 0.16, { heights: [300, 620], widths: [70, 130], roofs: 'flat' }),
      mist(pen, 1010, 260, 0.6),
      skyline(pen, 1006, 0.34, { heights: [180, 380], widths: [80, 130], roofs: 'flat' }),
      mist(pen, 1010, 160, 0.5),
      skyline(pen, 1010, 0.6, { heights: [90, 210], widths: [80, 140], roofs: 'mansard' }),
    ]),
}
