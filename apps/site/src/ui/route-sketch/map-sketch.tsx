import type { ReactNode } from 'react'
import type { Basemap } from './basemap.ts'
import { BasemapShapes } from './basemap-layers.tsx'
import { type Projection, SKETCH_SIZE } from './project-places.ts'
import styles from './route-sketch.module.css'

interface MapSketchProps {
  /** What the drawing shows, in words; absent where a list beside it says the same, and more. */
  readonly label?: string
  readonly scale: Projection['scale']
  readonly size?: typeof SKETCH_SIZE
  /** Kilometres → "500 m", in the visitor's notation. */
  readonly formatDistance: (kilometres: number) => string
  /** What is drawn below; squares as wide as the scale where it is unknown. */
  readonly ground: Basemap | undefined
  readonly children: ReactNode
}

/** The base of a drawn map: north up, with a scale, never mirrored. Below it stands who made the data of its ground. */
export function MapSketch({ label, scale, size = SKETCH_SIZE, formatDistance, ground, children }: MapSketchProps) {
  const isDrawn = label === undefined
  return (
    <div className={styles.room}>
      <svg
        className={styles.sketch}
        viewBox={`0 0 ${size.width} ${size.height}`}
        role={isDrawn ? undefined : 'img'}
        aria-label={label}
        aria-hidden={isDrawn || undefined}
      >
        {ground ? <BasemapShapes shapes={ground.shapes} /> : <Grid step={scale.width} {...size} />}
        {children}
        <Scale {...scale} height={size.height} formatDistance={formatDistance} />
      </svg>
      {ground && ground.sources.length > 0 && <p className={styles.sources}>{ground.sources.join(' · ')}</p>}
    </div>
  )
}

/** Squares as wide as the scale, around the middle. */
function Grid({ step, width, height }: { readonly step: number } & typeof SKETCH_SIZE) {
  const lines = (length: number): number[] => {
    const first = (length / 2) % step
    return Array.from({ length: Math.ceil((length - first) / step) }, (_, index) => Math.round(first + index * step))
  }
  const across = lines(width).map((x) => `M${x} 0V${height}`)
  const down = lines(height).map((y) => `M0 ${y}H${width}`)
  return <path d={[...across, ...down].join('')} stroke="var(--line)" />
}

interface PinProps {
  readonly number: number
  readonly x: number
  readonly y: number
}

export function Pin({ number, x, y }: PinProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className={styles.mark}>
        <circle className={styles.pin} r="13" />
        <text className={styles.number} y="5">
          {number}
        </text>
      </g>
    </g>
  )
}

interface ScaleProps extends Pick<MapSketchProps, 'formatDistance'> {
  readonly kilometres: number
  readonly width: number
  readonly height: number
}

function Scale({ kilometres, width, height, formatDistance }: ScaleProps) {
  return (
    <g transform={`translate(16 ${height - 16})`}>
      <path className={styles.scale} d={`M0 -6V0H${width}V-6`} />
      <text className={styles.distance} x={width / 2} y="-8">
        {formatDistance(kilometres)}
      </text>
    </g>
  )
}
