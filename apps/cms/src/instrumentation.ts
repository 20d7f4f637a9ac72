/** Runs once when the server starts: the publisher works from then on, whether or not somebody opens the admin. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const [{ default: config }, { getPayload }, { runPublisher }] = await Promise.all([
    import('@payload-config'),
    import('payload'),
    import('./publication/run-publisher.ts'),
  ])
  runPublisher(await getPayload({ config }))
}
