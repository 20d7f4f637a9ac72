import { brandDrawings } from './brands/brand-drawings.ts'
import { banner, poster } from './compose-show.ts'
import type { Drawing } from './drawing.ts'
import { lights, paletteOf } from './palette.ts'
import { makePen, picture } from './pen.ts'
import type { Scene } from './scene.ts'
import { scenes } from './scenes.ts'
import { shows } from './shows.ts'

function sceneDrawings([name, scene]: readonly [string, Scene]): Drawing[] {
  return (scene.lights ?? lights).map((light) => ({
    name: `${name}-${light}`,
    draw: () => {
      const pen = makePen(`${name}-${light}`, 1600, 1200, paletteOf(light, scene.mood))
      return picture(pen, scene.draw(pen))
    },
  }))
}

/** Every picture of the sample world: scenes in their lights, posters and banners of the shows, logos, icons and cards of the brands. */
export const drawings: readonly Drawing[] = [
  ...Object.entries(scenes).flatMap(sceneDrawings),
  ...shows.flatMap((show): Drawing[] => [
    { name: `show-${show.slug}`, draw: () => poster(show) },
    { name: `show-${show.slug}-wide`, draw: () => banner(show) },
  ]),
  ...brandDrawings,
]
