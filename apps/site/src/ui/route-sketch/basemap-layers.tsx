import type { Basemap } from './basemap.ts'
import styles from './basemap-layers.module.css'
import type { PlacedBasemapLabel } from './place-labels.ts'

/** The ground below the points of a map: parks, water, railways and streets. */
export function BasemapShapes({ shapes }: Pick<Basemap, 'shapes'>) {
  return shapes.map(({ layer, path, width }) => (
    <path
      key={path}
      d={path}
      strokeWidth={width}
      className={`${styles[layer]} ${width === undefined ? styles.area : styles.line}`}
    />
  ))
}

/** Names of the ground, those of lines along them. */
export function BasemapLabels({ names }: { readonly names: readonly PlacedBasemapLabel[] }) {
  return names.map(({ kind, name, x, y, turn = 0, isWideOnly }) => (
    <text
      key={`${kind} ${name}`}
      className={[styles.name, styles[`of-${kind}`], isWideOnly && styles.wide].filter(Boolean).join(' ')}
      transform={`translate(${x} ${y})${turn === 0 ? '' : ` rotate(${turn})`}`}
      dy="0.35em"
    >
      {kind === 'station' && <tspan className={styles.sign}>▪ </tspan>}
      {name}
    </text>
  ))
}
