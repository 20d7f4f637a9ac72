import type { Config, SanitizedConfig } from 'payload'
import { allowByRole } from '../../access/access-functions.ts'
import { labelInEachLanguage } from '../../messages/field-texts.ts'
import { searchFolderByDescription } from './search-folder-by-description.ts'

/**
 * Folders of the media library, a feature of Payload. Accounts that may write pictures arrange them; visitors are not affected.
 */
export const mediaFolders: NonNullable<Config['folders']> = {
  browseByFolder: false,
  collectionSpecific: false,
  collectionOverrides: [
    ({ collection }) => ({
      ...collection,
      access: {
        read: allowByRole('read', 'media'),
        create: allowByRole('write', 'media'),
        update: allowByRole('write', 'media'),
        delete: allowByRole('delete', 'media'),
      },
      hooks: {
        ...collection.hooks,
        beforeOperation: [...(collection.hooks?.beforeOperation ?? []), searchFolderByDescription],
      },
    }),
  ],
}

/**
 * Labels the field for a picture's folder, which Payload creates with an English label.
 *
 * @param config as `buildConfig` returns it
 */
export function withFolderLabel(config: SanitizedConfig): SanitizedConfig {
  const media = config.collections.find(({ slug }) => slug === 'media')
  const folder = media?.fields.find((field) => 'name' in field && field.name === 'folder')
  if (!folder) throw new Error('Payload has no field for the folder of a picture any more: its label must move.')
  Object.assign(folder, { label: labelInEachLanguage('Folder') })
  return config
}
