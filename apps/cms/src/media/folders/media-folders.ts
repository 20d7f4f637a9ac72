import type { Config, SanitizedConfig } from 'payload'
import { allow } from '../../access/rules.ts'
import { labelInEachLanguage } from '../../messages/field-texts.ts'
import { findInFolder } from './find-in-folder.ts'

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
        read: allow('read', 'media'),
        create: allow('write', 'media'),
        update: allow('write', 'media'),
        delete: allow('delete', 'media'),
      },
      hooks: { ...collection.hooks, beforeOperation: [...(collection.hooks?.beforeOperation ?? []), findInFolder] },
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
