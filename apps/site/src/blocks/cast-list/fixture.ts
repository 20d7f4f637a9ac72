import type { BlockFixturesOf } from '../block.ts'

const block = { id: 'cast', type: 'castList', title: 'On stage' } as const
const image = {
  mediaId: 'portrait',
  url: '/media/portrait.svg',
  alt: 'Ida Holm in a green coat',
  width: 800,
  height: 800,
  focalPoint: { x: 0.5, y: 0.4 },
}
const german = 'Hauptbühnenbeleuchtungsmeister '

export const castListFixtures: BlockFixturesOf<'castList'> = {
  usual: {
    block: {
      ...block,
      intro: 'Tonight’s company & those behind it.',
      people: [
        { name: 'Ida Holm', role: 'The harbour master', image },
        { name: 'Tomasz Reyl', role: 'Director' },
      ],
    },
    data: undefined,
  },
  empty: { block: { ...block, people: [{ name: 'Ida Holm', role: 'Everybody' }] }, data: undefined },
  long: {
    block: {
      ...block,
      title: german.repeat(4),
      people: Array.from({ length: 24 }, (_, index) => ({
        name: `${german.repeat(2)}${index}`,
        role: german.repeat(4),
        ...(index % 2 ? { image } : {}),
      })),
    },
    data: undefined,
  },
  rightToLeft: {
    block: { ...block, title: 'على الخشبة', people: [{ name: 'ليلى حداد', role: 'قائدة الميناء', image }] },
    data: undefined,
  },
}
