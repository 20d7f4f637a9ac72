import type { PayloadRequest } from 'payload'
import { expect, test } from 'vitest'
import { formatMessage } from '../../messages/format-message.ts'
import type { Site } from '../../payload-types.ts'
import { copySite, MAX_COPIED_PAGES, type NewBrandChoices } from './copy-site.ts'

test('a brand that would get more pages than are copied at once is refused before anything is made', async () => {
  const found = { docs: Array.from({ length: MAX_COPIED_PAGES + 1 }, () => ({})) }
  const req = { i18n: { language: 'fr' }, payload: { find: async () => found } } as unknown as PayloadRequest
  const wish = { groups: ['g'], languages: ['en'] } as unknown as NewBrandChoices
  await expect(copySite({ id: 1 } as Site, wish, req)).rejects.toThrow(
    formatMessage('fr', { code: 'site.tooManyPages', params: { most: MAX_COPIED_PAGES } }),
  )
})
