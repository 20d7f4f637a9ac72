import type { Ground } from './ground.ts'
import styles from './ground-layers.module.css'
import type { WrittenName } from './label-places.ts'

/** The ground below the points of a map: parks, water, railways and streets. */
export function GroundLayers({ shapes }: Pick<Ground, 'shapes'>) {
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
export function GroundNames({ names }: { readonly names: readonly WrittenName[] }) {
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
