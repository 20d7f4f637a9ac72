import { mix } from '../palette.ts'
import { linear, type Pen } from '../pen.ts'
import { d, poly, range, rect, stroke } from './shape.ts'

/** The far wall of a room seen straight on: left, top, right, bottom. */
export type BackWall = readonly [left: number, top: number, right: number, bottom: number]

interface RoomColours {
  back: string
  side: string
  ceiling: string
  floor: string
}

/** The colours of an interior in this light: warm walls, darker towards the viewer. */
export function roomColours(pen: Pen): RoomColours {
  const { stone, ink, sky } = pen.palette
  return {
    back: mix(stone[1], sky[2], 0.3),
    side: mix(stone[2], ink, 0.18),
    ceiling: mix(stone[2], ink, 0.4),
    floor: mix(stone[2], ink, 0.3),
  }
}

/** Four planes around a far wall, each darkening towards the viewer. */
export function room(pen: Pen, [left, top, right, bottom]: BackWall, colours: RoomColours): string {
  const { width, height, palette } = pen
  const deep = (colour: string): string => mix(colour, palette.ink, 0.55)
  return (
    poly(
      [
        [0, 0],
        [width, 0],
        [right, top],
        [left, top],
      ],
      linear(pen, 0, top, [
        [0, deep(colours.ceiling)],
        [1, colours.ceiling],
      ]),
    ) +
    poly(
      [
        [0, height],
        [width, height],
        [right, bottom],
        [left, bottom],
      ],
      linear(pen, bottom, height, [
        [0, colours.floor],
        [1, deep(colours.floor)],
      ]),
    ) +
    poly(
      [
        [0, 0],
        [left, top],
        [left, bottom],
        [0, height],
      ],
      linear(
        pen,
        0,
        left,
        [
          [0, deep(colours.side)],
          [1, colours.side],
        ],
        true,
      ),
    ) +
    poly(
      [
        [width, 0],
        [right, top],
        [right, bottom],
        [width, height],
      ],
      linear(
        pen,
        right,
        width,
        [
          [0, colours.side],
          [1, deep(colours.side)],
        ],
        true,
      ),
    ) +
    rect(left, top, right - left, bottom - top, colours.back)
  )
}

/** Boards or tiles that run to the vanishing point, crossed by rows that close up with distance. */
export function floorLines(
  pen: Pen,
  [left, , right, bottom]: BackWall,
  colour: string,
  columns = 14,
  rows = 7,
): string {
  const lines = range(
    columns + 1,
    (index) =>
      d`M${left + ((right - left) * index) / columns} ${bottom}L${-pen.width * 0.9 + (pen.width * 2.8 * index) / columns} ${pen.height * 1.35}`,
  )
  const across = range(
    rows,
    (index) => d`M0 ${bottom + (pen.height - bottom) * ((index + 1) / rows) ** 2}H${pen.width}`,
  )
  return stroke(lines + across, colour, 2, 'opacity=".5"')
}
