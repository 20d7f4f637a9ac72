/** A point in picture units, x to the right and y down. */
export type Point = readonly [x: number, y: number]

const short = (value: number): string => String(Math.round(value * 10) / 10)

/** Tag for path data: numbers are rounded to a tenth of a unit, so that files stay small and identical everywhere. */
export function d(parts: TemplateStringsArray, ...values: readonly (number | string)[]): string {
  return parts.reduce((text, part, index) => {
    const value = values[index - 1] ?? ''
    return text + (typeof value === 'number' ? short(value) : value) + part
  })
}

/** Markup repeated `count` times. */
export function range(count: number, draw: (index: number) => string): string {
  return Array.from({ length: Math.max(0, Math.round(count)) }, (_, index) => draw(index)).join('')
}

export function path(data: string, fill: string, extra = ''): string {
  return `<path d="${data}" fill="${fill}"${extra && ` ${extra}`}/>`
}

export function stroke(data: string, colour: string, width: number, extra = ''): string {
  return `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${short(width)}"${extra && ` ${extra}`}/>`
}

/** Path data of a closed polygon. */
export function outline(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`
}

export function poly(points: readonly Point[], fill: string, extra = ''): string {
  return path(outline(points), fill, extra)
}

export function rect(x: number, y: number, width: number, height: number, fill: string, extra = ''): string {
  return d`<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${extra}/>`
}

export function disc(x: number, y: number, radius: number, fill: string, extra = ''): string {
  return d`<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" ${extra}/>`
}

export function oval(x: number, y: number, rx: number, ry: number, fill: string, extra = ''): string {
  return d`<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${extra}/>`
}

export function group(content: string | readonly string[], attributes = ''): string {
  return `<g${attributes && ` ${attributes}`}>${typeof content === 'string' ? content : content.join('')}</g>`
}

/** Content drawn around the origin, moved to a place and scaled; a negative `scaleX` mirrors it. */
export function at(x: number, y: number, content: string, scaleX = 1, scaleY = Math.abs(scaleX)): string {
  return `<g transform="translate(${short(x)} ${short(y)}) scale(${scaleX.toFixed(3)} ${scaleY.toFixed(3)})">${content}</g>`
}

/** Content turned about a point, in degrees clockwise. */
export function turned(degrees: number, x: number, y: number, content: string): string {
  return `<g transform="${d`rotate(${degrees} ${x} ${y})`}">${content}</g>`
}

/** Content as drawn, and once more mirrored at the vertical line through `axis`. */
export function mirrored(axis: number, content: string): string {
  return `${content}<g transform="translate(${short(axis * 2)} 0) scale(-1 1)">${content}</g>`
}

/** A closed symmetric outline from the offsets of its right half, top to bottom. */
export function symmetric(axis: number, half: readonly Point[]): Point[] {
  const right = half.map(([dx, y]): Point => [axis + dx, y])
  const left = half.map(([dx, y]): Point => [axis - dx, y]).reverse()
  return [...right, ...left]
}

/** The right half alone, closed along the axis: the shaded side of a symmetric body. */
export function rightHalf(axis: number, half: readonly Point[]): Point[] {
  const first = half[0]
  const last = half.at(-1)
  if (!first || !last) return []
  return [[axis, first[1]], ...half.map(([dx, y]): Point => [axis + dx, y]), [axis, last[1]]]
}

/** Path data of a round-headed opening that stands on `bottom`, centred on `x`. */
export function roundArch(x: number, bottom: number, width: number, height: number): string {
  const r = width / 2
  return d`M${x - r} ${bottom}V${bottom - height + r}A${r} ${r} 0 0 1 ${x + r} ${bottom - height + r}V${bottom}Z`
}

/** Path data of a pointed opening that stands on `bottom`, centred on `x`. */
export function pointedArch(x: number, bottom: number, width: number, height: number): string {
  const r = width / 2
  const spring = bottom - height + width * 0.9
  return d`M${x - r} ${bottom}V${spring}Q${x - r} ${spring - width * 0.5} ${x} ${bottom - height}Q${x + r} ${spring - width * 0.5} ${x + r} ${spring}V${bottom}Z`
}

/** Path data of a small upright rectangle: windows are joined into one path. */
export function box(x: number, y: number, width: number, height: number): string {
  return d`M${x} ${y}h${width}v${height}h${-width}z`
}

/** Path data of a full circle. */
export function circle(x: number, y: number, radius: number): string {
  return d`M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${radius * 2} 0a${radius} ${radius} 0 1 1 ${-radius * 2} 0z`
}

/** Path data of a four-pointed star. */
export function starAt(x: number, y: number, scale = 1): string {
  const [long, waist] = [10 * scale, 2.6 * scale]
  return d`M${x} ${y - long}L${x + waist} ${y - waist}L${x + long} ${y}L${x + waist} ${y + waist}L${x} ${y + long}L${x - waist} ${y + waist}L${x - long} ${y}L${x - waist} ${y - waist}Z`
}
