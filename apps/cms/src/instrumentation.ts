/** Runs once when the server starts: the publisher works from then on, whether or not somebody opens the admin. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { startContentSystem } = await import('./start/start-content-system.ts')
  await startContentSystem()
}
