import type { BlockFixturesOf } from '../block.ts'

const poster = {
  mediaId: 'm2',
  url: '/catalogue/seine-cruise-dusk',
  alt: 'A boat passes under a lit bridge',
  width: 1600,
  height: 1200,
  focalPoint: { x: 0.5, y: 0.5 },
}
const block = {
  id: 'film',
  type: 'video',
  title: 'Along the Seine, in two minutes',
  address: 'https://www.youtube.com/watch?v=wayfare_0-1',
  captions: [],
} as const

export const videoFixtures: BlockFixturesOf<'video'> = {
  usual: { block: { ...block, poster, captions: [] }, data: undefined },
  minimal: { block: { ...block, captions: [] }, data: undefined },
  file: {
    block: {
      ...block,
      poster,
      address: 'https://files.wayfare.example/seine.mp4',
      captions: [
        { lang: 'en', address: 'https://files.wayfare.example/seine.en.vtt' },
        { lang: 'pt', address: 'https://files.wayfare.example/seine.pt.vtt' },
        { lang: 'fr', address: 'https://elsewhere.example/seine.fr.vtt' },
      ],
    },
    data: undefined,
  },
  empty: { block: { ...block, address: 'https://videos.example/seine.mp4', captions: [] }, data: undefined },
  long: {
    block: { ...block, poster, title: 'Flussschifffahrtsgesellschaftsvorstellung '.repeat(9), captions: [] },
    data: undefined,
  },
  rightToLeft: { block: { ...block, poster, title: 'على امتداد نهر السين', captions: [] }, data: undefined },
}
