import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { ROOT } from '../../scripts/folders.ts'

const healthcheckSchema = z.strictObject({
  test: z.tuple([z.literal('CMD'), z.string()], z.string()),
  interval: z.string(),
  timeout: z.string(),
  retries: z.number(),
})

const serviceSchema = z.strictObject({
  image: z.string(),
  profiles: z.array(z.string()).optional(),
  build: z.strictObject({ context: z.literal('.'), dockerfile: z.string(), target: z.string() }).optional(),
  command: z.array(z.string()).optional(),
  env_file: z.array(z.literal('.env')).optional(),
  environment: z.record(z.string(), z.string()).default({}),
  network_mode: z.literal('service:proxy').optional(),
  networks: z.array(z.string()).default([]),
  ports: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
  read_only: z.literal(true).optional(),
  tmpfs: z.array(z.string()).optional(),
  cap_drop: z.array(z.string()).optional(),
  security_opt: z.array(z.literal('no-new-privileges:true')),
  ulimits: z.strictObject({ nofile: z.number() }).optional(),
  shm_size: z.string().optional(),
  stop_grace_period: z.string().optional(),
  restart: z.enum(['unless-stopped', 'no']),
  healthcheck: z.union([z.strictObject({ disable: z.literal(true) }), healthcheckSchema]).optional(),
  depends_on: z
    .record(z.string(), z.strictObject({ condition: z.enum(['service_healthy', 'service_completed_successfully']) }))
    .default({}),
})

const compositionSchema = z.strictObject({
  name: z.string(),
  'x-part': z.unknown(),
  services: z.record(z.string(), serviceSchema),
  networks: z.record(z.string(), z.strictObject({ internal: z.boolean().optional() })),
  volumes: z.record(z.string(), z.strictObject({})),
})

export type Composition = z.infer<typeof compositionSchema>
export type Service = z.infer<typeof serviceSchema>

export const COMPOSITION_TEXT = readFileSync(join(ROOT, 'compose.yaml'), 'utf8')

/** @throws ZodError where a key is none that the tests know */
export function readComposition(text = COMPOSITION_TEXT): Composition {
  return compositionSchema.parse(parse(text, { merge: true }))
}

/**
 * What a service sets, with what it takes from the file of settings.
 *
 * @param settings of the file
 * @throws Error for a setting that has to be there
 */
export function environmentOf({ environment }: Service, settings: Readonly<Record<string, string>>) {
  const fill = (value: string) =>
    value.replaceAll(/\$\{(\w+)(?::\?([^}]*))?\}/g, (_, name: string, complaint?: string) => {
      const setting = settings[name]
      if (setting === undefined && complaint !== undefined) throw new Error(`${name} ${complaint}`)
      return setting ?? ''
    })
  return Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, fill(value)]))
}
