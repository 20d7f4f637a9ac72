import type { Light } from '../palette.ts'
import type { Scene } from '../scene.ts'
import { afterTheRain } from './after-the-rain.ts'
import { fromATerrace } from './from-a-terrace.ts'
import type { Subject } from './subject.ts'
import { subjects } from './subjects.ts'
import { throughAnArch } from './through-an-arch.ts'
import { toTheDoor } from './to-the-door.ts'
import { withAGuide } from './with-a-guide.ts'
import { withChildren } from './with-children.ts'
import { withHeadphones } from './with-headphones.ts'

/** Where one can look at a landmark from, by the end of the picture's name, and the light that becomes it. */
const VIEWS = {
  arch: { sceneOf: throughAnArch, light: 'dawn' },
  guide: { sceneOf: withAGuide, light: 'day' },
  headphones: { sceneOf: withHeadphones, light: 'day' },
  children: { sceneOf: withChildren, light: 'day' },
  terrace: { sceneOf: fromATerrace, light: 'dusk' },
  rain: { sceneOf: afterTheRain, light: 'dawn' },
  transfer: { sceneOf: toTheDoor, light: 'day' },
} as const satisfies Record<
  string,
  { readonly sceneOf: (subject: Subject, nth: number) => Scene; readonly light: Light }
>

/** The views that a product of the catalogue, or a page, is shown by. */
const TAKEN: Readonly<Record<keyof typeof subjects, readonly (keyof typeof VIEWS)[]>> = {
  abbey: ['arch', 'guide', 'headphones', 'terrace', 'rain'],
  belem: ['arch', 'guide', 'headphones', 'children', 'terrace', 'rain', 'transfer'],
  burj: ['arch', 'guide', 'terrace', 'rain', 'transfer'],
  camp: ['arch', 'guide', 'children', 'terrace'],
  canal: ['arch', 'guide', 'children', 'terrace', 'rain', 'transfer'],
  'casa-batllo': ['headphones', 'terrace', 'rain'],
  colosseum: ['arch', 'guide', 'headphones', 'children', 'terrace', 'transfer'],
  'eiffel-tower': ['arch', 'guide', 'terrace', 'rain', 'transfer'],
  'empire-state': ['guide', 'terrace', 'transfer'],
  'flower-dome': ['arch'],
  frame: ['arch'],
  gardens: ['guide', 'children', 'terrace', 'rain'],
  kronborg: ['arch', 'children', 'terrace'],
  liberty: ['arch', 'guide', 'children', 'terrace', 'rain'],
  louvre: ['arch', 'guide', 'headphones', 'children', 'terrace', 'rain'],
  'marina-bay': ['rain', 'transfer'],
  mermaid: ['arch', 'guide', 'terrace', 'rain'],
  metropolitan: ['guide', 'terrace'],
  mosque: ['children'],
  'one-world': ['guide'],
  orsay: ['guide', 'headphones', 'terrace', 'rain'],
  'pantheon-rome': ['guide', 'headphones', 'terrace', 'rain'],
  'park-guell': ['guide', 'headphones', 'terrace', 'rain'],
  parliament: ['arch', 'guide', 'terrace', 'rain', 'transfer'],
  pena: ['arch', 'headphones', 'children', 'terrace', 'rain'],
  pinecone: ['arch', 'guide', 'headphones', 'terrace'],
  rijksmuseum: ['guide', 'headphones', 'children', 'terrace', 'rain'],
  ring: ['arch'],
  rockefeller: ['terrace', 'rain'],
  rosenborg: ['arch', 'headphones', 'children', 'transfer'],
  rotunda: ['arch'],
  'sagrada-familia': ['arch', 'guide', 'headphones', 'children', 'terrace', 'rain', 'transfer'],
  'st-peters': ['guide', 'terrace'],
  'tower-bridge': ['terrace', 'rain'],
  tram: ['rain'],
  versailles: ['guide', 'headphones', 'terrace', 'rain'],
  villa: ['guide', 'headphones', 'terrace', 'rain'],
  'white-tower': ['arch', 'guide', 'children', 'terrace', 'rain'],
  windmill: ['headphones', 'children'],
}

/** Each landmark from several places: the visits to one of them differ, and so do their pictures. */
export const views: Readonly<Record<string, Scene>> = Object.fromEntries(
  subjectNames().flatMap((name) =>
    TAKEN[name].map((view) => {
      const { sceneOf, light } = VIEWS[view]
      return [`${name}-${view}`, { ...sceneOf(subjects[name], turnOf(name, view)), lights: [light] }]
    }),
  ),
)

/**
 * How many landmarks before this one are seen in the same way. Those of one city stand together in the list, so that
 * ways of composing a view that are taken in turns do not meet again in it.
 */
function turnOf(name: keyof typeof subjects, view: keyof typeof VIEWS): number {
  return subjectNames()
    .filter((other) => TAKEN[other].includes(view))
    .indexOf(name)
}

function subjectNames(): (keyof typeof subjects)[] {
  return Object.keys(subjects).filter((name): name is keyof typeof subjects => name in subjects)
}
