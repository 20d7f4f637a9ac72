import { SettingsError } from '../settings.ts'

interface Listener {
  readonly listen: (where: { port: number; host: string }) => Promise<string>
}

/**
 * Opens a port.
 *
 * @param setting that names the port
 * @throws SettingsError when it is in use
 */
export async function listenAt(app: Listener, setting: string, port: number, host: string): Promise<void> {
  try {
    await app.listen({ port, host })
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    if (isTaken) throw new SettingsError(`The site cannot start. ${setting}: port ${port} is in use`)
    throw error
  }
}
