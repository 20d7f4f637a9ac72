import type { LogoProps } from '@passepartout/site/brand'

/** Units of the drawing, which is 144 wide and 44 high. */
const WIDTH = 144
const MIDDLE = 22
const LARGEST = { oneLine: 25, twoLines: 17 }
/** A line that would be smaller is broken in two. */
const SMALLEST_LINE = 16
/** Width of a letter in sizes of the font: more than the average, so that wide letters fit. */
const LETTER = 0.62

/** The site's name as it is written, in one line or two. */
export function Wordmark({ className, title, name }: LogoProps) {
  const lines = sizeOf([name], LARGEST.oneLine) < SMALLEST_LINE ? breakInTwo(name) : [name]
  const size = sizeOf(lines, lines.length === 1 ? LARGEST.oneLine : LARGEST.twoLines)
  return (
    <svg className={className} viewBox={`0 0 ${WIDTH} 44`} role="img" aria-label={title} direction="ltr">
      {lines.map((line, index) => (
        <text
          key={line}
          x="0"
          y={MIDDLE + size * (0.33 + 1.15 * (index - (lines.length - 1) / 2))}
          fontFamily="var(--font-display)"
          fontSize={size}
          fontWeight="500"
          fill="currentColor"
        >
          {line}
        </text>
      ))}
    </svg>
  )
}

function sizeOf(lines: readonly string[], largest: number): number {
  const longest = Math.max(...lines.map((line) => line.length), 1)
  return Math.round(Math.min(largest, WIDTH / (longest * LETTER)) * 10) / 10
}

/** At the space nearest to the middle; in one line where there is none. */
function breakInTwo(name: string): readonly string[] {
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index)
  const [space] = spaces.toSorted((one, other) => Math.abs(one - name.length / 2) - Math.abs(other - name.length / 2))
  return space === undefined ? [name] : [name.slice(0, space), name.slice(space + 1)]
}
