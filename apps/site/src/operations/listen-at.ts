import type { FastifyInstance } from 'fastify'
import { SettingsError } from '../settings.ts'

/**
 * Opens a port.
 *
 * @param setting that names the port
 * @throws SettingsError when it is in use
 */
export async function listenAt(app: Pick<FastifyInstance, 'listen'>, setting: string, port: number, host: string) {
  try {
    await app.listen({ port, host })
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    if (isTaken) throw new SettingsError(`The site cannot start. ${setting}: port ${port} is in use`)
    throw error
  }
}
