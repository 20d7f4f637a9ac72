import type { Point } from './clip-shapes.ts'

/** SVG path data of lines or rings in whole units, each step relative to the one before; a minus separates as a space does. */
export function svgPathData(parts: readonly (readonly Point[])[], isClosed: boolean): string {
  return parts
    .map((part) => {
      const [first, ...others] = distinct(part.map(([x, y]) => [Math.round(x), Math.round(y)] as const))
      if (!first || others.length < (isClosed ? 2 : 1)) return ''
      const steps = others.map(([x, y], index) => {
        const [fromX, fromY] = others[index - 1] ?? first
        return `${x - fromX} ${y - fromY}`
      })
      return `M${[first.join(' '), steps.join(' ')].join('l').replaceAll(' -', '-')}${isClosed ? 'z' : ''}`
    })
    .join('')
}

function distinct(points: readonly Point[]): readonly Point[] {
  return points.filter(([x, y], index) => {
    const before = points[index - 1]
    return before?.[0] !== x || before[1] !== y
  })
}
