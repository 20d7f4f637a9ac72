import type { PayloadRequest } from 'payload'
import { expect, test } from 'vitest'
import { message } from '../../messages/message.ts'
import { listPreviewBlocksWithFaults } from './list-preview-blocks-with-faults.ts'
import { livePreviewEndpoint } from './live-preview-endpoint.ts'

test('what is wrong with a block is said in the language of the admin, without the name of the block', () => {
  const blocks = [
    { id: 'a', blockType: 'quote' },
    { id: 'b', blockType: 'cardList' },
  ] as const
  const faults = [
    {
      path: 'blocks.1.cards',
      field: 'blocks.1.cards',
      place: ['Block 2 (Card list)'],
      message: message('fault.missing'),
    },
    {
      path: 'blocks.1.cards.0.title',
      field: 'blocks.1.cards.0.title',
      place: ['Block 2 (Card list)', 'Card 1', 'Title'],
      message: message('fault.missing'),
    },
  ]
  expect(listPreviewBlocksWithFaults(blocks, faults, 'de')).toEqual([
    { id: 'a', label: 'Zitat', faults: [] },
    { id: 'b', label: 'Kartenliste', faults: ['Dieser Baustein: fehlt.', 'Karte 1, Überschrift: fehlt.'] },
  ])
  expect(listPreviewBlocksWithFaults(blocks, faults, 'en')[1]?.faults).toEqual([
    'This block is missing.',
    'Card 1, Title: is missing.',
  ])
})

test('without a secret there are no previews', async () => {
  const settings = { previewSecret: undefined, siteAddress: '', url: 'https://cms.example' }
  const req = { user: { role: 'admin' }, i18n: { language: 'en' } } as unknown as PayloadRequest
  const answer = await livePreviewEndpoint(settings as never).handler(req)
  expect([answer.status, await answer.json()]).toMatchObject([503, { code: 'preview.off' }])
})
