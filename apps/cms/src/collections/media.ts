import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { CollectionConfig, PayloadRequest } from 'payload'
import { allowByRole, allowSharedDocuments } from '../access/access-functions.ts'
import { systemOnlyField } from '../access/field-write-access.ts'
import { ignoreFileLocation } from '../access/ignore-file-location.ts'
import { checkPictureFile } from '../access/picture-file.ts'
import { HIDDEN_FIELD_ADMIN, sidebarUiField, uiField } from '../content/fields/ui-field.ts'
import { refuseTrashingShownMedia } from '../editing/saving/refuse-trashing.ts'
import { allowMediaUpdate, refuseChangesOfPublishedMedia, refuseDeletingPublishedMedia } from '../media/media-rules.ts'
import { createValueValidator, messageUnless } from '../messages/create-validator.ts'
import { message } from '../messages/message.ts'
import { textInEachLanguage } from '../messages/translate.ts'
import { requestMediaPublication } from '../publishing/request-publication.ts'

/** Raster formats only: vector drawings can contain scripts, and the image server makes all sizes. */
export const UPLOAD_FORMATS = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']

/** Payload reports a missing file as a server error. */
function answerMissingFile(mediaDir: string) {
  return (_req: PayloadRequest, { params }: { params: { filename: string } }): Response | undefined =>
    existsSync(join(mediaDir, basename(params.filename)))
      ? undefined
      : Response.json({ errors: [{ message: 'There is no such file.' }] }, { status: 404 })
}

const MAX_DESCRIPTION_LENGTH = 400

/** A short description: a page reads it out in place of the picture. */
const validateDescription = createValueValidator((value: unknown) => {
  if (typeof value !== 'string' || value.trim() === '') return message('picture.needsDescription')
  return messageUnless(value.length <= MAX_DESCRIPTION_LENGTH, 'text.tooLong', { most: MAX_DESCRIPTION_LENGTH })
})

export function mediaCollection(mediaDir: string): CollectionConfig {
  return {
    slug: 'media',
    labels: { singular: textInEachLanguage('desk:picture'), plural: textInEachLanguage('desk:media') },
    access: {
      read: allowByRole('read', 'media'),
      create: allowByRole('write', 'media'),
      update: allowMediaUpdate,
      delete: allowSharedDocuments('delete', 'media'),
    },
    admin: {
      useAsTitle: 'filename',
      group: textInEachLanguage('desk:content'),
      defaultColumns: ['filename', 'alt', 'folder', 'credit', 'updatedAt'],
      listSearchableFields: ['filename', 'alt', 'credit'],
      description: 'Pictures for all pages. Set the focal point to what must stay visible when a picture is cropped.',
    },
    defaultSort: '-createdAt',
    // One picture serves many pages, so it is not duplicated.
    disableDuplicate: true,
    folders: true,
    // A version would lack its file: replacing a picture removes the old file.
    versions: false,
    upload: {
      staticDir: mediaDir,
      mimeTypes: UPLOAD_FORMATS,
      focalPoint: true,
      crop: false,
      pasteURL: false,
      handlers: [answerMissingFile(mediaDir)],
      adminThumbnail: 'thumbnail',
      imageSizes: [{ name: 'thumbnail', width: 400, formatOptions: { format: 'webp' } }],
    },
    hooks: {
      beforeOperation: [refuseChangesOfPublishedMedia, checkPictureFile, ignoreFileLocation],
      beforeChange: [refuseTrashingShownMedia],
      afterChange: [requestMediaPublication],
      beforeDelete: [refuseDeletingPublishedMedia],
    },
    fields: [
      uiField('fileRefusal', 'media/upload/file-refusal.tsx#FileRefusal'),
      {
        name: 'alt',
        type: 'text',
        required: true,
        localized: true,
        label: 'Description',
        validate: validateDescription,
        admin: {
          description:
            'What the picture shows, for people who cannot see it. Each language needs its own: switch the language above.',
        },
      },
      sidebarUiField('whereUsed', 'search/admin/where-used.tsx#WhereUsed'),
      { name: 'credit', type: 'text', admin: { description: 'Photographer or source, when it must be named.' } },
      systemOnlyField({ name: 'sampleKey', type: 'text', index: true, admin: HIDDEN_FIELD_ADMIN }),
    ],
  }
}
