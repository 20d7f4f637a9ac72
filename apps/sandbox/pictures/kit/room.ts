import { mix } from '../palette.ts'
import { linear, type Pen } from '../pen.ts'
import { d, path, poly, range, rect, stroke } from './shape.ts'

/** The far wall of a room seen straight on: left, top, right, bottom. */
export type BackWall = readonly [left: number, top: number, right: number, bottom: number]

export interface RoomColours {
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

/** Checked marble: every second tile of a floor in perspective. */
export function checks(pen: Pen, [left, , right, bottom]: BackWall, fill: string, columns = 12, rows = 8): string {
  const vanish = (left + right) / 2
  const at = (column: number, y: number): number => {
    const grow = 1 + ((y - bottom) / (pen.height - bottom)) * (pen.width / (right - left) - 0.2)
    return vanish + (left + ((right - left) * column) / columns - vanish) * grow
  }
  const line = (row: number): number => bottom + (pen.height - bottom) * (row / rows) ** 1.7
  let data = ''
  for (let row = 0; row < rows; row += 1) {
    for (let column = -4; column < columns + 4; column += 1) {
      if ((row + column) % 2 !== 0) continue
      const [y0, y1] = [line(row), line(row + 1)]
      data += d`M${at(column, y0)} ${y0}L${at(column + 1, y0)} ${y0}L${at(column + 1, y1)} ${y1}L${at(column, y1)} ${y1}Z`
    }
  }
  return path(data, fill, 'opacity=".5"')
}

/** A picture in a frame on a wall: a small landscape in the palette's own colours. */
export function framed(pen: Pen, x: number, y: number, width: number, height: number, frame: string): string {
  const { sky, ink, accent, leaf, sun } = pen.palette
  const t = Math.min(width, height) * 0.07
  const line = y + height * (0.5 + pen.random() * 0.2)
  return (
    rect(x - t, y - t, width + t * 2, height + t * 2, frame) +
    rect(x - t * 0.3, y - t * 0.3, width + t * 0.6, height + t * 0.6, mix(frame, ink, 0.5)) +
    rect(x, y, width, height, mix(sky[1], sky[2], pen.random())) +
    d`<circle cx="${x + width * (0.25 + pen.random() * 0.5)}" cy="${y + height * 0.36}" r="${Math.min(width, height) * 0.13}" fill="${pen.random() < 0.5 ? accent : sun}"/>` +
    path(
      d`M${x} ${line}Q${x + width * 0.3} ${line - height * 0.2} ${x + width * 0.55} ${line}T${x + width} ${line - height * 0.08}V${y + height}H${x}Z`,
      leaf[0],
    ) +
    path(
      d`M${x} ${line + height * 0.14}Q${x + width * 0.5} ${line} ${x + width} ${line + height * 0.2}V${y + height}H${x}Z`,
      leaf[1],
    )
  )
}
