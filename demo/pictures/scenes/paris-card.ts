import { skyline } from '../kit/land.ts'
import { mist } from '../kit/sky.ts'
import { onTicket } from '../kit/ticket.ts'
import { eiffelTower } from '../landmarks/eiffel-tower.ts'
import { farPaint, ironPaint, stonePaint } from '../landmarks/paint.ts'
import { notreDameFront, pantheonFront, sacreCoeur } from '../landmarks/paris-churches.ts'
import { glassPyramid, triumphalArch } from '../landmarks/paris-palaces.ts'
import type { Scene } from '../scene.ts'

/** Monuments of Paris stand together on one golden ticket in the sky. */
export const parisCard: Scene = {
  mood: 'classic',
  draw: (pen) =>
    onTicket(pen, [
      skyline(pen, 1000, 0.2, { heights: [60, 140], widths: [60, 120], roofs: 'mansard' }),
      sacreCoeur(pen, 1240, 980, 0.74, farPaint(pen, 0.3)),
      pantheonFront(pen, 330, 990, 0.62, farPaint(pen, 0.34)),
      mist(pen, 1010, 160, 0.5),
      triumphalArch(pen, 1130, 1010, 0.76, stonePaint(pen)),
      notreDameFront(pen, 470, 1010, 0.62, stonePaint(pen)),
      eiffelTower(800, 1010, 830, ironPaint(pen)),
      glassPyramid(pen, 860, 1024, 250, 190),
    ]),
}
