interface CoverDrawingProps {
  readonly className?: string | undefined
}

/** Of the page behind a cover that has no picture of its own, in the brand's colours: streets, a river and a park. */
export function MapPlaceholder({ className }: CoverDrawingProps) {
  return (
    <svg
      viewBox="0 0 1200 800"
      width="100%"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      aria-hidden="true"
      className={className}
    >
      <path d="M760 60h250l40 210-190 70-120-110z" fill="var(--positive)" opacity=".25" />
      <path
        d="M-20 640C180 520 300 700 520 620S820 420 1220 540"
        stroke="var(--focus)"
        strokeWidth="74"
        opacity=".25"
      />
      <path
        d="M-20 170 1220 330M-20 420 700 350 1220 130M140-20 330 820M480-20 560 360 700 820M760-20 860 340 1010 820M1100-20 1040 440 1160 820M-20 760 420 470 940 480"
        stroke="var(--surface)"
        strokeWidth="20"
      />
      <path
        d="M-20 300 500 280M230 360 620 150M620 500 1220 700M250-20 380 480M940-20 1010 300M40 820 210 560"
        stroke="var(--surface)"
        strokeWidth="9"
      />
      <path
        d="M250 560C330 470 420 470 560 360S800 300 900 240"
        stroke="var(--accent)"
        strokeWidth="7"
        strokeLinecap="round"
        strokeDasharray="1 20"
      />
      <path d="M250 560m-34-62a34 34 0 0 1 68 0c0 24-34 62-34 62s-34-38-34-62z" fill="var(--accent)" />
      <path d="M900 240m-34-62a34 34 0 0 1 68 0c0 24-34 62-34 62s-34-38-34-62z" fill="var(--accent)" />
      <path d="M250 488a11 11 0 1 0 .1 0zM900 168a11 11 0 1 0 .1 0z" fill="var(--surface)" />
    </svg>
  )
}

/** A tune, swelling and dying away: strokes around a line, as high as it is loud. */
const TUNE = Array.from({ length: 48 }, (_, beat) => {
  const swell = Math.sin((beat / 47) * Math.PI) ** 0.6
  const height = Math.round(6 + 60 * swell * Math.abs(Math.sin(beat * 0.9) * Math.cos(beat * 0.23 + 1)))
  return `M${6 + beat * 12.5} ${76 - height}v${2 * height}`
}).join('')

/** Of music, as wide as there is room, in strokes of one width. */
export function AudioPlaceholder({ className }: CoverDrawingProps) {
  return (
    <svg viewBox="0 0 600 152" width="100%" preserveAspectRatio="none" aria-hidden="true" className={className}>
      <path
        d={TUNE}
        stroke="var(--band-accent)"
        strokeWidth="3"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}
