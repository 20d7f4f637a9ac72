import { join, resolve } from 'node:path'
import { findSettingMistakes } from '@passepartout/content-model/setting-names'
import { z } from 'zod'

const ROOT = resolve(import.meta.dirname, '../../..')

const environmentSchema = z.object({
  SANDBOX_PORT: z.coerce.number().int().min(0).max(65_535).default(3002),
  /** `localhost` listens on both loopback addresses. */
  SANDBOX_HOST: z.string().min(1).default('localhost'),
  DATA_DIR: z.string().min(1).default(join(ROOT, 'var')),
  IMAGE_URL: z.url({ protocol: /^https?$/ }).optional(),
  MEDIA_URL: z.url({ protocol: /^https?$/ }).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

export type Settings = Readonly<ReturnType<typeof readSettings>>

/** An invalid setting; the message is one sentence with the setting's name. */
export class SettingsError extends Error {
  override name = 'SettingsError'
}

/** @throws SettingsError for the first invalid setting */
export function readSettings(environment: Readonly<Record<string, string | undefined>>) {
  const mistakes = findSettingMistakes(environment)
  if (mistakes.length > 0) throw new SettingsError(`A setting is wrong: ${mistakes.join(' ')}`)
  const filled = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const result = environmentSchema.safeParse(filled)
  if (!result.success) {
    const issue = result.error.issues[0]
    throw new SettingsError(`The setting ${String(issue?.path[0])} is not usable: ${issue?.message}.`)
  }
  const { SANDBOX_PORT, SANDBOX_HOST, DATA_DIR, IMAGE_URL, MEDIA_URL, LOG_LEVEL } = result.data
  return {
    port: SANDBOX_PORT,
    host: SANDBOX_HOST,
    /** The folder that contains `sandbox/` and `media/`. */
    dataDir: resolve(DATA_DIR),
    /** Base address of pictures in catalogue answers, without a trailing slash. */
    imageUrl: (IMAGE_URL ?? `http://localhost:${SANDBOX_PORT}/images`).replace(/\/+$/, ''),
    /** Base address from which uploads are read instead of `media/`, without a trailing slash. */
    mediaUrl: MEDIA_URL?.replace(/\/+$/, ''),
    logLevel: LOG_LEVEL,
  }
}

/** Folders and files below the data folder. */
export function dataPaths(dataDir: string) {
  const sandbox = join(dataDir, 'sandbox')
  return {
    database: join(sandbox, 'catalogue.db'),
    pictures: join(sandbox, 'pictures'),
    imageCache: join(sandbox, 'image-cache'),
    fetchedMedia: join(sandbox, 'fetched-media'),
    media: join(dataDir, 'media'),
  }
}
