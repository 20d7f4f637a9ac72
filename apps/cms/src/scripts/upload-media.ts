import { loadSettings } from '../infrastructure/settings.ts'
import { uploadMediaFolder } from '../media/storage/upload-media.ts'
import { printLine, runScript } from './run-script.ts'

/** Copies media files from their folder to the configured bucket. Usage: node src/scripts/upload-media.ts */
await runScript('Uploading the pictures', async () => {
  const { mediaDir, mediaPlace } = loadSettings()
  if (!mediaPlace) throw new Error('S3_BUCKET is not set: name the bucket (see docs/settings.md).')
  const { uploaded, known } = await uploadMediaFolder(mediaDir, mediaPlace)
  printLine(`${uploaded} files were uploaded to the bucket ${mediaPlace.bucket}; ${known} were there already.`)
})
