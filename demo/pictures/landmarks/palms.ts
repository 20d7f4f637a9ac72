import { d, path, range, stroke } from '../kit/shape.ts'
import { mix } from '../palette.ts'
import type { Pen } from '../pen.ts'

/** A date palm with a leaning stem: its crown hangs `lean` units to the right of its foot. */
export function palm(pen: Pen, x: number, base: number, height: number, lean = 0, fill = pen.palette.ink): string {
  const [cx, cy] = [x + lean, base - height]
  const w = height * 0.024
  const trunk = d`M${x - w * 1.4} ${base}Q${x - w + lean * 0.2} ${base - height * 0.5} ${cx - w * 0.7} ${cy}H${cx + w * 0.7}Q${x + w + lean * 0.3} ${base - height * 0.5} ${x + w * 1.5} ${base}Z`
  const r = height * 0.34
  const fronds = range(11, (index) => {
    const a = Math.PI * (1.14 - (index / 10) * 1.28)
    const reach = r * (0.92 + pen.random() * 0.2)
    const [ex, ey] = [cx + Math.cos(a) * reach, cy - Math.sin(a) * reach * 0.62 + reach * 0.34]
    const [mx, my] = [cx + Math.cos(a) * reach * 0.62, cy - Math.sin(a) * reach * 0.86 - reach * 0.1]
    const t = r * 0.12
    return d`M${cx} ${cy}Q${mx} ${my} ${ex} ${ey}Q${mx - Math.cos(a) * t * 1.6} ${my + t * 2.1} ${cx} ${cy}Z`
  })
  const notches = range(9, (index) => {
    const share = 0.08 + index * 0.1
    return d`M${x + lean * share * share - w * 0.8} ${base - height * share}l${w * 1.6} ${-w * 0.5}`
  })
  return (
    path(trunk, fill) + stroke(notches, mix(fill, pen.palette.sky[1], 0.3), Math.max(1.2, w * 0.2)) + path(fronds, fill)
  )
}
