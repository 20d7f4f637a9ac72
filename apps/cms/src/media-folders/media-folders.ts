import type { Config } from 'payload'
import { allow } from '../access/rules.ts'

/**
 * Folders of the media library, by Payload's own feature: a gallery that people arrange as they think of their pictures.
 * Whoever may write pictures arranges them; visitors notice nothing.
 */
export const mediaFolders: NonNullable<Config['folders']> = {
  browseByFolder: false,
  collectionSpecific: false,
  collectionOverrides: [
    ({ collection }) => ({
      ...collection,
      access: {
        read: allow('read', 'media'),
        create: allow('write', 'media'),
        update: allow('write', 'media'),
        delete: allow('delete', 'media'),
      },
    }),
  ],
}
