import type { BlockFixturesOf } from '../block.ts'

const MAP =
  'https://www.google.com/maps/embed?pb=!1m14!1m12!1m3!1d5250!2d2.3376!3d48.8606!2m3!1f0!2f0!3f0!3m2!1i1024!2i768!4f13.1!5m2!1sen!2sus'
const block = { id: 'map', type: 'iframe', src: MAP, name: 'The way to the Louvre', allowFullScreen: true } as const

export const iframeFixtures: BlockFixturesOf<'iframe'> = {
  usual: { block, data: undefined },
  minimal: { block: { ...block, name: '' }, data: undefined },
  youTube: {
    block: { ...block, src: 'https://youtu.be/wayfare_0-1?t=30', name: 'Along the Seine', allow: 'autoplay' },
    data: undefined,
  },
  empty: { block: { ...block, src: 'https://frames.example/' }, data: undefined },
  long: {
    block: { ...block, name: 'Straßenbahnhaltestellenverzeichnis '.repeat(8), allow: 'camera; fullscreen '.repeat(20) },
    data: undefined,
  },
  rightToLeft: { block: { ...block, name: 'الطريق إلى متحف اللوفر' }, data: undefined },
}
